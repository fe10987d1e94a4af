import { useCallback, useEffect, useRef } from "react";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import type { Decisions } from "./use-decisions.ts";

/**
 * Marks a new submission as viewed when it is opened, if the viewer is allowed to. The returned function is stable.
 */
export function useMarkViewed({ view }: Decisions): (submission: WallCard_SubmissionFragment) => void {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  return useCallback((submission) => {
    const { BookingStatus, ViewerCan } = submission.Data;
    if (BookingStatus === "Submitted" && ViewerCan.includes("updateBookingStatus"))
      latest.current(submission);
  }, []);
}
