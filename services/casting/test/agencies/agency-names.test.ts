import { newId } from "@callboard/kit/ids.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openWorld, type World } from "../casting-world.ts";

let world: World;
let projectId: string;

beforeAll(async () => {
  world = await openWorld({});
  projectId = world.others.project(newId());
});
afterAll(() => world.close());

const SUBMIT = `mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { PK SK Data { RepresentationName } } }`;
interface Submitted {
  submitToPosition: { PK: string; SK: string; Data: { RepresentationName: string | null } };
}
const submit = (actor: Actor, input: object) => world.execute<Submitted>(actor, SUBMIT, { s: input });
const talent = () => member({ roles: ["Talent"] });

test("a submission by an agent names their agency, whatever was typed, and later if identity did not respond", async () => {
  const [employed, alone] = [newId(), newId()].map((id) => {
    const client = talent().userId;
    return { agent: member({ userId: id, roles: ["Agent"], representedIds: [client] }), client };
  });
  if (!employed || !alone) throw new Error("two agents");
  const facts = { firstName: "Ruth", lastName: "Adler", registered: true, roles: ["Agent"], version: 1n };
  const { members } = world.others;
  members.set(employed.agent.userId, { ...facts, id: employed.agent.userId, companyId: newId() });
  members.set(alone.agent.userId, { ...facts, id: alone.agent.userId });
  const send = async ({ agent, client }: typeof alone) =>
    (
      await submit(agent, {
        RoleId: world.others.position(projectId),
        UserId: `USR#${client}`,
        RepresentationName: "Typed",
      })
    ).data.submitToPosition;
  expect((await send(employed)).Data).toMatchObject({ RepresentationName: "Marsh Lane Pictures" });
  expect((await send(alone)).Data).toMatchObject({ RepresentationName: "Ruth Adler" });
  members.delete(alone.agent.userId);
  const unnamed = await send(alone);
  expect(unnamed.Data).toMatchObject({ RepresentationName: null });
  members.set(alone.agent.userId, { ...facts, id: alone.agent.userId });
  await waitFor("the agency's name", async () => {
    const found = await world.execute<{ getPositionSubmission: { Data: object } }>(
      alone.agent,
      `query($u: ID!, $r: ID!) { getPositionSubmission(UserId: $u, RoleId: $r) { Data { RepresentationName } } }`,
      { u: `USR#${alone.client}`, r: `ROLE#${unnamed.SK.split("#")[1]}` },
    );
    const { RepresentationName } = found.data.getPositionSubmission.Data as { RepresentationName?: string };
    return RepresentationName === "Ruth Adler";
  });
});
