import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { useCardFacts } from "../card/card-facts.ts";
import { agentContact, agentNames } from "../card/sent-by-agent.ts";
import { isIn } from "../decisions/offers.ts";
import { useGroupNames } from "../groups/group-names.tsx";
import { GROUP_NUMBERS } from "../groups/group-number.ts";

type Data = WallCard_SubmissionFragment["Data"];

/** What the columns read of a submission. */
type Submission = {
  readonly Data: Pick<
    Data,
    | "FirstName"
    | "LastName"
    | "Fit"
    | "BookingStatus"
    | "Groups"
    | "User"
    | "RepresentationName"
    | "CreatedBy"
    | "SubmissionDate"
  >;
};

export const COLUMNS = [
  "name",
  "fit",
  "status",
  "groups",
  "playing",
  "height",
  "union",
  "agent",
  "agentContact",
  "place",
  "sent",
] as const;
export type Column = (typeof COLUMNS)[number];
/** The columns of a table whose reader has chosen none. */
export const USUAL_COLUMNS = COLUMNS.filter((column) => column !== "agentContact");

/** The text of each column for a submission: for the table, the file and the printed sheet. */
export function useColumnWords(): {
  readonly titleOf: (column: Column) => string;
  readonly wordsOf: (column: Column, submission: Submission) => string;
} {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { t: frame } = useTranslation("frame");
  const word = useCatalog();
  const formats = useFormats();
  const when = useWhen();
  const names = useGroupNames();
  const facts = useCardFacts();
  const words: Readonly<Record<Column, (submission: Submission) => string>> = {
    name: ({ Data: { FirstName: firstName, LastName: lastName } }) =>
      fullName({ firstName, lastName }) || shell("unnamed"),
    fit: ({ Data: { Fit } }) => (Fit && Fit.Of > 0 ? frame("parts.fits", { met: Fit.Met, of: Fit.Of }) : ""),
    status: ({ Data }) => word("bookingStatuses", Data.BookingStatus),
    groups: ({ Data }) =>
      formats.join(
        GROUP_NUMBERS.filter((number) => isIn(Data, number)).map((number) => `${number} ${names.of(number)}`),
      ),
    playing: ({ Data }) => facts(Data).age,
    height: ({ Data }) => facts(Data).height,
    union: ({ Data }) => facts(Data).unions,
    agent: ({ Data }) => agentNames(Data),
    agentContact: ({ Data }) => agentContact(Data),
    place: ({ Data }) => facts(Data).place,
    sent: ({ Data }) => when.day(Data.SubmissionDate),
  };
  return {
    titleOf: (column) => t(`column.${column}`),
    wordsOf: (column, submission) => words[column](submission),
  };
}

/** The content of a cell, with a placeholder if it is empty. */
export function orNothing(text: string): ReactNode {
  return text === "" ? <Text text="quiet">–</Text> : <bdi>{text}</bdi>;
}
