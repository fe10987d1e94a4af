import fc from "fast-check";
import type { GraphAnswer, Json } from "../support/graph.ts";
import { rolesGranted, type Role } from "./plan.ts";
import { placesOf, soundRequests, type BadRequest, type Material } from "./requests.ts";
import type { Operation } from "./schema.ts";

const SAMPLES = 2;

/** Cursors issued by the lists, by operation: each is tried on all of them. */
export async function gatherCursors(
  operations: readonly Operation[],
  material: Omit<Material, "cursors">,
  send: (role: Role, request: BadRequest) => Promise<GraphAnswer>,
): Promise<Material["cursors"]> {
  const lists = operations.filter(
    (operation) => operation.kind === "query" && placesOf(operation).some((place) => /\bafter$/i.test(place)),
  );
  const found = new Map<string, readonly string[]>();
  for (const list of lists) {
    const requests = fc.sample(soundRequests(list, { ...material, cursors: new Map() }), {
      seed: 1,
      numRuns: SAMPLES,
    });
    const calls = rolesGranted(list.field.name).flatMap((role) =>
      requests.map((request) => ({ role, request })),
    );
    const answers = await Promise.all(calls.map(({ role, request }) => send(role, request)));
    found.set(list.field.name, [...new Set(answers.flatMap(({ data }) => cursorsIn(data)))].slice(0, 4));
  }
  return found;
}

function cursorsIn(value: Json | undefined): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === "string" && ["After", "Cursor"].includes(name) ? [inner] : cursorsIn(inner),
  );
}
