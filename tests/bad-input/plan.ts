import fc from "fast-check";
import { ADDITION_CELLS } from "../authorization/additions.ts";
import { isGranted } from "../authorization/cells.ts";
import { ROWS, type ActorName } from "../authorization/contract.ts";
import {
  placesOf,
  requestsOf,
  requestsWithOneFault,
  soundRequests,
  type BadRequest,
  type Material,
} from "./requests.ts";
import type { Operation } from "./schema.ts";

const ROLES = ["talent", "agent", "producer", "admin", "guest"] as const;
export type Role = (typeof ROLES)[number];

/** A request and its sender. */
export interface Sending {
  readonly role: Role;
  readonly operation: Operation;
  readonly request: BadRequest;
}

export interface Plan {
  readonly count: number;
  readonly seed: number;
  readonly material: Material;
}

/** `count` requests plus a few for each operation, reproducible by seed. */
export function planned(operations: readonly Operation[], plan: Plan): readonly Sending[] {
  const all = [
    ...faultsByRole(operations, plan),
    ...faultsByPlace(operations, plan),
    ...withoutFault(operations, plan),
  ];
  const isDestructive = ({ operation }: Sending): boolean => TAKES_AWAY.test(operation.field.name);
  return [...all.filter((one) => !isDestructive(one)), ...all.filter(isDestructive)];
}

/** These remove what other operations need, so they come last. */
const TAKES_AWAY = /^(cancel|close|delete|deny|erase|remove|withdraw)/;

/** Half of the requests: each operation by each role equally often, with zero to many faults. */
function faultsByRole(operations: readonly Operation[], { count, seed, material }: Plan): readonly Sending[] {
  const each = Math.ceil(count / 2 / operations.length / ROLES.length);
  const samples = operations.map((operation, place) =>
    fc
      .sample(requestsOf(operation, material), { seed: seed + place, numRuns: each * ROLES.length })
      .map((request, round) => ({ role: ROLES[round % ROLES.length] ?? "guest", operation, request })),
  );
  return inTurns(samples);
}

/** The other half: each place of each operation equally often, by roles that the operation grants access. */
function faultsByPlace(
  operations: readonly Operation[],
  { count, seed, material }: Plan,
): readonly Sending[] {
  const places = operations.flatMap((operation) =>
    placesOf(operation).map((place) => ({ operation, place, roles: rolesGranted(operation.field.name) })),
  );
  const each = Math.ceil(count / 2 / places.length);
  const samples = places.map(({ operation, place, roles }, index) =>
    fc
      .sample(requestsWithOneFault(operation, place, material), { seed: seed + index, numRuns: each })
      .map((request, round) => ({
        role: roles[(index + round) % roles.length] ?? "guest",
        operation,
        request,
      })),
  );
  return inTurns(samples);
}

const SOUND_EACH = 3;

/** Valid calls of each operation by roles with access, so that not every request is rejected. */
function withoutFault(operations: readonly Operation[], { seed, material }: Plan): readonly Sending[] {
  const samples = operations.map((operation, place) => {
    const roles = rolesGranted(operation.field.name);
    return fc
      .sample(soundRequests(operation, material), { seed: seed + place, numRuns: SOUND_EACH })
      .map((request, round) => ({ role: roles[round % roles.length] ?? "guest", operation, request }));
  });
  return inTurns(samples);
}

/** Interleaves the lists: the first item of each, then the second of each. */
function inTurns<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((own) => own.slice(round, round + 1)),
  ).flat();
}

/** The matrix's actors that correspond to the demo's people. */
const ACTOR_OF: Readonly<Record<Role, ActorName>> = {
  talent: "talentSelf",
  agent: "agentLinked",
  producer: "producerOwner",
  admin: "admin",
  guest: "guest",
};

/** The roles that the matrix grants an operation. */
export function rolesGranted(operation: string): readonly Role[] {
  const row = ROWS.find((one) => one.operation === operation);
  const additions = ADDITION_CELLS.filter((one) => one.operation === operation);
  if (!row && additions.length === 0) return ROLES;
  return ROLES.filter((role) => {
    const actor = ACTOR_OF[role];
    return isGranted(row?.expect[actor] ?? additions.find((one) => one.actor === actor)?.cell ?? "");
  });
}
