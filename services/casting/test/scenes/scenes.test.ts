import type { Actor } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";

/** A role with nudity or adult scenes is submitted to only by those who agreed to what it describes. */
let world: World;
let people: ReturnType<typeof createPeople>;
let projectId: string;
beforeAll(async () => {
  world = await openWorld();
  people = createPeople();
  projectId = world.others.project(people.companyA);
});
afterAll(() => world.close());

const SUBMIT = `mutation($s: SubmissionInput!) { submitToPosition(submission: $s) {
  SK Data { ScenesAgreedAt } } }`;
interface Submitted {
  readonly submitToPosition: {
    readonly SK: string;
    readonly Data: { readonly ScenesAgreedAt: string | null };
  };
}
const submit = (actor: Actor, input: object) => world.execute<Submitted>(actor, SUBMIT, { s: input });
const withScenes = () => world.others.position(projectId, { adultsOnly: true });
const adult = () => member({ roles: ["Talent"] });

test("without the agreement nothing is sent, and the failure names the field", async () => {
  const RoleId = withScenes();
  for (const refused of [{}, { ScenesAgreed: false }, { ScenesAgreed: null }]) {
    const { errors } = await submit(adult(), { RoleId, ...refused });
    expect(errors).toMatchObject([
      {
        extensions: {
          code: "VALIDATION",
          fields: [{ path: "submission.ScenesAgreed", rule: "SCENES_AGREEMENT" }],
        },
      },
    ]);
  }
});

test("the time of the agreement stays with the submission", async () => {
  const RoleId = withScenes();
  const before = Date.now();
  const { data, errors } = await submit(adult(), { RoleId, ScenesAgreed: true });
  expect(errors).toEqual([]);
  const at = Date.parse(data.submitToPosition.Data.ScenesAgreedAt ?? "");
  expect(at).toBeGreaterThanOrEqual(before);
});

test("an agent agrees for the client", async () => {
  const client = adult();
  world.others.members.set(client.userId, {
    id: client.userId,
    firstName: "Ada",
    roles: ["Talent"],
    registered: true,
    minor: false,
    version: 1n,
  });
  const agent = member({ roles: ["Agent"], representedIds: [client.userId] });
  const RoleId = withScenes();
  const refused = await submit(agent, { RoleId, UserId: client.userId });
  expect(refused.errors).toMatchObject([{ extensions: { code: "VALIDATION" } }]);
  const sent = await submit(agent, { RoleId, UserId: client.userId, ScenesAgreed: true });
  expect(sent.data.submitToPosition.Data.ScenesAgreedAt).not.toBeNull();
});

test("a role without such scenes needs no agreement and keeps none", async () => {
  const RoleId = world.others.position(projectId, { adultsOnly: false });
  const { data } = await submit(adult(), { RoleId, ScenesAgreed: true });
  expect(data.submitToPosition.Data.ScenesAgreedAt).toBeNull();
});
