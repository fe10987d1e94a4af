import { useState } from "react";
import { useTranslation } from "react-i18next";
import { holdCall, takeBackCall } from "#lib/forms/held-calls.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Draft } from "./board.ts";
import type { Cover } from "./filling/send-dialog.tsx";
import type { Drafts } from "./use-drafts.ts";
import type { SlotActions } from "./use-slot-actions.ts";

/** How long requests wait before they go out, in milliseconds, so that they can be called back. */
const HELD_MS = 10_000;

/**
 * Sends an invitation for every draft ten seconds later, unless that is undone, or at once when the page is left. One
 * that fails stays on the board, and the reason is announced.
 */
export function useSending(actions: SlotActions, again: () => void, { has, remove }: Drafts) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const words = useFailureTexts();
  const [sending, setSending] = useState(false);

  async function invite(draft: Draft, cover: Cover): Promise<boolean> {
    if (!has(draft)) return false;
    try {
      await actions.invite(draft, draft.slot, cover);
      remove([draft]);
      return true;
    } catch (error) {
      notify("error", `${draft.name}: ${words.errorText(error)}`);
      return false;
    }
  }

  async function sendAll(drafts: readonly Draft[], cover: Cover): Promise<void> {
    let sent = 0;
    // A page that is being left has no time for one after the other.
    const lot = document.visibilityState === "hidden" ? drafts.length : 1;
    for (let next = 0; next < drafts.length; next += lot) {
      const invited = await Promise.all(drafts.slice(next, next + lot).map((draft) => invite(draft, cover)));
      sent += invited.filter(Boolean).length;
    }
    if (sent === drafts.length) actions.settle();
    if (sent > 0) notify("success", t("slot.sent", { count: sent }));
    setSending(false);
    again();
  }

  function send(drafts: readonly Draft[], cover: Cover): void {
    const id = crypto.randomUUID();
    setSending(true);
    holdCall({ id, milliseconds: HELD_MS, send: () => void sendAll(drafts, cover) });
    const undo = () => {
      if (takeBackCall(id)) setSending(false);
    };
    notify(
      "success",
      t("slot.sending", { count: drafts.length }),
      { label: shell("undo"), run: undo },
      HELD_MS,
    );
  }

  return { sending, send };
}
