import { newId } from "@callboard/kit/ids.ts";
import {
  PositionUpdatedSchema,
  ProjectDeletedSchema,
  ProjectRestoredSchema,
  ScheduleChangedSchema,
} from "@callboard/proto/projects/v1/events_pb.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "../company-stage.ts";
import { facts } from "../submission-calls.ts";

const stage = companyStage();

const position = (quantity = 1) => stage.world.others.position(stage.projectId, { quantity });
const submits = (positionId: string) =>
  stage.calls.send(positionId).then(
    () => "sent",
    (error: Error) => (error.message.includes("NOT_FOUND") ? "NOT_FOUND" : error.message),
  );
const book = async (...sent: readonly Parameters<typeof stage.calls.book>[1][]) => {
  const rules: unknown[] = [];
  for (const one of sent)
    rules.push(facts(await stage.calls.book(stage.producer, one))?.["rule"] ?? "booked");
  return rules;
};
/** Projects writes a position or a slot; with an event, casting learns of it. */
const write = (id: string, change: object, version: bigint) => {
  const { positions, slots } = stage.world.others;
  const kept = positions.has(id) ? positions : slots;
  kept.set(id, { ...kept.get(id), ...change, version } as never);
};
const positionEvent = async (positionId: string, version: number) => {
  await stage.world.receive(PositionUpdatedSchema, {
    projectId: stage.projectId,
    positionId,
    companyId: stage.people.companyA,
  });
  await waitFor("the change", async () => {
    const rows = await stage.query("select version from position where id = $1", [positionId]);
    return Number(rows[0]?.["version"]) === version;
  });
};
const consentsOf = async (id: string) =>
  (
    await stage.query(
      "select 1 from position_consent where position_id = $1 union all select 1 from slot_consent where slot_id = $1",
      [id],
    )
  ).length;

test("a lower quantity holds while projects writes it, whatever is read of projects meanwhile", async () => {
  const positionId = position(2);
  const sent = [await stage.calls.send(positionId), await stage.calls.send(positionId)];
  expectOk(
    await stage.world.asProjects.setQuantity({ positionId, quantity: 1, version: 2n, consentId: newId() }),
  );
  // Read models are overwritten with what projects still has.
  await stage.world.receive(PositionUpdatedSchema, { projectId: stage.projectId, positionId });
  await stage.query("update position set read_at = null where id = $1", [positionId]);
  await stage.calls.send(positionId);
  expect(await book(sent[0]!, sent[1]!)).toEqual(["booked", "POSITION_FILLED"]);
});

test("a consent ends with the version that its asker writes", async () => {
  const positionId = position(2);
  const sent = [await stage.calls.send(positionId), await stage.calls.send(positionId)];
  expectOk(
    await stage.world.asProjects.setQuantity({ positionId, quantity: 1, version: 2n, consentId: newId() }),
  );
  write(positionId, { quantity: 2, name: "Changed by somebody else" }, 2n);
  await positionEvent(positionId, 2);
  expect(await book(sent[0]!, sent[1]!)).toEqual(["booked", "booked"]);
  await waitFor("the consent is removed", async () => (await consentsOf(positionId)) === 0);
});

test("each asker withdraws its own consent and no other's", async () => {
  const positionId = position(3);
  const sent = [await stage.calls.send(positionId), await stage.calls.send(positionId)];
  const [mine, other] = [newId(), newId()];
  for (const [consentId, quantity] of [
    [mine, 1],
    [other, 2],
  ] as const)
    expectOk(await stage.world.asProjects.setQuantity({ positionId, quantity, version: 2n, consentId }));
  expectOk(await stage.world.asProjects.withdrawConsent({ consentId: other, ids: [positionId] }));
  expect(await book(sent[0]!, sent[1]!)).toEqual(["booked", "POSITION_FILLED"]);
  expectOk(await stage.world.asProjects.withdrawConsent({ consentId: mine, ids: [positionId] }));
  expect(await book(sent[1]!)).toEqual(["booked"]);
});

