import { useState } from "react";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";

/**
 * Runs an action on one row in place: the row is busy until the response, the outcome is announced, and the list is
 * refetched, even after a failure, since what it shows may be outdated.
 */
export function useAct(again: () => void): {
  readonly busy: string | null;
  readonly act: (row: string, run: () => Promise<unknown>, done: string) => Promise<boolean>;
} {
  const notifyFailure = useFailureNotice();
  const [busy, setBusy] = useState<string | null>(null);
  return {
    busy,
    act: async (row, run, done) => {
      if (busy !== null) return false;
      setBusy(row);
      try {
        await run();
        notify("success", done);
        return true;
      } catch (error) {
        notifyFailure(error);
        return false;
      } finally {
        setBusy(null);
        again();
      }
    },
  };
}
