import { useRevalidator } from "react-router-dom";
import { useToast } from "../hooks/use-toast.ts";
import { problemOf, problems } from "./problems.ts";

/** Gives a function that awaits a change and the page's data, or shows a toast, and says whether the change is stored. */
export function useSettle() {
  const toast = useToast();
  const { revalidate } = useRevalidator();

  async function readAgain() {
    await revalidate();
    // The pressed button may be gone by now.
    if (document.activeElement === document.body) document.querySelector("main")?.focus();
  }

  return async (title: string, change: Promise<unknown>) => {
    try {
      await change;
    } catch (error) {
      console.warn(`${title}:`, error);
      toast.show({ variant: "destructive", title, text: problems[problemOf(error)] });
      // Nobody waits for a server that has just been silent.
      void readAgain();
      return false;
    }
    await readAgain();
    return true;
  };
}
