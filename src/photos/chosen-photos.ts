import { photoLimits } from "../../supabase/functions/_shared/photo.ts";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request.ts";
import { createStore, useStore } from "../hooks/use-store.ts";
import { type PhotoAnswer, sendPhoto } from "./send-photo.ts";
import { shrink } from "./shrink.ts";

/* The photographs of this visit, from the field to the back end. They survive a change of page. */

export type PhotoProblem = "notAPhoto" | "unreadable" | "unavailable" | "tooMany";

interface ChosenPhoto {
  id: number;
  name: string;
  jpeg: ReturnType<typeof shrink>;
  url?: string;
}

/** The photographs of a request on their way: `arrivals` of `count` are there, and `rest` may still come. */
interface Delivery {
  quote: QuoteRequest;
  count: number;
  arrivals: number;
  rest: ChosenPhoto[];
  progress: "sending" | PhotoAnswer;
}

interface Photos {
  /** The photographs that go with the next request. */
  photos: ChosenPhoto[];
  problems: Partial<Record<PhotoProblem, string[]>>;
  /** The photographs of the last request, if it has any. */
  delivery?: Delivery;
}

const store = createStore<Photos>({ photos: [], problems: {} });
let lastId = 0;

/** The photographs that are chosen, and those on their way. */
export const usePhotos = () => useStore(store);

const set = (change: Partial<Photos>) => store.set({ ...store.read(), ...change });

function refuse(name: string, problem: PhotoProblem): void {
  const { problems } = store.read();
  set({ problems: { ...problems, [problem]: [...(problems[problem] ?? []), name] } });
}

/** Types that say nothing, so that decoding tells whether the file is a photograph. Films are refused by their type. */
const unknownTypes = ["", "application/octet-stream"];

/** Adds the files that are photographs, up to the limit. The names of the others go into `problems`. */
export function addPhotos(files: File[]): void {
  set({ problems: {} });
  for (const file of files) {
    if (!file.type.startsWith("image/") && !unknownTypes.includes(file.type)) refuse(file.name, "notAPhoto");
    else if (store.read().photos.length >= photoLimits.perRequest) refuse(file.name, "tooMany");
    else void add(file);
  }
}

async function add(file: File): Promise<void> {
  const id = ++lastId;
  const jpeg = shrink(file);
  set({ photos: [...store.read().photos, { id, name: file.name, jpeg }] });
  const result = await jpeg;
  const { photos } = store.read();
  if (!photos.some((photo) => photo.id === id)) return;
  if (result instanceof Blob) {
    const url = URL.createObjectURL(result);
    set({ photos: photos.map((photo) => (photo.id === id ? { ...photo, url } : photo)) });
  } else {
    removePhoto(id);
    refuse(file.name, result);
  }
}

/** Takes a photograph out of the next request. */
export function removePhoto(id: number): void {
  set({ photos: store.read().photos.filter((photo) => photo.id !== id) });
}

/** Sends the chosen photographs of a stored request. Resolves with whether all of them arrived; never rejects. */
export async function sendChosenPhotos(quote: QuoteRequest): Promise<boolean> {
  const { photos } = store.read();
  const delivery: Delivery = { quote, count: photos.length, arrivals: 0, rest: photos, progress: "sending" };
  set({ photos: [], problems: {}, delivery: photos.length > 0 ? delivery : undefined });
  return sendInTurn(delivery);
}

/** Sends the photographs of the last request that have not arrived. */
export function retryPhotos(): void {
  const { delivery } = store.read();
  if (delivery) void sendInTurn(delivery);
}

/** Sends photographs until one fails. No beforeunload prompt delays a visitor who leaves to phone about a leak. */
async function sendInTurn(delivery: Delivery): Promise<boolean> {
  let state = delivery;
  const change = (changes: Partial<Delivery>) => {
    state = { ...state, ...changes };
    // A later request may have replaced this delivery.
    if (store.read().delivery?.quote === state.quote) set({ delivery: state });
  };
  change({ progress: "sending" });
  for (const { jpeg } of delivery.rest) {
    const file = await jpeg;
    const answer = file instanceof Blob ? await sendPhoto(state.quote, file) : "refused";
    if (answer === "failed") {
      change({ progress: answer });
      return false;
    }
    const arrivals = state.arrivals + (answer === "arrived" ? 1 : 0);
    change({ rest: state.rest.slice(1), arrivals });
  }
  const isComplete = state.arrivals === state.count;
  change({ progress: isComplete ? "arrived" : "refused" });
  return isComplete;
}
