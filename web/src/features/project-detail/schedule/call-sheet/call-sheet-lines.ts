type Slot = { readonly SK: string; readonly Data: { readonly StartsAt: string } };

type Entry = {
  readonly Submission?: {
    readonly Data: {
      readonly AuditionId?: string | null;
      readonly FirstName?: string | null;
      readonly LastName?: string | null;
    };
  } | null;
};

type Submitted<Sheet extends Entry> = NonNullable<Sheet["Submission"]>;

/** One person on a call sheet, with the slot in which they come. */
export type CallSheetLine<Sheet extends Entry> = {
  readonly entry: Sheet;
  readonly person: Submitted<Sheet>;
  readonly slot: Slot["SK"];
  readonly startsAt: string;
};

const nameOf = ({ Data }: NonNullable<Entry["Submission"]>) =>
  `${Data.LastName ?? ""} ${Data.FirstName ?? ""}`;

/** One line for each person in one of the slots: by time, and at the same time by last name. */
export function callSheetLines<Sheet extends Entry>(
  entries: readonly Sheet[],
  slots: readonly Slot[],
): readonly CallSheetLine<Sheet>[] {
  const lines = entries.flatMap((entry) => {
    const person = entry.Submission as Submitted<Sheet> | null | undefined;
    const slot = slots.find(({ SK }) => SK === person?.Data.AuditionId);
    return person && slot ? [{ entry, person, slot: slot.SK, startsAt: slot.Data.StartsAt }] : [];
  });
  return lines.toSorted(
    (a, b) =>
      Date.parse(a.startsAt) - Date.parse(b.startsAt) || nameOf(a.person).localeCompare(nameOf(b.person)),
  );
}
