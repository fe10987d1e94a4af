import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";

/** A call, the message after it, and how to undo it if that is possible. */
export type Deed = {
  readonly work: () => Promise<unknown>;
  readonly done: string;
  readonly undo?: { readonly work: () => Promise<unknown>; readonly done: string };
};

/** Runs one action at a time and announces its outcome; `onChanged` refetches what it changed. */
export function useOutcome(onChanged: () => void): (deed: Deed) => Promise<boolean> {
  const { t: shell } = useTranslation();
  const notifyFailure = useFailureNotice();
  const running = useRef(false);

  async function run({ work, done, undo }: Deed): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    try {
      await work();
      const back = undo ? { label: shell("undo"), run: () => void run(undo) } : null;
      notify("success", done, back);
      return true;
    } catch (error) {
      notifyFailure(error);
      return false;
    } finally {
      running.current = false;
      onChanged();
    }
  }
  return run;
}
