import { parseArgs } from "node:util";
import { COMMANDS, type Command, type CommandName, type Option } from "./commands.ts";

/** Exit code of a command that was called wrongly. */
const USAGE = 2;

type OptionsOf<N extends CommandName> = (typeof COMMANDS)[N] extends { readonly options: infer O } ? O : {};

type ValueOf<O> = O extends { readonly type: "boolean" }
  ? boolean
  : O extends { readonly value: `${infer One}|${infer Other}` }
    ? One | Other
    : O extends { readonly default: string }
      ? string
      : string | undefined;

export interface Line<N extends CommandName> {
  readonly values: { readonly [K in keyof OptionsOf<N>]: ValueOf<OptionsOf<N>[K]> };
  /** What follows besides options. */
  readonly words: readonly string[];
}

/** Why a command cannot be run as it was written, in one sentence. */
export class UsageRefused extends Error {}

/** How a command is typed: `npm start` and `npm test` need no `run`. */
const typed = (name: CommandName): string =>
  name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;

/** An option as it is written: one that is on by default is written to turn it off. */
const flagOf = (name: string, { value, default: usual }: Option): string =>
  usual === true ? `--no-${name}` : `--${name}${value === undefined ? "" : ` ${value}`}`;

interface GivenOption {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
}

const givenValue = ({ value }: GivenOption): readonly string[] => (value === undefined ? [] : [value]);

/** Throws UsageRefused for an option that the command lacks, or that has a wrong value. */
function refuseWrong(command: CommandName, given: GivenOption, option: Option | undefined): void {
  const { name, rawName, value } = given;
  if (option === undefined) throw refused(command, `There is no option ${rawName}.`);
  if (option.type === "boolean" && value !== undefined) throw refused(command, `${rawName} takes no value.`);
  if (option.type === "boolean") return;
  if (value === undefined) throw refused(command, `${rawName} needs a value: ${flagOf(name, option)}.`);
  const choices = option.value?.includes("|") === true ? option.value.split("|") : [value];
  if (!choices.includes(value))
    throw refused(command, `${rawName} is ${choices.join(" or ")}, not ${value}.`);
}

/** The lines that `--help` prints. */
export function usageOf(name: CommandName): string {
  const { summary, words, options = {} }: Command = COMMANDS[name];
  const rows = Object.entries(options).map(([option, about]) => {
    const usual = typeof about.default === "string" ? ` (${about.default})` : "";
    return `  ${flagOf(option, about).padEnd(28)}${about.says}${usual}`;
  });
  const takes = [words, rows.length > 0 ? "[OPTION...]" : undefined].filter((one) => one !== undefined);
  const call = [typed(name), ...(takes.length > 0 ? ["--", ...takes] : [])].join(" ");
  return [call, `  ${summary}`, ...rows].join("\n");
}

const refused = (name: CommandName, why: string): UsageRefused =>
  new UsageRefused(`${why} ${typed(name)} -- --help says what it takes.`);

/**
 * Reads a command's options and words; "help" if they are asked for. Throws UsageRefused, with one sentence, for an
 * option or a word that the command does not take.
 */
export function readLine<N extends CommandName>(name: N, line: readonly string[]): Line<N> | "help" {
  const { words, options = {}, passesOn }: Command = COMMANDS[name];
  const { values, tokens } = parseArgs({
    args: [...line],
    options: Object.fromEntries(Object.entries(options).map(([option, { type }]) => [option, { type }])),
    strict: false,
    allowNegative: true,
    tokens: true,
  });
  if (line.some((word) => word === "--help" || word === "-h")) return "help";
  const rest: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional" && words === undefined)
      throw refused(name, `${typed(name)} takes no ${token.value}.`);
    if (token.kind === "positional") rest.push(token.value);
    if (token.kind !== "option") continue;
    const option = options[token.name.replace(/^no-/, "")];
    if (option === undefined && passesOn === true) rest.push(token.rawName, ...givenValue(token));
    else refuseWrong(name, token, option);
  }
  const usual = Object.entries(options).map(([option, { type, default: value }]) => [
    option,
    value ?? (type === "boolean" ? false : undefined),
  ]);
  return { values: { ...Object.fromEntries(usual), ...values }, words: rest } as Line<N>;
}

/** Reads this process's command line. Prints the usage for `--help`, or why it is refused, and ends the process then. */
export function readCommand<N extends CommandName>(name: N): Line<N> {
  try {
    const read = readLine(name, process.argv.slice(2));
    if (read !== "help") return read;
    console.log(usageOf(name));
    process.exit(0);
  } catch (error) {
    refuseUsage(error);
  }
}

/** Ends the process with the exit code of a command that was called wrongly; other errors are thrown on. */
export function refuseUsage(error: unknown): never {
  if (!(error instanceof UsageRefused)) throw error;
  console.error(error.message);
  process.exit(USAGE);
}

/** Ends the process unless each word is one of those that the command knows. */
export function requireKnown(what: string, words: readonly string[], known: readonly string[]): void {
  const unknown = words.filter((word) => !known.includes(word));
  if (unknown.length > 0)
    refuseUsage(new UsageRefused(`There is no ${what} ${unknown.join(", ")}: ${known.join(", ")}.`));
}
