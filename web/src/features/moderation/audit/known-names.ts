type Person = { readonly FirstName?: string | null; readonly LastName?: string | null };
type Named = { readonly Name?: string | null };
type Of<Data> = { readonly PK: string; readonly Data: Data } | null | undefined;

/** The records that a log entry includes with their names. */
export type Naming = {
  readonly Actor?: Of<Person>;
  readonly User?: Of<Person>;
  readonly Company?: Of<Named>;
  readonly Project?: Of<Named>;
};

/**
 * Names by ID without prefix, of everyone and everything that any of the entries includes: other entries may have
 * only the ID.
 */
export function knownNames(
  entries: readonly Naming[],
  nameOf: (person: Person) => string,
): ReadonlyMap<string, string> {
  const bare = (key: string) => key.slice(key.indexOf("#") + 1);
  const names = new Map<string, string>();
  for (const { Actor, User, Company, Project } of entries) {
    for (const person of [Actor, User]) if (person) names.set(bare(person.PK), nameOf(person.Data));
    for (const record of [Company, Project])
      if (record?.Data.Name) names.set(bare(record.PK), record.Data.Name);
  }
  return names;
}
