import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A setting of a process as its schema describes it. */
export interface Setting {
  readonly name: string;
  /** In words: "integer, 1 to 50". */
  readonly type: string;
  /** Null: it has none. */
  readonly preset: string | null;
  readonly isRequired: boolean;
  /** What the comment above it says. */
  readonly meaning: string;
}

interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** zod's own upper bound of integers, which nobody has chosen. */
const isChosen = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function rangeOf({ minimum, maximum }: JsonSchema): string {
  if (isChosen(minimum) && isChosen(maximum)) return `, ${minimum} to ${maximum}`;
  if (isChosen(minimum)) return `, ${minimum} or more`;
  return isChosen(maximum) ? `, up to ${maximum}` : "";
}

function typeOf(name: string, schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(", ");
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.type === "integer" || schema.type === "number") return `${schema.type}${rangeOf(schema)}`;
  if (schema.format === "uri") return "address";
  if (name.endsWith("_GRPC")) return "host:port";
  return "text";
}

/** The properties of a schema, of all that it intersects, and of every kind that it may be. */
function partsOf(schema: JsonSchema): readonly JsonSchema[] {
  const inner = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...(schema.properties ? [schema] : []), ...inner.flatMap(partsOf)];
}

const jsonSchema = (schema: z.ZodType, io: "input" | "output"): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;

/** The default of each setting that has one; where a text is converted, only the output knows it. */
const presetsOf = (schema: z.ZodType): ReadonlyMap<string, string> =>
  new Map(
    partsOf(jsonSchema(schema, "output")).flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, { default: preset }]): [string, string][] =>
        preset === undefined ? [] : [[name, String(preset)]],
      ),
    ),
  );

/** The comment above each setting in a file that declares some. */
export function commentsOf(source: string): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  for (const [, comment = "", name = ""] of source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*([A-Z][A-Z0-9_]+):/g,
  ))
    comments.set(name, comment.replaceAll(/\s*\n\s*\* ?/g, " ").trim());
  return comments;
}

/** Files that declare settings which several services read. */
const SHARED = [
  "packages/kit/src/process/config.ts",
  "packages/mail/src/open-mail.ts",
  "services/identity/src/adapters/texts/texts-config.ts",
  "services/projects/src/adapters/geocoder/open-geocoder.ts",
];

/**
 * The settings that a process reads, in the order of its schema. `own` is the file that declares the schema; what no
 * comment explains is an error.
 */
export function settingsOf(root: string, own: string, schema: z.ZodType): readonly Setting[] {
  const comments = new Map(
    [...SHARED, own].flatMap((file) => [...commentsOf(readFileSync(join(root, file), "utf8"))]),
  );
  const settings = new Map<string, Setting>();
  const presets = presetsOf(schema);
  for (const part of partsOf(jsonSchema(schema, "input")))
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const meaning = comments.get(name);
      if (meaning === undefined) throw new Error(`${own}: no comment says what ${name} is.`);
      const preset = presets.get(name);
      const before = settings.get(name);
      const type = typeOf(name, property);
      settings.set(name, {
        name,
        type: before && before.type !== type ? `${before.type}, ${type}` : type,
        preset: preset ?? null,
        isRequired: (part.required ?? []).includes(name) && preset === undefined,
        meaning,
      });
    }
  return [...settings.values()];
}
