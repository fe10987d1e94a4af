import fc, { type Arbitrary } from "fast-check";
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from "graphql";
import { badKey, badNumber, badText, badTime, cursors, wrongType } from "./bad-values.ts";
import { KEY_KINDS, type KeyKind, type Scene } from "./scenes.ts";
import { select, type Operation } from "./schema.ts";
import { SOUND } from "./sound-values.ts";

/** One call of an operation, in JSON. */
export interface BadRequest {
  readonly operation: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The source material for values. */
export interface Material {
  readonly scenes: readonly Scene[];
  /** Cursors issued by lists, by operation. */
  readonly cursors: ReadonlyMap<string, readonly string[]>;
}

interface Slot {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly description?: string | null | undefined;
}

/** Words in descriptions with the kind of key they imply; the first match counts. */
const SPOKEN: readonly (readonly [RegExp, KeyKind])[] = [
  [/submitter|talent|member\b|members of|receiver|participant|person|caller|userid/i, "member"],
  [/submission/i, "submission"],
  [/position/i, "position"],
  [/slot/i, "slot"],
  [/\bdate\b/i, "filming date"],
  [/project|record/i, "project"],
  [/conversation/i, "conversation"],
  [/\blink\b/i, "link"],
  [/file|upload|thumbnail|image|picture/i, "file"],
  [/\bgroup/i, "group"],
  [/company/i, "company"],
  [/\bpost\b/i, "post"],
  [/feature/i, "feature"],
  [/\bnote\b/i, "note"],
  [/report/i, "report"],
  [/messages/i, "message"],
  [/invitation/i, "invitation"],
  [/saved search/i, "saved search"],
  [/job#/i, "job"],
  [/at most 100 keys/i, "notification"],
];

/** The kind of a key, according to the first such word in its description. */
function kindOf({ name, description }: Slot): KeyKind | null {
  const text = description ?? name;
  const [first] = SPOKEN.map(([words, kind]) => ({ kind, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return first?.kind ?? null;
}

const HARMLESS = 20;
/** Few faults reach deep into a use case; many faults show how several failures are reported at once. */
const HARM = [0, 1, 1, 3, 8] as const;

/** Calls of an operation: most values are valid and consistent, some are not, and optional ones may be absent. */
export function requestsOf(operation: Operation, material: Material): Arbitrary<BadRequest> {
  return fc.constantFrom(...HARM).chain((harm) => callsOf(operation, material, { harm, target: null }));
}

/** Calls that are valid except in one place, such as `criteria.After`, so that each fault is tested alone. */
export function requestsWithOneFault(
  operation: Operation,
  target: string,
  material: Material,
): Arbitrary<BadRequest> {
  return callsOf(operation, material, { harm: 0, target });
}

/** Calls of an operation without faults. */
export const soundRequests = (operation: Operation, material: Material): Arbitrary<BadRequest> =>
  callsOf(operation, material, { harm: 0, target: null });

/** Every place of an operation that takes a value: its arguments and their nested fields. */
export function placesOf({ field }: Operation): readonly string[] {
  const inside = ({ name, type }: Slot, path: string): readonly string[] => {
    const here = path === "" ? name : `${path}.${name}`;
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return [here];
    return [here, ...Object.values(named.getFields()).flatMap((slot) => inside(slot, here))];
  };
  return field.args.flatMap((arg) => inside(arg, ""));
}

function callsOf(
  operation: Operation,
  { scenes, cursors: given }: Material,
  { harm, target }: Pick<Stock, "harm" | "target">,
): Arbitrary<BadRequest> {
  const { kind, field } = operation;
  const own = given.get(field.name) ?? [];
  return fc.tuple(fc.constantFrom(...scenes), fc.nat(2 ** 30), fc.nat(9)).chain(([scene, seed, share]) => {
    const { text, args } = select(operation, (path) => hash(path, seed) % 10 <= share);
    const inner = [...args].map(([name, arg]) => ({ name, type: arg.type, description: arg.description }));
    const slots: readonly Slot[] = [...field.args, ...inner];
    const declared = slots.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(", ");
    const query = `${kind}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${text} }`;
    const stock = { harm, target, scene, own, given: [...given.values()].flat() };
    return valuesOf(slots, stock, "").map((variables) => ({ operation: field.name, query, variables }));
  });
}

/** A deterministic number for a text and a seed. */
function hash(text: string, seed: number): number {
  let sum = seed;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum;
}

interface Stock {
  /** Share of faults: `harm` out of HARMLESS + harm values, some of them of a wrong type. */
  readonly harm: number;
  /** The only place with a bad value, regardless of `harm`. */
  readonly target: string | null;
  readonly scene: Scene;
  /** Cursors issued by all lists, and by this one. */
  readonly given: readonly string[];
  readonly own: readonly string[];
}

function valuesOf(slots: readonly Slot[], stock: Stock, path: string): Arbitrary<Record<string, unknown>> {
  const pathOf = ({ name }: Slot): string => (path === "" ? name : `${path}.${name}`);
  const values = Object.fromEntries(slots.map((slot) => [slot.name, valueOf(slot, stock, pathOf(slot))]));
  const isOnTheWay = (here: string): boolean => `${stock.target}.`.startsWith(`${here}.`);
  const required = slots.filter((slot) => isNonNullType(slot.type) || isOnTheWay(pathOf(slot)));
  return fc.record(values, { requiredKeys: required.map(({ name }) => name) });
}

function valueOf(slot: Slot, stock: Stock, path: string): Arbitrary<unknown> {
  const type = getNullableType(slot.type);
  const { harm, target } = stock;
  const isTarget = path === target;
  const any = { weight: isTarget ? 1 : Math.min(harm, 1), arbitrary: wrongType };
  const weight = isTarget ? 0 : HARMLESS;
  if (isListType(type)) {
    const one = valueOf({ ...slot, type: type.ofType }, stock, path);
    const lists = fc.array(one, { minLength: isTarget ? 1 : 0, maxLength: 3 });
    const long = one.map((value) => Array.from({ length: 1_001 }, () => value));
    return fc.oneof({ weight: HARMLESS, arbitrary: lists }, { ...any, arbitrary: long }, any);
  }
  if (isInputObjectType(type)) {
    const inner = valuesOf(Object.values(type.getFields()), stock, path);
    const stranger = inner.map((value) => ({ ...value, Unheard: 1 }));
    return fc.oneof({ weight: 2 * weight, arbitrary: inner }, { ...any, arbitrary: stranger }, any);
  }
  const bad = { weight: isTarget ? HARMLESS : harm, arbitrary: badOf(slot, stock) };
  return fc.oneof({ weight, arbitrary: soundOf(slot, stock) }, bad, any);
}

/** Fallbacks for names without a value in SOUND. */
const SOUND_OF_TYPE: Readonly<Record<string, Arbitrary<unknown>>> = {
  Boolean: fc.boolean(),
  Int: fc.integer({ min: 1, max: 5 }),
  Float: fc.integer({ min: 1, max: 900 }),
  LocalDate: fc.constant("2099-03-01"),
  DateTime: fc.constant("2099-02-01T00:00:00Z"),
  String: fc.constant("Actor"),
};

function soundOf(slot: Slot, { scene }: Stock): Arbitrary<unknown> {
  const { name } = getNamedType(slot.type);
  if (name !== "ID") {
    const known = SOUND[slot.name];
    return known ? fc.constantFrom(...known) : (SOUND_OF_TYPE[name] ?? wrongType);
  }
  if (slot.name === "ClientKey") return fc.uuid();
  const kind = kindOf(slot);
  return fc.constantFrom<unknown>(...(kind ? [scene[kind]] : Object.values(scene)));
}

function badOf(slot: Slot, { scene, own, given }: Stock): Arbitrary<unknown> {
  if (/^after$/i.test(slot.name)) return cursors(own, given);
  switch (getNamedType(slot.type).name) {
    case "ID":
      return fc.oneof(fc.constantFrom<unknown>(...KEY_KINDS.map((kind) => scene[kind])), badKey);
    case "Int":
    case "Float":
      return fc.oneof(badNumber, badText);
    case "LocalDate":
    case "DateTime":
      return badTime;
    default:
      return fc.oneof({ weight: 3, arbitrary: badText }, { weight: 1, arbitrary: badTime });
  }
}
