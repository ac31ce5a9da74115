import workerUrl from "./photo-worker?worker&url";

interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** What `trusted-types` in the policy of the site allows: this one URL. */
const trusted = trustedTypes?.createPolicy("photo-worker", { createScriptURL: () => workerUrl });

let last: Promise<Blob | undefined> = Promise.resolve(undefined);

/** A JPEG within `photoLimits`; undefined of what the browser cannot read. One after the other: 12 megapixels take 48 MB. */
export function shrink(file: File): Promise<Blob | undefined> {
  last = last.then(() => askWorker(file)).catch(() => undefined);
  return last;
}

async function askWorker(file: File): Promise<Blob | undefined> {
  const worker = new Worker(trusted?.createScriptURL("") ?? workerUrl, { type: "module" });
  const answer = new Promise<Blob | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
  });
  worker.postMessage(file);
  return answer.finally(() => worker.terminate());
}
