import type { ServiceName } from "#dev/topology.ts";
import { ADDITION_CASES } from "../authorization/cases.ts";
import { ROWS } from "../authorization/contract.ts";

/** What becomes of a call while a service is not there. */
export type Outcome = "whole" | "in part" | "none";

/** Who serves each operation. */
const SERVED_BY: ReadonlyMap<string, string> = new Map([
  ...ROWS.map(({ operation, service }) => [operation, service] as const),
  ...Object.entries(ADDITION_CASES).map(([operation, { service }]) => [operation, service] as const),
  ["me", "identity"],
  ["completeRegistration", "identity"],
  ["requestPasswordReset", "identity"],
  ["confirmPasswordReset", "identity"],
  ["getMediaItem", "media"],
]);

type Others = Readonly<Record<string, readonly ServiceName[]>>;

/** Beyond the service that serves it, who decides: who has submitted sees slots; a file has to be one's own, and is signed. */
const DECIDED_BY: Others = {
  getAuditionTimes: ["casting"],
  saveProjectMedia: ["media"],
  savePost: ["media"],
  // Whether a booking lies ahead.
  eraseMyAccount: ["casting"],
  // Talent writes lists of the professional profile.
  updateUserStringArray: ["talent"],
  saveSupportingDocs: ["media"],
  getProjectDocs: ["casting", "media"],
};
/** Who adds fields to the answer, which are missing then. */
const ADDED_BY: Others = { getUserById: ["talent", "casting", "billing"] };
/** Identity says who a member is; a guest is nobody to it. */
const BY_GUESTS: readonly string[] = ["getProjectById", "getFeaturedProjects", "getFeatureProjectById"];

/** The outcome of an operation while a service is not there: what neither serves nor decides it changes nothing. */
export function outcomeWithout(service: ServiceName, operation: string): Outcome {
  if (service === "identity" && !BY_GUESTS.includes(operation)) return "none";
  if (SERVED_BY.get(operation) === service || DECIDED_BY[operation]?.includes(service)) return "none";
  return ADDED_BY[operation]?.includes(service) ? "in part" : "whole";
}

const WIDTH = 32;
const MARKS: Readonly<Record<string, string>> = { whole: "goes on", "in part": "in part", none: "-" };

/** A line for each operation with a column for each service that was not there. */
export function tableOf(found: ReadonlyMap<ServiceName, Readonly<Record<string, string>>>): string {
  const operations = Object.keys(found.values().next().value ?? {}).toSorted();
  const line = (name: string, marks: readonly string[]): string =>
    `  ${name.padEnd(WIDTH)}${marks
      .map((mark) => mark.padEnd(11))
      .join("")
      .trimEnd()}\n`;
  const rows = operations.map((operation) =>
    line(
      operation,
      [...found.values()].map((own) => MARKS[own[operation] ?? ""] ?? "WRONG"),
    ),
  );
  return `\n${line("without", [...found.keys()])}${rows.join("")}`;
}
