import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import type { Wish } from "#ui/other-time/other-times.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Submission } from "./my-work.ts";
import { AnswerRequest, ConfirmAudition, OtherTime } from "./submission-documents.ts";

export type Answer = "Free" | "NotFree" | "Conditional" | "Accept" | "Decline" | "TakeBack";

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

  return {
    busy,
    confirm: () =>
      act(
        "confirm",
        () => confirm({ variables: { pK: PK, sK: SK, auditionId: Data.AuditionId ?? "" } }),
        t("confirmed"),
      ),
    answer: (Answer: Answer) => {
      const kind = Data.Request?.Kind;
      const own = Answer === "Free" && (kind === "FirstRefusal" || kind === "Hold") ? kind : Answer;
      act(Answer, () => answer({ variables: { answer: { PK, SK, Answer } } }), t(`answered.${own}`));
    },
    /** Both take their text from a dialog, which shows validation errors itself. */
    sendCondition: (Note: string | null) =>
      answer({ variables: { answer: { PK, SK, Answer: "Conditional", Note } } }),
    sendOtherTime: ({ auditionIds, reason }: Wish) =>
      otherTime({ variables: { pK: PK, sK: SK, reason, auditionIds: [...auditionIds] } }),
  };
}
