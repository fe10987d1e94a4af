import type { Json } from "../support/graph.ts";

/** The meaning of a text in braces: a part of another example's response. */
export interface Reference {
  readonly operation: string;
  /** An argument replaced in the other example, and the reference to its value. */
  readonly argument: string | undefined;
  readonly value: string;
  readonly path: string;
  /** The reference without its path: the call, independent of what is read from its response. */
  readonly call: string;
}

/**
 * `{createProject.Data.Positions[0].SK}`; in a list, the first match: `{getCompanyProjects[Data.Status=Draft].PK}`;
 * with another argument: `{getAuditionTimes(pK: submitToPosition.PK).Auditions[0].SK}`.
 */
const REFERENCE = /^\{(\w+)(?:\((\w+): ([^)]+)\))?((?:\.\w+|\[[^\]]+\])*)\}$/;

/** Parses a reference; null for any other text. */
export function readReference(text: string): Reference | null {
  const [, operation, argument, value = "", path = ""] = REFERENCE.exec(text) ?? [];
  if (operation === undefined) return null;
  return { operation, argument, value, path, call: text.slice(0, text.length - path.length - 1) };
}

/** `{now+7d}` is a week from now, `{now+7d.date}` its day. */
const MOMENT = /^\{now([+-]\d+)d(\.date)?\}$/;
const DAY_MS = 86_400_000;

/** A new UUID or a moment for a placeholder; null for any other text. */
export function madeUp(text: string): string | null {
  if (text === "{new}") return crypto.randomUUID();
  const [, days, date] = MOMENT.exec(text) ?? [];
  if (days === undefined) return null;
  const moment = new Date(Date.now() + Number(days) * DAY_MS).toISOString();
  return date === undefined ? moment : moment.slice(0, 10);
}

const fieldOf = (value: Json | undefined, path: string): Json | undefined =>
  path
    .split(".")
    .reduce<Json | undefined>(
      (inner, name) =>
        inner === null || typeof inner !== "object" ? undefined : (inner as Record<string, Json>)[name],
      value,
    );

/** The value at a path of a response; undefined if there is none. */
export function valueAt(value: Json, path: string): Json | undefined {
  const steps = [...path.matchAll(/\.(\w+)|\[([^\]]+)\]/g)];
  return steps.reduce<Json | undefined>((inner, [, field, choice = ""]) => {
    if (field !== undefined) return fieldOf(inner, field);
    return chosen((inner ?? []) as readonly Json[], choice);
  }, value);
}

/** `0` is the first item; `Data.Status=Draft` the first with or containing that value; `>` the first with more. */
function chosen(items: readonly Json[], choice: string): Json | undefined {
  const [, name = "", sign, wanted = ""] = /^([\w.]+)(?:([=>])(.*))?$/.exec(choice) ?? [];
  if (sign === undefined) return items[Number(name)];
  return items.find((item) => {
    const values = [fieldOf(item, name)].flat();
    return sign === ">" ? Number(values[0]) > Number(wanted) : values.map(String).includes(wanted);
  });
}
