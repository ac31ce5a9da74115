// Takes the data directory named by its argument, reports whether it could, and stays.
import { holdDataDirectory } from "../../embedded/data-directory.ts";

let took = true;
try {
  holdDataDirectory(process.argv[2] ?? "");
} catch {
  took = false;
}
process.send?.(took);
setInterval(() => {}, 60_000);
