import type { ServiceName } from "#dev/topology.ts";
import { ADDITION_CASES } from "../authorization/cases.ts";
import { ROWS } from "../authorization/contract.ts";

/** Outcome of a call while a service is unavailable. */
export type Outcome = "whole" | "in part" | "none";

/** The service of each operation. */
const SERVED_BY: ReadonlyMap<string, string> = new Map([
  ...ROWS.map(({ operation, service }) => [operation, service] as const),
  ...Object.entries(ADDITION_CASES).map(([operation, { service }]) => [operation, service] as const),
  ["me", "identity"],
  ["completeRegistration", "identity"],
  ["requestPasswordReset", "identity"],
  ["confirmPasswordReset", "identity"],
  ["requestRegistration", "identity"],
  ["confirmRegistration", "identity"],
  ["getMediaItem", "media"],
]);

type Others = Readonly<Record<string, readonly ServiceName[]>>;

/**
 * Other services that decide: slots are visible to people who submitted; a file must be the caller's own, and is
 * signed.
 */
const DECIDED_BY: Others = {
  getAuditionTimes: ["casting"],
  saveProjectMedia: ["media"],
  savePost: ["media"],
  // Whether a booking is ahead.
  eraseMyAccount: ["casting"],
  // Talent writes lists of the professional profile.
  updateUserStringArray: ["talent"],
  saveSupportingDocs: ["media"],
  getProjectDocs: ["casting", "media"],
};
/** Services that add fields to the response, which are then missing. */
const ADDED_BY: Others = { getUserById: ["talent", "casting", "billing"] };
/** Identity resolves members; guests do not need it. */
const BY_GUESTS: readonly string[] = ["getProjectById", "getFeaturedProjects", "getFeatureProjectById"];

/** Expected outcome of an operation without a service: unchanged if it neither serves nor decides it. */
export function outcomeWithout(service: ServiceName, operation: string): Outcome {
  if (service === "identity" && !BY_GUESTS.includes(operation)) return "none";
  if (SERVED_BY.get(operation) === service || DECIDED_BY[operation]?.includes(service)) return "none";
  return ADDED_BY[operation]?.includes(service) ? "in part" : "whole";
}

const WIDTH = 32;
const MARKS: Readonly<Record<string, string>> = { whole: "goes on", "in part": "in part", none: "-" };

/** A row for each operation with a column for each unavailable service. */
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
