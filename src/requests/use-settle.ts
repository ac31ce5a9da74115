import { useRevalidator } from "react-router-dom";
import { useToast } from "../hooks/use-toast.ts";
import { problemOf, problems } from "./problems.ts";

/** Returns a function that awaits a change, then reads the data again. A failure shows a toast, and gives false. */
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
      // This reading is not awaited, because the server has just failed.
      void readAgain();
      return false;
    }
    await readAgain();
    return true;
  };
}
