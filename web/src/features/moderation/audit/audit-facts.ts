import type { texts } from "#i18n/bundles/audit/en.ts";

export type AuditEvent = keyof (typeof texts)["event"];

const word = (part: string): string => part.charAt(0).toUpperCase() + part.slice(1);

/**
 * The text key of a logged action: "callboard.identity.user.role_changed.v1" becomes UserRoleChanged,
 * "updateUserString Bio" becomes the operation.
 */
export function eventName(action: string): string {
  const parts = action.split(".");
  if (parts.length < 5) return action.split(" ")[0] ?? "";
  return parts.slice(2, -1).join("_").split("_").map(word).join("");
}

/** One fact of a log entry. */
export type Fact = {
  /** Key of its label. */
  readonly name: string;
  readonly values: readonly string[];
  /** The previous values; null if unknown. */
  readonly before: readonly string[] | null;
  /** Whether the values are IDs of records. */
  readonly records: boolean;
};

type Details = Readonly<Record<string, unknown>>;

/** Details that have columns of their own, and files, which mean nothing to a reader. */
const ELSEWHERE: ReadonlySet<string> = new Set(["reason", "mediaIds", "releasedMediaIds"]);
/** IDs of people whose field names do not end in Id. */
const PEOPLE: ReadonlySet<string> = new Set(["createdBy", "invitedBy", "endedBy"]);

/** The end of an ID, which is enough to tell records apart. */
export const shortId = (id: string): string => id.slice(-8);

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

function valuesOf(value: unknown): readonly string[] {
  if (isNothing(value)) return [];
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  // A part of an event, such as pay: the values of its fields.
  if (typeof value === "object") return Object.values(value as Details).flatMap(valuesOf);
  return typeof value === "boolean" ? [value ? "yes" : "no"] : [String(value)];
}

/** "positionId" is "position", "addedUserIds" is "addedUsers". */
const factName = (key: string): string => key.replace(/Id$/, "").replace(/Ids$/, "s");

function factOf(key: string, value: unknown): Fact {
  const records = /Ids?$/.test(key) || PEOPLE.has(key);
  return { name: factName(key), values: valuesOf(value), before: null, records };
}

/** The fields that differ between two versions of a record. */
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

/**
 * The facts in an entry's details, except `without` and those shown elsewhere; a change is one fact with its previous
 * values.
 */
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
