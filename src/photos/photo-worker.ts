import { photoLimits } from "../../supabase/functions/_shared/photo";

/* Makes photographs small enough to send, in a thread of its own: decoding 12 megapixels takes a phone a second. */

/** The longest side in pixels and the quality, tried in turn until the picture fits; the last fits noise. */
// biome-ignore format: a table
const tries = [[1600, 0.82], [1600, 0.6], [1600, 0.4], [800, 0.5]] as const;

/** Drawn anew, upright, so that nothing of the file but the picture is left. Rejects what the browser cannot read. */
async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  let jpeg = new Blob();
  for (const [longest, quality] of tries) {
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
    const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
    const canvas = new OffscreenCanvas(side(bitmap.width), side(bitmap.height));
    const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (jpeg.size <= photoLimits.bytes) break;
  }
  bitmap.close();
  return jpeg;
}

addEventListener("message", async ({ data }: MessageEvent<File>) => {
  postMessage(await shrink(data).catch(() => undefined));
});