test("a removal whose asker died ends with the next change, or after two minutes", async () => {
  const [changed, unchanged] = [position(), position()];
  for (const positionId of [changed, unchanged]) {
    expectOk(await stage.world.asProjects.removePosition({ positionId }));
    expect(await submits(positionId)).toBe("NOT_FOUND");
  }
  write(changed, { name: "Changed" }, 2n);
  await positionEvent(changed, 2);
  expect(await submits(changed)).toBe("sent");
  const rows = await stage.query(
    "select ends_at - agreed_at = interval '2 minutes' as right from position_consent where position_id = $1",
    [unchanged],
  );
  expect(rows).toEqual([{ right: true }]);
  await stage.query("update position_consent set ends_at = clock_timestamp() where position_id = $1", [
    unchanged,
  ]);
  expect(await submits(unchanged)).toBe("sent");
});

test("a late event lets no consent end too early: the outcome is read after some seconds", async () => {
  const [lowered, removed] = [position(2), position()];
  const sent = [await stage.calls.send(lowered), await stage.calls.send(lowered)];
  const slot = stage.world.others.slot(stage.projectId);
  expectOk(await stage.world.asProjects.setQuantity({ positionId: lowered, quantity: 1, version: 2n }));
  expectOk(await stage.world.asProjects.removePosition({ positionId: removed, version: 2n }));
  expectOk(
    await stage.world.asProjects.setSlotCapacity({ slotId: slot, capacity: 1, cancelled: true, version: 2n }),
  );
  // Projects wrote all three, and its events do not arrive.
  write(lowered, { quantity: 1 }, 2n);
  stage.world.others.positions.delete(removed);
  write(slot, { cancelled: true }, 2n);
  for (const table of ["position_consent", "slot_consent"])
    await stage.query(`update ${table} set agreed_at = agreed_at - interval '16 seconds'`);
  await waitFor("what was written is known", async () => {
    const rows = await stage.query(
      "select (select quantity from position where id = $1) = 1 and (select removed from position where id = $2) and (select cancelled from slot where id = $3) as known",
      [lowered, removed, slot],
    );
    return rows[0]?.["known"] === true;
  });
  expect(await book(sent[0]!, sent[1]!)).toEqual(["booked", "POSITION_FILLED"]);
  expect(await submits(removed)).toBe("NOT_FOUND");
});

test("a slot whose cancellation was not written keeps its line; a written one has none", async () => {
  const slot = stage.world.others.slot(stage.projectId);
  const inside = await stage.calls.invited(stage.producer, stage.projectId, slot);
  await stage.calls.confirm(inside.talent, inside, slot);
  const waiting = await stage.calls.send(position());
  await stage.calls.request(stage.producer, waiting, null);
  expect(await stage.calls.join(waiting.talent, waiting, slot)).toEqual([]);
  await stage.calls.cancel(inside.talent, inside);
  const consentId = newId();
  const ask = () =>
    stage.world.asProjects.setSlotCapacity({
      slotId: slot,
      capacity: 1,
      cancelled: true,
      version: 2n,
      consentId,
    });
  expectOk(await ask());
  expect(facts(await stage.calls.confirm(waiting.talent, waiting, slot))).toMatchObject({
    rule: "SLOT_CANCELLED",
  });
  expectOk(await stage.world.asProjects.withdrawConsent({ consentId, ids: [slot] }));
  const places = () => stage.calls.read(waiting.talent, waiting, "Waiting { AuditionId }");
  expect(await places()).toEqual({ Waiting: { AuditionId: `AUD#${slot}` } });
  write(slot, { cancelled: true }, 2n);
  await stage.world.receive(ScheduleChangedSchema, { projectId: stage.projectId, slotIds: [slot] });
  await waitFor("no line", async () => (await places())["Waiting"] === null);
});

test("a project that was deleted and restored takes submissions again, in whichever order casting learns of it", async () => {
  const positionId = position();
  await stage.calls.send(positionId);
  const about = { projectId: stage.projectId, companyId: stage.people.companyA };
  expectOk(await stage.world.asProjects.restorePosition({ positionId }));
  await stage.world.receive(ProjectDeletedSchema, about);
  await waitFor("the deletion", async () => {
    const rows = await stage.query("select removed from position where id = $1", [positionId]);
    return rows[0]?.["removed"] === true;
  });
  await stage.world.receive(ProjectRestoredSchema, about);
  await waitFor("a submission", async () => (await submits(positionId)) === "sent");
});
