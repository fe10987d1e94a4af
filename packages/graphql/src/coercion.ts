import type { GraphQLError } from "graphql";
import type { FieldFailure } from "@callboard/kit/failure.ts";

/**
 * The field that a coercion error of GraphQL is about: its dotted path without the variable's sigil, and a sentence
 * without the variable; null where the error is about no variable.
 */
export function coercedField({ message }: Pick<GraphQLError, "message">): FieldFailure | null {
  const path = pathOf(message);
  return path === null ? null : { path, rule: "TYPE", message: shorten(message) };
}

/** graphql-js names the place in its message only: `Variable "$a" got invalid value 1 at "a.B[0].C"; ...`. */
function pathOf(message: string): string | null {
  const variable = /^Variable "\$([^"]+)"/.exec(message)?.[1];
  if (variable === undefined) return null;
  const nested = / at "([^"]+)"/.exec(message)?.[1];
  const field = /; Field "([^"]+)" (?:of required type|is not defined)/.exec(message)?.[1];
  const path = (nested ?? variable).replace(/\[(\d+)\]/g, ".$1");
  return field ? `${path}.${field}` : path;
}

function shorten(message: string): string {
  return message.replace(/^Variable .*?; /s, "").replace(/ Did you mean .*$/s, "");
}
