import type { texts } from "#i18n/bundles/audit/en.ts";

export type AuditEvent = keyof (typeof texts)["event"];

const word = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1);

/**
 * Under which name an action of the log has its text: "callboard.identity.user.role_changed.v1" is UserRoleChanged, and
 * "updateUserString Bio" is the operation.
 */
export function eventName(action: string): string {
  const parts = action.split(".");
  if (parts.length < 5) return action.split(" ")[0] ?? "";
  return parts.slice(2, -1).join("_").split("_").map(word).join("");
}

/** One fact of an entry. */
export type Fact = {
  /** Under which name it has its text. */
  readonly name: string;
  readonly values: readonly string[];
  /** What the values were before; null where nothing says. */
  readonly before: readonly string[] | null;
  /** The values are ids of records. */
  readonly records: boolean;
};

type Details = Readonly<Record<string, unknown>>;

/** What an entry says in columns of its own, and files that say nothing to a reader. */
const ELSEWHERE: ReadonlySet<string> = new Set(["reason", "mediaIds", "releasedMediaIds"]);
/** Ids of people whose names do not end as those of ids do. */
const PEOPLE: ReadonlySet<string> = new Set(["createdBy", "invitedBy", "endedBy"]);

/** The end of an id, by which people tell records apart. */
export const shortId = (id: string): string => id.slice(-8);

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

function valuesOf(value: unknown): readonly string[] {
  if (isNothing(value)) return [];
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  return typeof value === "boolean" ? [value ? "yes" : "no"] : [String(value)];
}

/** "positionId" is "position", "addedUserIds" is "addedUsers". */
const factName = (key: string): string => key.replace(/Id$/, "").replace(/Ids$/, "s");

function factOf(key: string, value: unknown): Fact {
  const records = /Ids?$/.test(key) || PEOPLE.has(key);
  return { name: factName(key), values: valuesOf(value), before: null, records };
}

/** What differs between a record before and after. */
function changes(before: Details, after: Details): readonly Fact[] {
  return Object.keys(after)
    .map((key) => ({ ...factOf(key, after[key]), before: valuesOf(before[key]) }))
    .filter(({ values, before: former }) => values.join("\n") !== former.join("\n"));
}

const isDetails = (value: unknown): value is Details =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function detailsOf(details: string): Details {
  try {
    const found: unknown = JSON.parse(details);
    return isDetails(found) ? found : {};
  } catch {
    return {};
  }
}

/** The facts of an entry, without those that are said already; what changed is one fact with its value before. */
export function factsOf(details: string, without: readonly string[] = []): readonly Fact[] {
  const { from, to, before, after, ...others } = detailsOf(details);
  const move: readonly Fact[] = isNothing(to)
    ? [factOf("from", from)].filter(({ values }) => values.length > 0)
    : [{ ...factOf("change", to), before: isNothing(from) ? null : valuesOf(from) }];
  const changed = isDetails(before) && isDetails(after) ? changes(before, after) : [];
  const rest = Object.entries(others)
    .filter(([key, value]) => !without.includes(key) && !ELSEWHERE.has(key) && !isNothing(value))
    .map(([key, value]) => factOf(key, value));
  return [...move, ...changed, ...rest];
}
