import { useSyncExternalStore } from "react";
import { photoLimits } from "../../supabase/functions/_shared/photo";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { tabStorage } from "../lib/browser/tab-storage";
import { type PhotosAnswer, sendPhotos } from "./send-photos";
import { shrink } from "./shrink";

/* The photographs of this visit, from the field to the back end. Outlives the page on which they were chosen. */

/** "lost": chosen before a reload, which brings back the texts of a form only. */
type PhotoProblem = "notAPhoto" | "unreadable" | "unavailable" | "tooMany" | "lost";

interface ChosenPhoto {
  id: number;
  name: string;
  jpeg: ReturnType<typeof shrink>;
  url?: string;
}

interface PhotosState {
  chosen: ChosenPhoto[];
  problems: { problem: PhotoProblem; name: string }[];
  sent: { quote: QuoteRequest; photos: ChosenPhoto[]; progress: "sending" | PhotosAnswer }[];
}

const chosenMark = "photos-chosen";
const prerendered: PhotosState = { chosen: [], problems: [], sent: [] };
let state = prerendered;
if (tabStorage.get(chosenMark)) state = { ...state, problems: [{ problem: "lost", name: "" }] };
let lastId = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const current = () => state;
/** The photographs of this visit, as they are now. */
export const usePhotos = () => useSyncExternalStore(subscribe, current, () => prerendered);

function set(change: Partial<PhotosState>): void {
  state = { ...state, ...change };
  if (state.chosen.length > 0) tabStorage.set(chosenMark, "yes");
  else tabStorage.remove(chosenMark);
  for (const listener of listeners) listener();
}

/** Takes what fits of these files into the field, and answers for the rest. */
export function addPhotos(files: File[]): void {
  const added: ChosenPhoto[] = [];
  const problems: PhotosState["problems"] = [];
  for (const file of files) {
    const { name, type } = file;
    // Some systems know no type for HEIC.
    if (type !== "" && !type.startsWith("image/")) problems.push({ problem: "notAPhoto", name });
    else if (state.chosen.length + added.length >= photoLimits.perRequest)
      problems.push({ problem: "tooMany", name });
    else added.push({ id: ++lastId, name, jpeg: shrink(file) });
  }
  set({ chosen: [...state.chosen, ...added], problems });
  for (const photo of added) void show(photo);
}

async function show({ id, name, jpeg }: ChosenPhoto): Promise<void> {
  const shrunk = await jpeg;
  if (!state.chosen.some((photo) => photo.id === id)) return;
  if (shrunk instanceof Blob) {
    const url = URL.createObjectURL(shrunk);
    set({ chosen: state.chosen.map((photo) => (photo.id === id ? { ...photo, url } : photo)) });
  } else {
    removePhoto(id);
    set({ problems: [...state.problems, { problem: shrunk, name }] });
  }
}

export function removePhoto(id: number): void {
  set({ chosen: state.chosen.filter((photo) => photo.id !== id) });
}

/** Sends what is in the field, after its request was stored; resolves with whether all of it arrived. Never rejects. */
export function sendChosenPhotos(quote: QuoteRequest): Promise<boolean> {
  const photos = state.chosen;
  set({ chosen: [], problems: [], sent: state.sent.filter(({ progress }) => progress !== "arrived") });
  return photos.length > 0 ? sendFor(quote, photos) : Promise.resolve(true);
}

/** Also sends once more what failed; no question on leaving meanwhile, which would stand between a leak and the phone. */
export async function sendFor(quote: QuoteRequest, photos: ChosenPhoto[]): Promise<boolean> {
  const note = (progress: "sending" | PhotosAnswer) =>
    set({ sent: [...state.sent.filter((other) => other.photos !== photos), { quote, photos, progress }] });
  note("sending");
  const jpegs = (await Promise.all(photos.map(({ jpeg }) => jpeg))).filter((jpeg) => jpeg instanceof Blob);
  const answer = jpegs.length > 0 ? await sendPhotos(quote, jpegs) : "refused";
  const progress = answer === "arrived" && jpegs.length < photos.length ? "refused" : answer;
  note(progress);
  return progress === "arrived";
}
