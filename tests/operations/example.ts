import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse, type FieldNode } from "graphql";
import { z } from "zod";
import type { Json } from "../support/graph.ts";

/**
 * Who runs an example: a demo sign-in, a guest, a newcomer with an account but no role yet, or a producer without a
 * company.
 */
const CALLERS = ["guest", "newcomer", "freelancer", "talent", "agent", "producer", "rival", "admin"] as const;
export type Caller = (typeof CALLERS)[number];

/** A document of `docs/operations`, with the contents of its comment. */
export interface Example {
  /** The operation that it demonstrates. */
  readonly operation: string;
  readonly service: string;
  readonly caller: Caller;
  /** As written: `{operation.path}` stands for a value in another example's response. */
  readonly variables: Readonly<Record<string, Json>>;
  /** The document with the fragments that it spreads. */
  readonly text: string;
  readonly isQuery: boolean;
}

const folder = resolve(import.meta.dirname, "../../docs/operations");
/** What the examples select of each type, by the name of the type. */
const FRAGMENTS = "fragments";

function spreadsIn(text: string): string[] {
  return [...text.matchAll(/\.\.\.(\w+)/g)].map(([, name = ""]) => name);
}

/** The fragments that a document spreads, and those that these spread. */
function fragmentsFor(text: string, fragments: ReadonlyMap<string, string>): string[] {
  const found = new Set(spreadsIn(text));
  for (const name of found) for (const inner of spreadsIn(fragments.get(name) ?? "")) found.add(inner);
  return [...found].map((name) => {
    const fragment = fragments.get(name);
    if (fragment === undefined) throw new Error(`There is no fragment ${name}.`);
    return fragment;
  });
}

/** The fragments by name. */
export function readFragments(): ReadonlyMap<string, string> {
  const files = readdirSync(join(folder, FRAGMENTS));
  return new Map(
    files.map((file) => [
      file.replace(/\.graphql$/, ""),
      readFileSync(join(folder, FRAGMENTS, file), "utf8"),
    ]),
  );
}
const json = z.record(z.string(), z.json());

/** The lines of the leading comment, without comment signs. */
function commentOf(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("#"));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^# ?/, ""))
    .join("\n");
}

function readExample(service: string, file: string, fragments: ReadonlyMap<string, string>): Example {
  const text = readFileSync(join(folder, service, file), "utf8");
  const comment = commentOf(text);
  const [, caller = ""] = /^As: (\w+)$/m.exec(comment) ?? [];
  const [, variables = "{}"] = /^Variables: (\{[\s\S]*\})$/m.exec(comment) ?? [];
  if (!(CALLERS as readonly string[]).includes(caller)) throw new Error(`${file} does not say who runs it.`);
  return {
    operation: file.replace(/\.graphql$/, ""),
    service,
    caller: caller as Caller,
    variables: json.parse(JSON.parse(variables)),
    text: [text, ...fragmentsFor(text, fragments)].join("\n"),
    isQuery: /^query /m.test(text),
  };
}

/** Every example by its operation. */
export function readExamples(): ReadonlyMap<string, Example> {
  const fragments = readFragments();
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const services = folders.filter(({ name }) => name !== FRAGMENTS);
  const all = services.flatMap(({ name }) =>
    readdirSync(join(folder, name)).map((file) => readExample(name, file, fragments)),
  );
  return new Map(all.map((example) => [example.operation, example]));
}

/** The root fields that a document selects. */
export function rootFieldsOf({ text }: Example): string[] {
  return parse(text).definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition"
      ? definition.selectionSet.selections.map((selection) => (selection as FieldNode).name.value)
      : [],
  );
}
