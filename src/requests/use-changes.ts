import { useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { type Change, type ChangeResult, change, type StoredRequest } from "./requests";

/** Makes changes one after another. Buttons stay enabled meanwhile, or they would lose focus. */
export function useChanges(request: StoredRequest) {
  const { revalidate } = useRevalidator();
  const [result, setResult] = useState<ChangeResult>();
  const queue = useRef<Promise<ChangeResult>>(Promise.resolve({}));
  function make(changes: Change): Promise<ChangeResult> {
    queue.current = queue.current.then(async ({ noteVersion = 0 }) => {
      // The version that the change before it made, where that has not been read back yet.
      const note_version = Math.max(request.note_version, noteVersion);
      const result = await change({ ...request, note_version }, changes);
      setResult(result);
      void revalidate();
      return { noteVersion: note_version, ...result };
    });
    return queue.current;
  }
  return { result, make };
}
