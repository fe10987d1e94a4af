import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Drafts } from "./use-drafts.ts";
import type { SlotActions } from "./use-slot-actions.ts";

/** Sends an invitation for every draft; one that fails stays on the board, and the reason is announced. */
export function useSending(actions: SlotActions, again: () => void, { drafts, has, remove }: Drafts) {
  const { t } = useTranslation("project-detail");
  const words = useFailureTexts();
  const [sending, setSending] = useState(false);

  async function send(): Promise<void> {
    setSending(true);
    let sent = 0;
    for (const draft of drafts) {
      if (!has(draft)) continue;
      try {
        await actions.invite(draft, draft.slot);
        remove([draft]);
        sent += 1;
      } catch (error) {
        notify("error", `${draft.name}: ${words.errorText(error)}`);
      }
    }
    if (sent > 0) notify("success", t("slot.sent", { count: sent }));
    setSending(false);
    again();
  }

  return { sending, send: () => void send() };
}
