import { CheckOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ApprovalPreviewQuery } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { Keys } from "#ui/keys.tsx";
import { Text, Toolbar } from "#ui/layout/layout.tsx";
import { DenyDialog } from "./deny-dialog.tsx";
import { keepRefusal } from "../held-decisions.ts";
import type { DecisionKind } from "../held-decisions.ts";
import { commentDraft, useRefusal } from "../use-decisions.ts";
import type { Decisions } from "../use-decisions.ts";
import { isWaiting } from "./review-state.ts";
import type { ReviewState } from "./review-state.ts";

type Shown = NonNullable<ApprovalPreviewQuery["getProjectById"]>;

type DecisionBarProps = {
  readonly shown: Shown;
  /** Only what was opened and seen may be decided. */
  readonly state: ReviewState;
  readonly decisions: Decisions;
  readonly onDecided: () => void;
};

/** Labels of the buttons: denying an approved project takes it down. */
function wordsOf(data: Shown["Data"]) {
  const { Status, ChangedSinceApproval, ViewerCan } = data;
  return {
    approves: ViewerCan.includes("approveProject") && isWaiting(data),
    denies: ViewerCan.includes("denyProject"),
    approve: Status === "Approved" && ChangedSinceApproval === true ? "approveChanges" : "approve",
    deny: Status === "Approved" ? "takeDown" : "denyMore",
    kind: Status === "Approved" ? "takeDown" : "deny",
  } as const;
}

/** The decision on the project that is shown. */
export function DecisionBar({ shown, state, decisions, onDecided }: DecisionBarProps) {
  const { t } = useTranslation("approvals");
  const { t: frame } = useTranslation("frame");
  const [denying, setDenying] = useState(false);
  const refusal = useRefusal(shown.PK);
  const words = wordsOf(shown.Data);
  const name = shown.Data.Name ?? "";
  function decide(kind: DecisionKind, comment: string | null): void {
    decisions.decide({ project: shown.PK, name, kind, comment }, shown.Data.Version);
    onDecided();
  }
  const approve = () => decide("approve", null);
  const deny = () => setDenying(true);
  const ready = state === "ready" && !decisions.held.some(({ project }) => project === shown.PK);
  useKeys([
    ...(ready && words.approves ? [{ keys: "a", text: frame("keys.approve"), run: approve }] : []),
    ...(ready && words.denies ? [{ keys: "d", text: frame("keys.deny"), run: deny }] : []),
  ]);
  const creator = shown.Data.CreatedBy?.PK;
  return (
    <Toolbar as="footer" className="decision-bar" before={12} pad="12 16" fill="surface" ruled="above">
      {words.approves && (
        <Button
          type="primary"
          icon={<CheckOutlined aria-hidden="true" />}
          aria-keyshortcuts="a"
          disabled={!ready}
          onClick={approve}
        >
          {t(words.approve)}
          <Keys keys="a" />
        </Button>
      )}
      {words.denies && (
        <Button danger aria-keyshortcuts="d" disabled={!ready} onClick={deny}>
          {t(words.deny)}
          <Keys keys="d" />
        </Button>
      )}
      {creator && (
        <Link
          className="plain-button"
          to={linkTo(paths.mailFolder, { folderHandle: "inbox" }, { to: creator, project: shown.PK })}
        >
          {t("askQuestion")}
        </Link>
      )}
      {(words.approves || words.denies) && (
        <Text push text="small quiet">
          {t("sentLater")}
        </Text>
      )}
      <DenyDialog
        open={denying || (words.denies && refusal !== undefined)}
        name={name}
        kind={words.kind}
        draft={commentDraft(shown.PK)}
        refusal={refusal}
        deny={(comment) => decide(words.kind, comment)}
        onClose={() => {
          setDenying(false);
          keepRefusal(shown.PK, undefined);
        }}
      />
    </Toolbar>
  );
}
