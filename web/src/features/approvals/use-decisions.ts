import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { keepDraft } from "#lib/forms/drafts.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ApproveProject, DenyProject } from "./approval-documents.ts";
import { decisionStore, dropDecision, holdDecision, takeDecisionBack } from "./held-decisions.ts";
import type { Decision } from "./held-decisions.ts";

const SAID = { approve: "approved", deny: "denied", takeDown: "takenDown" } as const;

/** Name of the draft that stores the comment of a denial. */
export function commentDraft(project: string): string {
  return `deny.${project}`;
}

/** Keeps an unsent comment for the next time the dialog opens. */
function keepComment({ project, comment }: Decision): void {
  if (comment !== null) keepDraft(commentDraft(project), { comment }, "browser");
}

type Options = {
  /** Refetches the queue; resolves once it has loaded. */
  readonly onSent: () => Promise<unknown>;
  /** Opens the project of a decision that was taken back. */
  readonly onBack: (project: string) => void;
};

/** Decisions: optimistic in the queue, and held for a moment before they are sent, so that they can be taken back. */
export function useDecisions({ onSent, onBack }: Options) {
  const { t } = useTranslation("approvals");
  const words = useFailureTexts();
  const held = useStore(decisionStore, (state) => state.held);
  const [approve] = useMutation(ApproveProject);
  const [deny] = useMutation(DenyProject);
  const context = { fetchOptions: { keepalive: true } };

  async function send(decision: Decision, version: number): Promise<void> {
    const { id, project: projectId, name, kind, comment } = decision;
    try {
      if (kind === "approve") await approve({ variables: { projectId, version }, context });
      else await deny({ variables: { projectId, comment: comment ?? "" }, context });
      notify("success", t(SAID[kind], { name }));
      await onSent();
    } catch (error) {
      keepComment(decision);
      notify("error", `${name}: ${words.errorText(error)}`);
      await onSent();
    }
    dropDecision(id);
  }

  return {
    held,
    decide: (decision: Omit<Decision, "id">, version: number) => {
      const whole = { ...decision, id: crypto.randomUUID() };
      holdDecision(whole, () => void send(whole, version).catch(() => dropDecision(whole.id)));
    },
    takeBack: (id?: string) => {
      const decision = takeDecisionBack(id);
      if (decision === null) return;
      keepComment(decision);
      onBack(decision.project);
    },
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
