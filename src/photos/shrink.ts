import { photoLimits } from "../../supabase/functions/_shared/photo";

/** The longest side in pixels and the quality, tried in turn until the picture fits; the last fits noise. */
// biome-ignore format: a table
const tries = [[1600, 0.82], [1600, 0.6], [1600, 0.4], [800, 0.5]] as const;

/** A JPEG within `photoLimits`, or why there is none. */
type Shrunk = Blob | "unreadable" | "unavailable";

function canvas(width: number, height: number, ground = "white") {
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("This browser draws nothing");
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  return context;
}

/** Against fingerprints, Firefox can be set to return noise in place of what was drawn. */
function returnsWhatIsDrawn(): boolean {
  const [red = 0, green = 0, blue = 0] = canvas(1, 1, "rgb(90 90 90)").getImageData(0, 0, 1, 1).data;
  return [red, green, blue].every((part) => Math.abs(part - 90) < 9);
}

/** Draws it anew, upright, so that nothing of the file but the picture is left. */
async function draw(file: Blob): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file);
  let jpeg = new Blob();
  for (const [longest, quality] of tries) {
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
    const context = canvas(side(bitmap.width), side(bitmap.height));
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height);
    jpeg = await context.canvas.convertToBlob({ type: "image/jpeg", quality });
    if (jpeg.size <= photoLimits.bytes) break;
  }
  bitmap.close();
  return jpeg;
}

let last: Promise<unknown> = Promise.resolve();

/** Makes a photograph small enough to send. One after the other: 12 megapixels take 48 MB. Never rejects. */
export function shrink(file: File): Promise<Shrunk> {
  const shrunk = last.then(() => (returnsWhatIsDrawn() ? draw(file) : "unavailable"));
  last = shrunk.catch(() => {});
  return shrunk.catch(() => "unreadable");
}
