import type { FailureRule } from "@callboard/catalog/failure-rules.ts";
import type { z } from "zod";
import { invalid, type FieldFailure } from "./failure.ts";
import { fail, ok, type Result } from "./result.ts";

/** Values that a message lists before it ends with an ellipsis. */
const LISTED = 12;

/**
 * Checks an input against its schema: the value as the schema makes it, or one VALIDATION with every failing field, its
 * dotted path below `path`, its rule and a sentence in English. The one place where zod's issues become failures.
 */
export function validate<S extends z.ZodType>(schema: S, input: unknown, path = ""): Result<z.output<S>> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return ok(parsed.data);
  return fail(invalid(parsed.error.issues.map((issue) => toFieldFailure(issue, path))));
}

type Values<Parts> = { [Name in keyof Parts]: Parts[Name] extends Result<infer Value> ? Value : never };

/** The values of all parts, or their failing fields in one VALIDATION; any other failure of a part goes first. */
export function combineValidations<Parts extends Readonly<Record<string, Result<unknown>>>>(
  parts: Parts,
): Result<Values<Parts>> {
  const values: Record<string, unknown> = {};
  const fields: FieldFailure[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (part.ok) values[name] = part.value;
    else if (part.failure.code !== "VALIDATION") return part;
    else fields.push(...(part.failure.fields ?? []));
  }
  return fields.length > 0 ? fail(invalid(fields)) : ok(values as Values<Parts>);
}

/** The options of a zod refinement that fails under a rule of the product; `message` follows the field's name. */
export function rule(name: FailureRule, message: string): { params: { rule: FailureRule }; error: string } {
  return { params: { rule: name }, error: message };
}

function toFieldFailure(issue: z.core.$ZodIssue, path: string): FieldFailure {
  const full = [...(path === "" ? [] : [path]), ...issue.path.map(String)].join(".");
  const label = full.split(".").findLast((part) => !/^\d+$/.test(part)) ?? "The input";
  return { path: full, ...explain(issue, label) };
}

type Explained = Omit<FieldFailure, "path">;

function explain(issue: z.core.$ZodIssue, label: string): Explained {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? { rule: "REQUIRED", message: `${label} is required.` }
        : { rule: "TYPE", message: `${label} must be of the type ${issue.expected}.` };
    case "too_small":
      return tooSmall(issue, label);
    case "too_big":
      return tooBig(issue, label);
    case "invalid_value":
      return { rule: "CATALOG", message: `${label} must be one of: ${listed(issue.values)}.` };
    case "custom":
      return { rule: ruleOf(issue), message: `${label} ${issue.message}` };
    case "invalid_format":
      return {
        rule: issue.format === "uuid" ? "UUID" : "FORMAT",
        message: `${label} must be a ${issue.format}.`,
      };
    default:
      return { rule: "FORMAT", message: `${label} is not valid.` };
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall, label: string): Explained {
  const min = Number(issue.minimum);
  if (issue.origin === "string" || issue.origin === "array") {
    if (min <= 1) return { rule: "REQUIRED", message: `${label} is required.` };
    return { rule: "TOO_SHORT", message: `${label} must have at least ${min} ${unitOf(issue.origin)}.` };
  }
  return { rule: "RANGE", message: `${label} must be at least ${min}.` };
}

function tooBig(issue: z.core.$ZodIssueTooBig, label: string): Explained {
  const max = Number(issue.maximum);
  if (issue.origin === "string")
    return { rule: "TOO_LONG", message: `${label} can have at most ${max} characters.` };
  if (issue.origin === "array")
    return { rule: "TOO_MANY", message: `${label} can have at most ${max} entries.` };
  return { rule: "RANGE", message: `${label} must be at most ${max}.` };
}

function unitOf(origin: string): string {
  return origin === "string" ? "characters" : "entries";
}

/** Accepted values as a message names them: all of a few, the first of many. */
export function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, LISTED).join(", ");
  return values.length > LISTED ? `${shown}, …` : shown;
}

function ruleOf(issue: z.core.$ZodIssueCustom): FailureRule {
  const name: unknown = issue.params?.["rule"];
  // Only `rule` above writes params, and it takes rules alone.
  return typeof name === "string" ? (name as FailureRule) : "FORMAT";
}
