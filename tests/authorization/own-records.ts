import { at } from "../support/graph.ts";
import { expectGranted, expectRefused, isGranted } from "./cells.ts";
import { ROWS, type ActorName } from "./contract.ts";
import { MEMBER_MUTATIONS, QUERY_CASES } from "./cases.ts";
import { eventNames, expectMutation } from "./mutations/mutations.ts";
import type { World } from "./world.ts";

/** The caller whose own record is meant; guests have none and request T1's. */
const CALLERS: Readonly<Record<string, ActorName>> = {
  talent: "talentSelf",
  agent: "agentLinked",
  producer: "producerOwner",
  admin: "admin",
  noRole: "noRole",
  suspended: "suspended",
  guest: "guest",
};

export const OWN_RECORD_CELLS = ROWS.flatMap((row) =>
  Object.entries(row.expectOnOwnRecord ?? {}).map(([caller, cell]) => ({
    operation: row.operation,
    row,
    caller,
    cell,
  })),
);

/** Tests what everyone may do with their own record. */
export function describeOwnRecords(open: () => World): void {
  test.each(OWN_RECORD_CELLS)("$operation by $caller: $cell", async ({ operation, row, caller, cell }) => {
    const world = open();
    const actor = CALLERS[caller];
    if (!actor) throw new Error(`Nobody is ${caller}.`);
    const { key } = world.people.of[actor];
    const write = MEMBER_MUTATIONS[operation];
    if (write) {
      const target = await write.make(world, key);
      const call = { world, service: row.service, query: write.query, actor, target };
      await expectMutation(call, cell, eventNames(row.event));
      return;
    }
    const answer = await world.execute(actor, QUERY_CASES[operation]?.query ?? "", { id: key });
    if (!isGranted(cell)) return expectRefused(answer, cell);
    expectGranted(answer);
    expect(at(answer.data, `${operation}.PK`)).toBe(key);
    expect(at(answer.data, `${operation}.Data.View`)).toBe(actor === "admin" ? "admin" : "self");
  });
}
