import { handle } from "./handle.ts";

Deno.serve(handle);
