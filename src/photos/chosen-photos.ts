import { photoLimits } from "../../supabase/functions/_shared/photo";
import type { QuoteRequest } from "../../supabase/functions/_shared/quote-request";
import { createStore, useStore } from "../hooks/use-store";
import { type PhotoAnswer, sendPhoto } from "./send-photo";
import { shrink } from "./shrink";

/* The photographs of this visit, from the field to the back end. They survive a change of page. */

export type PhotoProblem = "notAPhoto" | "unreadable" | "unavailable" | "tooMany";

interface ChosenPhoto {
  id: number;
  name: string;
  jpeg: ReturnType<typeof shrink>;
  url?: string;
}

/** The photographs of a request on their way: `arrived` of `count` are there, and those of `waiting` may still come. */
interface Sending {
  quote: QuoteRequest;
  count: number;
  arrived: number;
  waiting: ChosenPhoto[];
  progress: "sending" | PhotoAnswer;
}

interface Photos {
  /** Those that go with the next request. */
  photos: ChosenPhoto[];
  problems: Partial<Record<PhotoProblem, string[]>>;
  /** Of the last request, if it has any. */
  sending?: Sending;
}

const store = createStore<Photos>({ photos: [], problems: {} });
let lastId = 0;

/** The photographs that are chosen and those on their way. */
export const usePhotos = () => useStore(store);

const set = (change: Partial<Photos>) => store.set({ ...store.read(), ...change });

function refuse(name: string, problem: PhotoProblem): void {
  const { problems } = store.read();
  set({ problems: { ...problems, [problem]: [...(problems[problem] ?? []), name] } });
}

/** Types that say nothing; decoding judges such a file. A film would fill the memory first. */
const unknownTypes = ["", "application/octet-stream"];

/** Adds the files that are photographs, until the limit; the names of the others are in `problems`. */
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
  const sending: Sending = { quote, count: photos.length, arrived: 0, waiting: photos, progress: "sending" };
  set({ photos: [], problems: {}, sending: photos.length > 0 ? sending : undefined });
  return sendInTurn(sending);
}

/** Sends what has not arrived of the last request. */
export function retryPhotos(): void {
  const { sending } = store.read();
  if (sending) void sendInTurn(sending);
}

/** Stops at the first that fails. No beforeunload prompt: it would delay someone who phones about a leak. */
async function sendInTurn(sending: Sending): Promise<boolean> {
  let state = sending;
  const change = (changes: Partial<Sending>) => {
    state = { ...state, ...changes };
    // A later request may have photographs too.
    if (store.read().sending?.quote === state.quote) set({ sending: state });
  };
  change({ progress: "sending" });
  for (const { jpeg } of sending.waiting) {
    const file = await jpeg;
    const answer = file instanceof Blob ? await sendPhoto(state.quote, file) : "refused";
    if (answer === "failed") {
      change({ progress: answer });
      return false;
    }
    const arrived = state.arrived + (answer === "arrived" ? 1 : 0);
    change({ waiting: state.waiting.slice(1), arrived });
  }
  const isComplete = state.arrived === state.count;
  change({ progress: isComplete ? "arrived" : "refused" });
  return isComplete;
}
