/** The error for a body that was not read: it gave way, took too long, was cut off or had no place. */
export class TooBusy extends Error {}

/** A function that reads twelve photographs of 400 kB at once takes 172 MB (Deno 2.1.4); a hosted one has 256 MB. */
const maxPlaces = 12;

/** A slower body may give way, because below this rate no photograph of 240 kB comes within its minute anyway. */
const minBytesPerSecond = 4_000;
const patienceMs = 3_000;

/** One body on its way: how much of it has come, and how fast. */
export class Place {
  bytes = 0;
  isRead = false;
  readonly #since = Date.now();
  readonly #controller = new AbortController();

  /** Aborts the reading when another body gets the place. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  giveWay(): void {
    this.#controller.abort(new TooBusy());
  }

  get bytesPerSecond(): number {
    return (this.bytes * 1_000) / (Date.now() - this.#since);
  }

  get isSlow(): boolean {
    return !this.isRead && Date.now() - this.#since >= patienceMs && this.bytesPerSecond < minBytesPerSecond;
  }
}

export type Places = ReturnType<typeof openPlaces>;

/** Opens twelve places. When all are taken, the slowest body gives way, so that slow calls keep nobody out. */
export function openPlaces() {
  const places = new Set<Place>();
  return {
    /** Throws TooBusy when there is no room. */
    take(): Place {
      if (places.size >= maxPlaces) {
        const [slowest] = [...places]
          .filter(({ isSlow }) => isSlow)
          .sort((one, other) => one.bytesPerSecond - other.bytesPerSecond);
        if (!slowest) throw new TooBusy();
        slowest.giveWay();
        places.delete(slowest);
      }
      const place = new Place();
      places.add(place);
      return place;
    },
    leave: (place: Place) => void places.delete(place),
  };
}
