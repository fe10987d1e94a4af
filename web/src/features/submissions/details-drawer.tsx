import { Button, Drawer } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/viewer.tsx";
import { SubmissionDetails } from "./submission-details.tsx";
import type { RunCommand } from "./use-commands.tsx";
import { usePageKeys } from "./use-page-keys.ts";
import type { Command } from "./wall-keys.ts";

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
  readonly onClosed: () => void;
};

/** The details beside the wall. Single keys decide here too. */
export function DetailsDrawer(props: DetailsDrawerProps) {
  const { userId, positionId, submission, run, onOpened, onStep, steps, onClose, onClosed } = props;
  const { t } = useTranslation("submissions");
  const { t: common } = useTranslation();
  const { FirstName: firstName, LastName: lastName } = submission?.Data ?? {};

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
      title={<bdi>{fullName({ firstName, lastName }) || common("unnamed")}</bdi>}
      closable={{ "aria-label": common("close") }}
      destroyOnHidden
      // Stepping has moved on since the drawer was opened: the wall takes the focus to the present card.
      focusable={{ focusTriggerAfterClose: false }}
      onClose={onClose}
      afterOpenChange={(open) => {
        if (!open) onClosed();
      }}
      extra={
        <div className="details-steps">
          <Button aria-keyshortcuts="[" disabled={!steps.before} onClick={() => onStep(-1)}>
            {t("previous")}
          </Button>
          <Button aria-keyshortcuts="]" disabled={!steps.after} onClick={() => onStep(1)}>
            {common("next")}
          </Button>
        </div>
      }
    >
      {userId !== "" && (
        <>
          <SubmissionDetails
            key={userId}
            userId={userId}
            positionId={positionId}
            run={run}
            onOpened={onOpened}
          />
          <Link to={linkTo(paths.positionSubmission, { userId, positionId })}>{t("openAlone")}</Link>
        </>
      )}
    </Drawer>
  );
}
