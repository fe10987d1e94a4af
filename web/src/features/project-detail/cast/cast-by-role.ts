type Booked = {
  readonly Data: {
    readonly RoleId: string;
    readonly FirstName?: string | null;
    readonly LastName?: string | null;
    readonly Position: { readonly Name?: string | null };
  };
};

type Role = {
  readonly SK: string;
  readonly Data: { readonly PositionName?: string | null; readonly Quantity?: number | null };
};

/** A role with everybody booked for it. */
export type CastRole<Person extends Booked> = {
  readonly key: string;
  readonly name: string | null;
  /** How many it needs; null for a role that the project no longer has. */
  readonly needed: number | null;
  readonly people: readonly Person[];
};

const nameOf = ({ Data }: Booked): string => `${Data.LastName ?? ""} ${Data.FirstName ?? ""}`;

/**
 * The roles in the project's order, also those nobody is booked for yet, and their people by last name. Roles that were
 * deleted after somebody was booked come last.
 */
export function castByRole<Person extends Booked>(
  roles: readonly Role[],
  booked: readonly Person[],
): readonly CastRole<Person>[] {
  const people = Map.groupBy(booked, ({ Data }) => Data.RoleId);
  const sorted = (key: string): readonly Person[] =>
    (people.get(key) ?? []).toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const known = roles.map(({ SK: key, Data }) => ({
    key,
    name: Data.PositionName ?? null,
    needed: Data.Quantity ?? null,
    people: sorted(key),
  }));
  const gone = [...people].filter(([key]) => !roles.some(({ SK }) => SK === key));
  return [
    ...known,
    ...gone.map(([key, [first]]) => ({
      key,
      name: first?.Data.Position.Name ?? null,
      needed: null,
      people: sorted(key),
    })),
  ];
}
