import { writeModuleTypes } from "../content/module-types.ts";

/* For tsc, which may run before anything else has; `npm start`, a build and the tests write the types by themselves. */
writeModuleTypes();
