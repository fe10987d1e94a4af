import { useState } from "react";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";

/**
 * Does something to one row in place: the row is busy until the server has spoken, the outcome is said, and the list is
 * read again, also after a refusal, for then what it shows is old.
 */
export function useAct(again: () => void): {
  readonly busy: string | null;
  readonly act: (row: string, run: () => Promise<unknown>, done: string) => Promise<boolean>;
} {
  const say = useFailureNotice();
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
        say(error);
        return false;
      } finally {
        setBusy(null);
        again();
      }
    },
  };
}
