/* Makes photographs small enough to send, in a thread of its own: decoding 12 megapixels takes a phone a second. */

/** Pixels along the longest side. */
const longestSide = 1600;
const wantedBytes = 400_000;
/** Tried in turn until the picture is small enough; below the last a roof tile is a smear. */
const qualities = [0.82, 0.7, 0.55, 0.4];

/** Drawn anew, upright, so that nothing of the file but the picture is left. Rejects what the browser cannot read. */
async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const canvas = new OffscreenCanvas(side(bitmap.width), side(bitmap.height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing off the screen.");
  // What is transparent would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  let jpeg = new Blob();
  for (const quality of qualities) {
    jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (jpeg.size <= wantedBytes) break;
  }
  return jpeg;
}

addEventListener("message", async ({ data, ports: [answer] }: MessageEvent<File>) => {
  answer?.postMessage(await shrink(data).catch(() => undefined));
});
