import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** A photograph as a camera makes it, or a smaller one, in photos/ of `folder`. */
export async function takePhoto(folder: string, file: string, width = 1600): Promise<void> {
  mkdirSync(join(folder, "photos"), { recursive: true });
  const roof = { width, height: width * 0.75, channels: 3, background: "#8a3b22" } as const;
  await sharp({ create: roof })
    .jpeg()
    .toFile(join(folder, "photos", file));
}
