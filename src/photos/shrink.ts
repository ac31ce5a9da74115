import { photoLimits } from "../../supabase/functions/_shared/photo.ts";

/** The longest side in pixels and the JPEG quality, tried in turn until the picture fits. The last one fits even noise. */
// biome-ignore format: a table
const tries = [[1600, 0.82], [1600, 0.6], [1600, 0.4], [800, 0.5]] as const;

function canvas(width: number, height: number, ground = "white") {
  const context = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  return context;
}

/** Whether the canvas returns noise: Firefox can be set to return noise against fingerprinting. */
function returnsNoise(): boolean {
  const [red = 0, green = 0, blue = 0] = canvas(1, 1, "rgb(90 90 90)").getImageData(0, 0, 1, 1).data;
  return [red, green, blue].some((part) => Math.abs(part - 90) > 8);
}

/** Redraws a picture upright and without its metadata. */
async function draw(file: Blob): Promise<Blob> {
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

/** Makes a JPEG within `photoLimits`, or says why not. Works one by one: 12 megapixels take 48 MB. Never rejects. */
export function shrink(file: File): Promise<Blob | "unreadable" | "unavailable"> {
  const result = last
    .then(async () => (returnsNoise() ? ("unavailable" as const) : await draw(file)))
    .catch(() => "unreadable" as const);
  last = result;
  return result;
}
