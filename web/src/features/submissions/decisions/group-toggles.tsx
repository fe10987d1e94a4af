import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useGroupNames } from "../groups/group-names.tsx";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import { isIn, isOffered } from "./offers.ts";
import type { RunCommand } from "./use-commands.tsx";
import "./decisions.css";

type GroupTogglesProps = {
  readonly submission: WallCard_SubmissionFragment;
  readonly run: RunCommand;
  /**
   * On a card the toggles are for the pointer only: the card has the focus, and its keys do the same. For screen
   * readers they would be noise on every card.
   */
  readonly pointerOnly?: boolean;
  /** Shows the names of the groups next to their numbers. */
  readonly named?: boolean;
};

/** Five toggles, one per group; a pressed one means that the submission is in the group. */
export function GroupToggles({ submission, run, pointerOnly = false, named = false }: GroupTogglesProps) {
  const { t } = useTranslation("submissions");
  const names = useGroupNames();
  return (
    <fieldset
      aria-label={t("groups")}
      aria-hidden={pointerOnly || undefined}
      className={named ? "group-toggles group-toggles-named" : "group-toggles"}
    >
      {GROUP_NUMBERS.map((number) => (
        <button
          key={number}
          type="button"
          className="group-toggle"
          tabIndex={pointerOnly ? -1 : undefined}
          aria-pressed={isIn(submission.Data, number)}
          {...(!named && { "aria-label": t("group", { number, name: names.of(number) }) })}
          title={names.of(number)}
          aria-keyshortcuts={String(number)}
          disabled={!isOffered(submission.Data, { kind: "group", number })}
          onClick={(event) => {
            event.stopPropagation();
            run({ kind: "group", number }, submission);
          }}
        >
          <span className="group-digit">{number}</span>
          {named && <bdi>{names.of(number)}</bdi>}
        </button>
      ))}
    </fieldset>
  );
}
