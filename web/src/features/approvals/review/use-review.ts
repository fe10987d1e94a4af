import { useEffect, useState } from "react";
import { reviewStateOf } from "./review-state.ts";
import type { ReviewState } from "./review-state.ts";

/**
 * How long a version must be on screen before it can be decided, in milliseconds: longer than a double click, or a
 * second press of the key that decided on the project before.
 */
const SEEN_MS = 1_000;

type Version = { readonly version: number; readonly waiting: boolean };

/** Whether this version has been on screen for `SEEN_MS` while the tab was visible. */
function useSeen(version: number | null): boolean {
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    if (version === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function follow(): void {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => setSeen(version), SEEN_MS);
    }
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [version]);
  return version !== null && seen === version;
}

/** The state of the review of one project; `openNow` opens the version that is on screen. */
export function useReview(shown: Version | null): {
  readonly state: ReviewState;
  readonly openNow: () => void;
} {
  const [opened, setOpened] = useState<Version | null>(null);
  if (opened === null && shown !== null) setOpened(shown);
  const seen = useSeen(opened?.version ?? null);
  const state = shown === null ? "loading" : reviewStateOf({ opened, ...shown, seen });
  return { state, openNow: () => setOpened(shown) };
}
