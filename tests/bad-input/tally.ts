import { FAILURE_CODES, FAILURE_RULES } from "@callboard/catalog/failure-rules.ts";
import type { GraphAnswer, GraphFailure } from "../support/graph.ts";
import type { Role, Sending } from "./plan.ts";
import { placesOf, type BadRequest } from "./requests.ts";

const OUTCOME_LENGTH = 500;

/** A request with an outcome that no input may cause. */
interface Breach {
  readonly role: Role;
  readonly request: BadRequest;
  readonly outcome: string;
}

export interface Tally {
  requests: number;
  /** Requests without errors. */
  accepted: number;
  /** Number of requests with an error of each code. */
  readonly codes: Map<string, number>;
  /** Operations that accepted a request, and operations that rejected an input. */
  readonly acceptedBy: Set<string>;
  readonly refusedBy: Set<string>;
  readonly breaches: Breach[];
  /** Errors that do not explain what is wrong with the request. */
  readonly unclear: Breach[];
  /** Rows that changed although the request was rejected. */
  readonly changes: Breach[];
  /** UNAVAILABLE responses, which a busy machine can cause but no input may. */
  readonly unavailable: string[];
}

export const newTally = (): Tally => ({
  requests: 0,
  accepted: 0,
  codes: new Map(),
  acceptedBy: new Set(),
  refusedBy: new Set(),
  breaches: [],
  unclear: [],
  changes: [],
  unavailable: [],
});

const codes: readonly string[] = FAILURE_CODES;
const rules: readonly string[] = FAILURE_RULES;
type FieldOfFailure = NonNullable<GraphFailure["extensions"]["fields"]>[number];

/** Internal details: a stack, a statement, a constraint, a module. */
const INSIDE =
  /node_modules|\n\s+at |\bat \w+ \(|\.ts:\d|violates|duplicate key|syntax error at|invalid input syntax|ECONN|is not a function|undefined \(|of undefined|of null/;

/** Whether an operation failed as a whole; a field of its response may fail without that. */
export function isRefused({ operation }: Sending, answer: GraphAnswer | string): boolean {
  if (typeof answer === "string") return true;
  // An error below the operation is of its response, also where it leaves nothing of that.
  const isWhole = answer.errors.some(({ path = [] }) => path.length < 2);
  return isWhole && (answer.data[operation.field.name] ?? null) === null;
}

/** Counts a response, and records it if no input may cause it. */
export function record(tally: Tally, sending: Sending, answer: GraphAnswer | string): void {
  const { role, request } = sending;
  tally.requests += 1;
  const breach = (outcome: string): void => void tally.breaches.push({ role, request, outcome });
  if (typeof answer === "string") return breach(`no answer: ${answer}`);
  const found = count(tally, request.operation, answer);
  const bad = [...found].filter((code) => code === "INTERNAL" || !codes.includes(code));
  if (found.has("UNAVAILABLE")) tally.unavailable.push(describe(answer));
  if (answer.status >= 500 || bad.length > 0) return breach(describe(answer));
  for (const failure of answer.errors)
    for (const lack of lacksOf(failure, sending)) {
      const outcome = `${lack}: ${JSON.stringify(failure).slice(0, OUTCOME_LENGTH)}`;
      tally.unclear.push({ role, request, outcome });
    }
}

/** The codes of a response. */
function count(tally: Tally, operation: string, { errors }: GraphAnswer): ReadonlySet<string> {
  const found = new Set(errors.map(({ extensions }) => extensions?.code ?? "none"));
  for (const code of found) tally.codes.set(code, (tally.codes.get(code) ?? 0) + 1);
  if (found.size === 0) tally.accepted += 1;
  if (found.size === 0) tally.acceptedBy.add(operation);
  if (found.has("VALIDATION")) tally.refusedBy.add(operation);
  return found;
}

const describe = ({ status, errors }: GraphAnswer): string =>
  `${status} ${JSON.stringify(errors).slice(0, OUTCOME_LENGTH)}`;

/** What a failure leaves unexplained: the field, or the reason. */
function lacksOf({ message, extensions }: GraphFailure, sending: Sending): readonly string[] {
  const { code, rule, kind, fields = [] } = extensions;
  const isRuled = ["FORBIDDEN", "CONFLICT", "LIMIT"].includes(code);
  const lacks = [
    message.trim() === "" && "no sentence",
    [message, ...fields.map((field) => field.message)].some((text) => INSIDE.test(text)) &&
      "words of the inside",
    isRuled && !rules.includes(rule ?? "") && "no rule",
    code === "NOT_FOUND" && !kind && "no kind",
    code === "VALIDATION" && fields.length === 0 && "no field",
  ].filter((lack) => lack !== false);
  return code === "VALIDATION"
    ? [...lacks, ...fields.flatMap((field) => lacksOfField(field, sending))]
    : lacks;
}

function lacksOfField(field: FieldOfFailure, sending: Sending): readonly string[] {
  const { path, rule, message } = field;
  const isReasoned = rules.includes(rule) && message.trim() !== "";
  return [
    ...(isReasoned ? [] : [`${path} has no reason`]),
    ...(placesIn(sending)(field) ? [] : [`${path} is no field of the request`]),
  ];
}

/** Operations that take only a key but validate its record: their failures name fields of the wizard's steps. */
const JUDGES_STEPS: readonly string[] = ["submitProjectApproval"];
const STEPS = /^(projectInfo|contactInfo|additionalInformation|locationInformation|positionInfo)\b/;

/** Whether a path names a place in the request: an argument, a nested field, or an unknown field inside one. */
function placesIn({ operation, request }: Sending): (field: FieldOfFailure) => boolean {
  // An argument of a field of the response is sent as `Field_Argument`; the error's own path names the field.
  const inner = Object.keys(request.variables).map((name) => name.slice(name.indexOf("_") + 1));
  const known = new Set([...placesOf(operation), ...Object.keys(request.variables), ...inner]);
  return ({ path, message }) => {
    const names = path.split(".").filter((part) => !/^\d+$/.test(part));
    if (JUDGES_STEPS.includes(request.operation) && STEPS.test(path)) return true;
    const isUnknown = message.includes("is not defined by type");
    return known.has((isUnknown ? names.slice(0, -1) : names).join("."));
  };
}
