import { Button, Drawer } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { SubmissionDetails } from "./submission-details.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { usePageKeys } from "../decisions/use-page-keys.ts";
import type { Command } from "../wall/wall-keys.ts";

type DetailsDrawerProps = {
  /** Whose submission is open; empty: none. */
  readonly userId: string;
  readonly positionId: string;
  readonly submission: WallCard_SubmissionFragment | null;
  readonly run: RunCommand;
  readonly onOpened: (submission: WallCard_SubmissionFragment) => void;
  /** Opens the one before (-1) or after (1); absent where there is none. */
  readonly onStep: (step: -1 | 1) => void;
  readonly steps: { readonly before: boolean; readonly after: boolean };
  readonly onClose: () => void;
};

/** Whom the drawer shows: while it slides away still the one it was open for. */
function useShown(userId: string, submission: WallCard_SubmissionFragment | null) {
  const { FirstName: firstName, LastName: lastName } = submission?.Data ?? {};
  const now = { whose: userId, person: fullName({ firstName, lastName }) };
  const [shown, setShown] = useState(now);
  if (userId !== "" && (now.whose !== shown.whose || now.person !== shown.person)) setShown(now);
  return userId === "" ? shown : now;
}

/** The details beside the wall. Single keys decide here too. */
export function DetailsDrawer(props: DetailsDrawerProps) {
  const { userId, positionId, submission, run, onOpened, onStep, steps, onClose } = props;
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { whose, person } = useShown(userId, submission);

  function press(command: Command): boolean {
    if (command.kind === "keys") return false;
    if (command.kind === "previous" && steps.before) onStep(-1);
    else if (command.kind === "next" && steps.after) onStep(1);
    else if (submission) run(command, submission);
    return true;
  }
  usePageKeys(userId === "" ? null : press);

  return (
    <Drawer
      open={userId !== ""}
      size="min(600px, 100vw)"
      title={<bdi>{person || shell("unnamed")}</bdi>}
      closable={{ "aria-label": shell("close") }}
      destroyOnHidden
      // Stepping has moved on since the drawer was opened: the wall takes the focus to the present card.
      focusable={{ focusTriggerAfterClose: false }}
      onClose={onClose}
      extra={
        <div className="details-steps">
          <Button aria-keyshortcuts="[" disabled={!steps.before} onClick={() => onStep(-1)}>
            {t("previous")}
          </Button>
          <Button aria-keyshortcuts="]" disabled={!steps.after} onClick={() => onStep(1)}>
            {shell("next")}
          </Button>
        </div>
      }
    >
      {whose !== "" && (
        <>
          <SubmissionDetails
            key={whose}
            userId={whose}
            positionId={positionId}
            run={run}
            onOpened={onOpened}
          />
          <Link to={linkTo(paths.positionSubmission, { userId: whose, positionId })}>{t("openAlone")}</Link>
        </>
      )}
    </Drawer>
  );
}
