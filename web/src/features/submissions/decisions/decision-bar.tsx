import { declinedStatus } from "@callboard/catalog/booking-transitions.ts";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { isIn, isOffered, movesFrom } from "./offers.ts";
import type { RunCommand } from "./use-commands.tsx";
import { GROUP_NUMBERS } from "../wall/wall-criteria.ts";
import "./decisions.css";

type BarProps = {
  readonly submission: WallCard_SubmissionFragment;
  readonly run: RunCommand;
  /**
   * On a card the toggles are for the pointer alone: the card has the focus, and its keys and the bar below the wall
   * do the same. Read out with each card, they would only be noise.
   */
  readonly pointerOnly?: boolean;
};

/** Five toggles, one per group; pressed ones hold the submission. */
export function GroupToggles({ submission, run, pointerOnly = false }: BarProps) {
  const { t } = useTranslation("submissions");
  return (
    <fieldset aria-label={t("groups")} aria-hidden={pointerOnly || undefined} className="group-toggles">
      {GROUP_NUMBERS.map((number) => (
        <button
          key={number}
          type="button"
          className="group-toggle"
          tabIndex={pointerOnly ? -1 : undefined}
          aria-pressed={isIn(submission.Data, number)}
          aria-label={t("group", { number })}
          aria-keyshortcuts={String(number)}
          disabled={!isOffered(submission.Data, { kind: "group", number })}
          onClick={(event) => {
            event.stopPropagation();
            run({ kind: "group", number }, submission);
          }}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}

const BUTTONS = [
  ["book", "b"],
  ["decline", "n"],
  ["audition", "a"],
  ["message", "m"],
] as const;

type DecisionBarProps = BarProps & {
  /** With the further states that a word alone leads to; they have no keys. */
  readonly moves?: boolean;
};

/** A button for every decision that is possible now, with its key. */
export function DecisionBar({ submission, run, moves = false }: DecisionBarProps) {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const releases = declinedStatus(submission.Data.BookingStatus) === "Released";
  return (
    <div className="decisions">
      <GroupToggles submission={submission} run={run} />
      {BUTTONS.map(([kind, key]) => {
        const command = { kind };
        if (!isOffered(submission.Data, command)) return null;
        return (
          <Button
            key={kind}
            type={kind === "book" ? "primary" : "default"}
            aria-keyshortcuts={key}
            onClick={() => run(command, submission)}
          >
            {t(kind === "decline" && releases ? "action.release" : `action.${kind}`)}
            <kbd aria-hidden="true">{key}</kbd>
          </Button>
        );
      })}
      {moves &&
        movesFrom(submission.Data).map((to) => (
          <Button key={to} onClick={() => run({ kind: "move", to }, submission)}>
            {t("moveTo", { status: word("bookingStatuses", to) })}
          </Button>
        ))}
    </div>
  );
}
