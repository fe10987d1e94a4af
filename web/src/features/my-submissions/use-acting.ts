import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/graph/failure.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import type { Wish } from "#ui/other-time/other-times.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Submission } from "./my-work.ts";
import { AnswerRequest, ConfirmAudition, OtherTime } from "./submission-documents.ts";

export type Answer = "Free" | "NotFree" | "Conditional" | "Accept" | "Decline" | "TakeBack";

/** The version of the terms that the page shows, as an answer carries it. */
function shownTerms({ Request }: Submission["Data"]) {
  return Request ? { TermsVersion: Request.TermsVersion } : {};
}

/** An answer by the words it is announced with: a yes to some kinds has words of its own. */
function saidAs(answer: Answer, kind: string | undefined): Answer | "FirstRefusal" | "Hold" {
  return answer === "Free" && (kind === "FirstRefusal" || kind === "Hold") ? kind : answer;
}

/** Sends answers to casting and announces the outcome; `onChanged` refetches after success and failure alike. */
export function useActing({ PK, SK, Data }: Submission, onChanged: () => void) {
  const { t } = useTranslation("my-submissions");
  const notifyFailure = useFailureNotice();
  const [busy, setBusy] = useState<string | null>(null);
  const [confirm] = useMutation(ConfirmAudition);
  const [answer] = useMutation(AnswerRequest);
  const [otherTime] = useMutation(OtherTime);

  function act(name: string, work: () => Promise<unknown>, done: string): void {
    if (busy !== null) return;
    setBusy(name);
    void work()
      .then(() => notify("success", done), notifyFailure)
      .finally(() => {
        setBusy(null);
        onChanged();
      });
  }

  const shown = shownTerms(Data);
  const saidOf = (Answer: Answer) => t(`answered.${saidAs(Answer, Data.Request?.Kind)}`);

  return {
    busy,
    confirm: () =>
      act(
        "confirm",
        () => confirm({ variables: { pK: PK, sK: SK, auditionId: Data.AuditionId ?? "" } }),
        t("confirmed"),
      ),
    answer: (Answer: Answer) =>
      act(Answer, () => answer({ variables: { answer: { PK, SK, Answer, ...shown } } }), saidOf(Answer)),
    /** A yes to the terms that are on the page; "changed" if others are in force meanwhile, which are then fetched. */
    accept: async (Answer: "Accept" | "Free"): Promise<"done" | "changed" | "failed"> => {
      setBusy(Answer);
      try {
        await answer({ variables: { answer: { PK, SK, Answer, ...shown } } });
        notify("success", saidOf(Answer));
        return "done";
      } catch (failed) {
        if (failureOf(failed).rule === "TERMS_CHANGED") return "changed";
        notifyFailure(failed);
        return "failed";
      } finally {
        setBusy(null);
        onChanged();
      }
    },
    /** Both take their text from a dialog, which shows validation errors itself. */
    sendCondition: (Note: string | null) =>
      answer({ variables: { answer: { PK, SK, Answer: "Conditional", Note } } }),
    sendOtherTime: ({ auditionIds, reason }: Wish) =>
      otherTime({ variables: { pK: PK, sK: SK, reason, auditionIds: [...auditionIds] } }),
  };
}
