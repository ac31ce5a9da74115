import { photoLimits } from "../../supabase/functions/_shared/photo";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { createStore, useStore } from "../hooks/use-store";
import { photosMark, tabStorage } from "../lib/browser/tab-storage";
import { type PhotosAnswer, sendPhotos } from "./send-photos";
import { shrink } from "./shrink";

/* The photographs of this visit, from the field to the back end. They survive a change of page. */

/** "lost" means chosen before a reload, or before React drew the page anew: both keep only the texts of a form. */
export type PhotoProblem = "notAPhoto" | "unreadable" | "unavailable" | "tooMany" | "lost";

interface ChosenPhoto {
  id: number;
  name: string;
  jpeg: ReturnType<typeof shrink>;
  url?: string;
}

interface Photos {
  chosen: ChosenPhoto[];
  problems: Partial<Record<PhotoProblem, string[]>>;
  /** The photographs of the last request. */
  sent?: { count: number; progress: "sending" | PhotosAnswer; retry: () => void };
}

/** Set when the page goes away while it sends, so that the next one can say so. A copy of the tab does not have it. */
const interruptedMark = "photos-interrupted";
const noteInterruption = () => void tabStorage.set(interruptedMark, "yes");

const store = createStore<Photos>({ chosen: [], problems: {} });
store.set({
  chosen: [],
  problems: tabStorage.get(photosMark) ? { lost: [] } : {},
  sent: tabStorage.get(interruptedMark) ? { count: 0, progress: "refused", retry: () => {} } : undefined,
});
let lastId = 0;

export const usePhotos = () => useStore(store);

function set(change: Partial<Photos>): void {
  store.set({ ...store.read(), ...change });
  if (store.read().chosen.length > 0) tabStorage.set(photosMark, "yes");
  else tabStorage.remove(photosMark);
}

function refuse(name: string, problem: PhotoProblem): void {
  const { problems } = store.read();
  set({ problems: { ...problems, [problem]: [...(problems[problem] ?? []), name] } });
}

/** Types that say nothing; decoding judges such a file. A film would fill the memory first. */
const unknownTypes = ["", "application/octet-stream"];

export function addPhotos(files: File[]): void {
  set({ problems: {} });
  for (const file of files) {
    if (!file.type.startsWith("image/") && !unknownTypes.includes(file.type)) refuse(file.name, "notAPhoto");
    else if (store.read().chosen.length >= photoLimits.perRequest) refuse(file.name, "tooMany");
    else void add(file);
  }
}

async function add(file: File): Promise<void> {
  const id = ++lastId;
  const jpeg = shrink(file);
  set({ chosen: [...store.read().chosen, { id, name: file.name, jpeg }] });
  const shrunk = await jpeg;
  const { chosen } = store.read();
  if (!chosen.some((photo) => photo.id === id)) return;
  if (shrunk instanceof Blob) {
    const url = URL.createObjectURL(shrunk);
    set({ chosen: chosen.map((photo) => (photo.id === id ? { ...photo, url } : photo)) });
  } else {
    removePhoto(id);
    refuse(file.name, shrunk);
  }
}

export function removePhoto(id: number): void {
  set({ chosen: store.read().chosen.filter((photo) => photo.id !== id) });
}

/** Sends the chosen photographs of a stored request. Resolves with whether all of them arrived; never rejects. */
export function sendChosenPhotos(quote: QuoteRequest): Promise<boolean> {
  const { chosen } = store.read();
  set({ chosen: [], problems: {}, sent: undefined });
  tabStorage.remove(interruptedMark);
  return chosen.length > 0 ? sendFor(quote, chosen) : Promise.resolve(true);
}

/** Also used to retry. No beforeunload prompt: it would delay someone who phones about a leak. */
async function sendFor(quote: QuoteRequest, photos: ChosenPhoto[]): Promise<boolean> {
  const retry = () => void sendFor(quote, photos);
  const sending: Photos["sent"] = { count: photos.length, progress: "sending", retry };
  set({ sent: sending });
  addEventListener("pagehide", noteInterruption);
  const jpegs = (await Promise.all(photos.map(({ jpeg }) => jpeg))).filter((jpeg) => jpeg instanceof Blob);
  const answer = jpegs.length > 0 ? await sendPhotos(quote, jpegs) : "refused";
  const progress = answer === "arrived" && jpegs.length < photos.length ? "refused" : answer;
  removeEventListener("pagehide", noteInterruption);
  tabStorage.remove(interruptedMark);
  if (store.read().sent === sending) set({ sent: { ...sending, progress } });
  return progress === "arrived";
}
