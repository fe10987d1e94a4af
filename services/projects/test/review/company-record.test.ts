import type { Member } from "@callboard/kit/actor.ts";
import { approved, castOf, deny, draft, openStage, submit, type Cast, type Stage } from "../stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

const QUERY = `query ($id: ID!) { getProjectById(id: $id) { Data { CompanyRecord { Approved Denied Since } } } }`;
async function recordOf(actor: Member, id: string): Promise<unknown> {
  const { data } = await stage.execute<{ getProjectById: { Data: { CompanyRecord: unknown } } | null }>(
    actor,
    QUERY,
    { id },
  );
  return data.getProjectById?.Data.CompanyRecord;
}

test("an admin reads how the company's projects were decided; nobody else does", async () => {
  const first = await draft(stage, cast.producer);
  const nothing = { Approved: 0, Denied: 0, Since: expect.stringMatching(/^20\d\d-/) };
  await submit(stage, cast.producer, first.PK);
  expect(await recordOf(cast.admin, first.PK)).toEqual(nothing);
  await deny(stage, cast.admin, first.PK, "Asks for a fee.");
  const live = await approved(stage, cast);
  expect(await recordOf(cast.admin, live.PK)).toEqual({ ...nothing, Approved: 1, Denied: 1 });
  // A take-down is a denial of what stays approved once.
  await deny(stage, cast.admin, live.PK, "A scam.");
  expect(await recordOf(cast.admin, first.PK)).toEqual({ ...nothing, Approved: 1, Denied: 2 });
  expect(await recordOf(cast.producer, first.PK)).toBeNull();
});

test("an admin reads what to look at twice in the project's own words; nobody else does", async () => {
  const tagsOf = async (actor: Member, id: string) => {
    const { data } = await stage.execute<{ getProjectById: { Data: { RiskTags: unknown } } }>(
      actor,
      "query ($id: ID!) { getProjectById(id: $id) { Data { RiskTags } } }",
      { id },
    );
    return data.getProjectById.Data.RiskTags;
  };
  const { PK } = await draft(stage, cast.producer, {
    Description: "A registration fee applies. WhatsApp us.",
  });
  expect(await tagsOf(cast.admin, PK)).toEqual([]);
  await submit(stage, cast.producer, PK);
  expect(await tagsOf(cast.admin, PK)).toEqual(["Fee", "OffPlatform"]);
  expect(await tagsOf(cast.producer, PK)).toBeNull();
});
