import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { useNavigate } from "react-router-dom";
import { keepDraft } from "#lib/forms/drafts.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ApproveProject, DenyProject } from "./approval-documents.ts";
import {
  decisionStore,
  dropDecision,
  holdDecision,
  keepRefusal,
  takeDecisionBack,
} from "./held-decisions.ts";
import type { Decision } from "./held-decisions.ts";

const NOTICES = { approve: "approved", deny: "denied", takeDown: "takenDown" } as const;

/** Name of the draft that stores the comment of a denial. */
export function commentDraft(project: string): string {
  return `deny.${project}`;
}

/** Keeps an unsent comment for the next time the dialog opens. */
function keepComment({ project, comment }: Decision): void {
  if (comment !== null) keepDraft(commentDraft(project), { comment }, "browser");
}

/** Whether the server has refused what the producer would read, and not the decision. */
function isOfComment(error: unknown): boolean {
  return failureOf(error).fields.some(({ path }) => path === "comment");
}

/** What the denial of a project was refused with, until its comment is edited. */
export function useRefusal(project: string): unknown {
  return useStore(decisionStore, ({ refused }) => refused[project]);
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
  const navigate = useNavigate();

  /** The dialog has closed long ago, and the admin may be on another page by now. */
  function notifyRefusal({ project, name }: Decision, error: unknown): void {
    keepRefusal(project, error);
    const run = () => void navigate(linkTo(paths.submittedProjects, { type: "submitted" }, { project }));
    notify("error", `${name}: ${words.errorText(error)}`, { label: t("editComment"), run });
  }

  async function send(decision: Decision, version: number): Promise<void> {
    const { id, project: projectId, name, kind, comment } = decision;
    try {
      if (kind === "approve") await approve({ variables: { projectId, version }, context });
      else await deny({ variables: { projectId, comment: comment ?? "" }, context });
      notify("success", t(NOTICES[kind], { name }));
      await onSent();
    } catch (error) {
      keepComment(decision);
      if (isOfComment(error)) notifyRefusal(decision, error);
      else notify("error", `${name}: ${words.errorText(error)}`);
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
