import { photoLimits } from "../../supabase/functions/_shared/photo";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import workerAddress from "./photo-worker?worker&url";
import { sendPhoto } from "./photos";

/* The photographs of this visit, from the field to the back end. Outlives the page on which they were chosen. */

/** In bytes; a telephone's largest photographs, of 200 megapixels, are about as large. */
const maxFileSize = 50_000_000;

/** Why a file did not become a photograph. */
type PhotoProblem = "empty" | "notAPhoto" | "tooLarge" | "unreadable" | "tooMany";

export interface ChosenPhoto {
  /** By this the back end stores it once. */
  id: string;
  /** Of the visitor's file. */
  name: string;
  /** Undefined for a file that the browser cannot read. */
  jpeg: Promise<Blob | undefined>;
  /** For an `<img>`, once the JPEG is there. */
  address?: string;
  /** The stored request that it goes with; without one it is still in the field. */
  quote?: QuoteRequest;
  progress: "waiting" | "sending" | "sent" | "failed" | "refused";
}

interface PhotosState {
  photos: readonly ChosenPhoto[];
  /** Of the files chosen last. */
  problems: readonly { problem: PhotoProblem; name: string }[];
}

let state: PhotosState = { photos: [], problems: [] };
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export const photosState = () => state;
export function subscribeToPhotos(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(change: Partial<PhotosState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

const change = (id: string, part: Partial<ChosenPhoto>) =>
  set({ photos: state.photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)) });

/** What `trusted-types` in the policy of the site allows: this one address, and no other. */
const trusted = (
  globalThis as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
    };
  }
).trustedTypes?.createPolicy("photo-worker", { createScriptURL: () => workerAddress });

let worker: Worker | undefined;
let lastShrunk: Promise<unknown> = Promise.resolve();

function askWorker(file: File): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    worker ??= new Worker(trusted?.createScriptURL("") ?? workerAddress, { type: "module" });
    worker.onerror = () => {
      worker = undefined;
      resolve(undefined);
    };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(file, [port2]);
  });
}

/** One after the other: 12 megapixels are 48 MB while they are drawn. */
function shrink(file: File): Promise<Blob | undefined> {
  const jpeg = lastShrunk.then(() => askWorker(file)).catch(() => undefined);
  lastShrunk = jpeg;
  return jpeg;
}

function problemWith({ size, type }: File): PhotoProblem | undefined {
  if (size === 0) return "empty";
  // Some systems know no type for HEIC.
  if (type !== "" && !type.startsWith("image/")) return "notAPhoto";
  return size > maxFileSize ? "tooLarge" : undefined;
}

/** Takes what fits of these files into the field, and answers for the rest. */
export function addPhotos(files: File[]): void {
  let free = photoLimits.perRequest - state.photos.filter(({ quote }) => !quote).length;
  const photos = [...state.photos];
  const problems: PhotosState["problems"][number][] = [];
  for (const file of files) {
    const { name } = file;
    const problem = problemWith(file) ?? (free-- > 0 ? undefined : "tooMany");
    if (problem) problems.push({ problem, name });
    else photos.push({ id: crypto.randomUUID(), name, jpeg: shrink(file), progress: "waiting" });
  }
  const added = photos.slice(state.photos.length);
  set({ photos, problems });
  for (const { id, name, jpeg } of added)
    jpeg.then((blob) => {
      const photo = state.photos.find((candidate) => candidate.id === id);
      if (photo && blob) change(id, { address: URL.createObjectURL(blob) });
      else if (photo && !photo.quote) {
        removePhoto(id);
        set({ problems: [...state.problems, { problem: "unreadable", name }] });
      }
    });
}

/** Takes a photograph out of the field, or one that arrived out of sight. */
export function removePhoto(id: string): void {
  const address = state.photos.find((photo) => photo.id === id)?.address;
  if (address) URL.revokeObjectURL(address);
  set({ photos: state.photos.filter((photo) => photo.id !== id) });
}

let sending: Promise<void> | undefined;

async function send(...photo: Parameters<typeof sendPhoto>): Promise<ChosenPhoto["progress"]> {
  const result = await sendPhoto(...photo);
  if (result.sent) return "sent";
  return result.refusal ? "refused" : "failed";
}

/** No question on leaving meanwhile: Chromium would also put it between a visitor with a leak and the phone number. */
async function sendWaiting(): Promise<void> {
  const next = () => state.photos.find(({ quote, progress }) => quote && progress === "waiting");
  for (let photo = next(); photo?.quote; photo = next()) {
    const { id, quote } = photo;
    change(id, { progress: "sending" });
    const jpeg = await photo.jpeg;
    change(id, { progress: jpeg ? await send(quote, id, jpeg) : "refused" });
  }
  sending = undefined;
}

/** Sends what is in the field, one by one, after its request; resolves with whether all of it arrived. Never rejects. */
export async function sendPhotos(quote: QuoteRequest): Promise<boolean> {
  for (const { id, progress } of state.photos) if (progress === "sent") removePhoto(id);
  set({ photos: state.photos.map((photo) => ({ quote, ...photo })), problems: [] });
  sending ??= sendWaiting();
  await sending;
  return state.photos.every(({ quote: sentWith, progress }) => !sentWith || progress === "sent");
}

/** Sends once more what failed. */
export function retryPhotos(): void {
  const again = (photo: ChosenPhoto): ChosenPhoto =>
    photo.progress === "failed" ? { ...photo, progress: "waiting" } : photo;
  set({ photos: state.photos.map(again) });
  sending ??= sendWaiting();
}
