import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FieldKind, FieldRow, FieldRows } from "@callboard/catalog/fields/field-row.ts";
import { POSITION } from "@callboard/catalog/fields/position.ts";
import { DEMOGRAPHICS, PROFILE, SEARCHED_FIELDS } from "@callboard/catalog/fields/profile.ts";
import { PROJECT, PROJECT_STEPS } from "@callboard/catalog/fields/project.ts";

/** The GraphQL type of each kind; what is never null when it is read has a mark. */
const TYPES: Readonly<Record<FieldKind, string>> = {
  line: "String",
  paragraph: "String",
  choice: "String",
  age: "String",
  email: "String",
  phone: "String",
  list: "[String!]!",
  names: "[String!]!",
  wholeNumber: "Int",
  money: "Float",
  flag: "Boolean!",
  yesOrNo: "Boolean!",
  instant: "DateTime",
  day: "LocalDate",
  address: "Address",
};

const ADDRESS = [
  "{",
  "  AddressLine1",
  "  AddressLine2",
  "  City",
  "  State",
  "  Zipcode",
  "  Point {",
  "    lat",
  "    lon",
  "  }",
  "}",
];

type Line = (name: string, row: FieldRow) => readonly string[];

const linesOf = (rows: FieldRows, line: Line): string[] =>
  Object.entries(rows).flatMap(([name, row]) => [...line(name, row)]);

/** The fields as a type of the schema has them. */
const type = (rows: FieldRows): string[] =>
  linesOf(rows, (name, { kind, description, readDescription = description }) => [
    JSON.stringify(readDescription),
    `${name}: ${TYPES[kind]}`,
  ]);

/** The same where no view has every field: each may be null. */
const partialType = (rows: FieldRows): string[] => type(rows).map((line) => line.replace(/!$/, ""));

/** The fields as an input has them: each may be left out. */
const input = (rows: FieldRows): string[] =>
  linesOf(rows, (name, { kind, description }) => [
    JSON.stringify(description),
    `${name}: ${kind === "address" ? "AddressInput" : TYPES[kind].replace(/!$/, "")}`,
  ]);

/** The criteria of a search, each a list of values. */
const criteria = (): string[] =>
  SEARCHED_FIELDS.flatMap((name) => [JSON.stringify(PROFILE[name].search), `${name}: [String!]`]);

/** A selection of the fields that `isMeant`. */
const selection = (rows: FieldRows, isMeant: (row: FieldRow) => boolean): string[] =>
  linesOf(rows, (name, row) => {
    if (!isMeant(row)) return [];
    const [open = "", ...rest] = row.kind === "address" ? ADDRESS : [];
    return [`${name} ${open}`.trim(), ...rest];
  });

const isPlain = ({ kind }: FieldRow): boolean => kind !== "address";
const isShown = (row: FieldRow): boolean => isPlain(row) && row.isShown !== false;
const isCopied = (row: FieldRow): boolean => row.isCopied !== false;

/** What stands between the marks, by their name. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  "type of a project": type(PROJECT),
  "input of a project": input(PROJECT),
  "input of the first step": input(PROJECT_STEPS.projectInfo),
  "input of the second step": input(PROJECT_STEPS.contactInfo),
  "input of the third step": input(PROJECT_STEPS.additionalInformation),
  "input of the fourth step": input(PROJECT_STEPS.locationInformation),
  "type of a position": type(POSITION),
  "input of a position": input(POSITION),
  "type of a profile": partialType(PROFILE),
  "input of a profile": input(DEMOGRAPHICS),
  "criteria of a profile": criteria(),
  "plain fields of a profile": selection(PROFILE, isPlain),
  "written fields of a profile": selection(DEMOGRAPHICS, isPlain),
  "shown fields of a profile": selection(PROFILE, isShown),
  "plain fields of a project": selection(PROJECT, isPlain),
  "shown fields of a project": selection(PROJECT, isShown),
  "plain fields of a position": selection(POSITION, isPlain),
  "copied fields of a project": selection(PROJECT, isCopied),
  "copied fields of a position": selection(POSITION, isCopied),
};

/** The schema and the documents that have such sections. */
export const FILES_OF_FIELDS: readonly string[] = [
  "docs/operations/fragments/UserData.graphql",
  "services/projects/schema.graphql",
  "services/talent/schema.graphql",
  "web/src/ui/breakdown/breakdown-documents.ts",
  "web/src/ui/breakdown/breakdown-position.tsx",
  "web/src/ui/project-menu/menu-documents.ts",
  "web/src/features/people/people-documents.ts",
  "web/src/features/profile/profile-documents.ts",
  "web/src/features/project-wizard/wizard-documents.ts",
];
const SECTION = /^( *)# Declared in packages\/catalog: ([\w ]+)\n[\s\S]*?^ *# End of what is declared\n/gm;

function filled(text: string): string {
  return text.replaceAll(SECTION, (_found, indent: string, name: string) => {
    const lines = SECTIONS[name];
    if (!lines) throw new Error(`No fields are declared as "${name}".`);
    const written = [`# Declared in packages/catalog: ${name}`, ...lines, "# End of what is declared"];
    return written.map((line) => `${indent}${line}\n`).join("");
  });
}

const FACTS = "web/src/gen/declared-facts.ts";
/** Apart, since a person's page alone lists them. */
const PROFILE_FACTS = "web/src/gen/profile-facts.ts";

/** The name, kind and words of the fields that the breakdown lists; the table itself has all values of all choices. */
function facts(rows: FieldRows): string {
  const found = Object.entries(rows).filter(([, row]) => row.isFact);
  const shown = found.map(([name, row]) => {
    const words = "words" in row && row.words !== undefined ? JSON.stringify(row.words) : "null";
    return `  [${JSON.stringify(name)}, ${words}],\n`;
  });
  return `[\n${shown.join("")}] as const;\n`;
}

/** Those of a profile, by the parts of its form. */
function profileFacts(): string[] {
  const shown = Object.values(PROFILE).filter((row) => "isFact" in row);
  const groups = [...new Set(shown.map(({ form }) => form.group))];
  return groups.map((group) => {
    const rows = Object.entries(PROFILE).filter(([, row]) => row.form.group === group);
    return `export const ${group.toUpperCase()}_FACTS = ${facts(Object.fromEntries(rows))}`;
  });
}

function write(target: string, file: string, text: string): void {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  writeFileSync(join(target, file), text);
}

const HEAD = "/* Generated by npm run generate from packages/catalog/src/fields. */";

/** Writes what the tables of fields declare into the schemas and the client's documents, and lists the facts. */
export function generateDeclaredFields(root: string, target: string): void {
  for (const file of FILES_OF_FIELDS) write(target, file, filled(readFileSync(join(root, file), "utf8")));
  const parts = [
    `export const PROJECT_FACTS = ${facts(PROJECT)}`,
    `export const POSITION_FACTS = ${facts(POSITION)}`,
  ];
  write(target, FACTS, `${HEAD}\n${parts.join("\n")}`);
  write(target, PROFILE_FACTS, `${HEAD}\n${profileFacts().join("\n")}`);
}
