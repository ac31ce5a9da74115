import workerAddress from "./photo-worker?worker&url";

interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** What `trusted-types` in the policy of the site allows: this one address, and no other. */
const trusted = trustedTypes?.createPolicy("photo-worker", { createScriptURL: () => workerAddress });

/** Whether this browser can make photographs smaller: Safari 16.4, Firefox 105, Chromium 69. */
export const canShrink = () =>
  "createImageBitmap" in window && "OffscreenCanvas" in window && "Worker" in window;

let last: Promise<unknown> = Promise.resolve();

/** A JPEG within `photoLimits`; undefined of what the browser cannot read. One after the other: 12 megapixels take 48 MB. */
export function shrink(file: File): Promise<Blob | undefined> {
  const jpeg = last.then(() => askWorker(file)).catch(() => undefined);
  last = jpeg;
  return jpeg;
}

async function askWorker(file: File): Promise<Blob | undefined> {
  const worker = new Worker(trusted?.createScriptURL("") ?? workerAddress, { type: "module" });
  const answer = new Promise<Blob | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
  });
  worker.postMessage(file);
  return answer.finally(() => worker.terminate());
}
