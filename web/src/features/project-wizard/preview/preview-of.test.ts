import type { Breakdown_ProjectFragment } from "#gen/graphql.ts";
import { filmingSpan } from "#ui/breakdown/filming-span.ts";
import { previewOf, roleOf } from "./preview-of.ts";

type Project = Breakdown_ProjectFragment;

const blank = previewOf(null, { fields: [], roles: {} });
const role = (SK: string, SubmissionsDueBy: string | null): Project["Data"]["Positions"][number] => ({
  __typename: "Position",
  PK: "PRJ#1",
  SK,
  Data: { __typename: "PositionData", Rate: 100, RateFrequency: "Hourly", SubmissionsDueBy },
});

/** A saved project with two roles. */
const saved: Project = {
  ...blank,
  PK: "PRJ#1",
  Data: {
    ...blank.Data,
    Name: "Harbour Lights",
    Skills: ["Rowing"],
    PayRate: 200,
    EstProjectBudget: 9_000,
    CastingDirName: "Nora Vale",
    CastingDirEmail: "nora@vale.test",
    ContactInformation: "Room 1",
    FilmingAddress: {
      __typename: "Address",
      AddressLine1: "1 Pier Road",
      City: "Dover",
      State: "DE",
      Zipcode: "1",
    },
    SubmissionsDueBy: "2026-12-20T18:00:00Z",
    Positions: [role("ROLE#1", "2026-12-20T18:00:00Z"), role("ROLE#2", "2026-12-24T18:00:00Z")],
  },
};

const typed = (field: string, to: unknown) =>
  previewOf(saved, { fields: [{ [field]: { to } }], roles: {} }).Data;

test.each([
  ["a title", "Name", "Tide", "Tide"],
  ["a title that was emptied", "Name", "", null],
  ["a list that was emptied", "Skills", undefined, []],
  ["an amount", "PayRate", 250, 250],
  ["an amount that is no number yet", "PayRate", "2x", null],
])("%s is shown as it is typed", (_name, field, to, expected) => {
  expect(typed(field, to)).toMatchObject({ [field]: expected });
});

test("filming days are counted, and their span shown, while dates are still missing", () => {
  const data = typed("FilmingDates", [{ Date: null }, null, { Date: "2027-01-02" }]);
  expect(data.FilmingDates).toHaveLength(3);
  expect(filmingSpan(data)).toEqual(["2027-01-02", "2027-01-02"]);
});

test("what a form has and a breakdown has not is left out", () => {
  expect(typed("NumberRoles", 3)).not.toHaveProperty("NumberRoles");
});

test("talent reads who is casting, and nothing that is for the company or for people who are booked", () => {
  const { Data } = previewOf(saved, {
    fields: [{ CastingDirPhone: { to: "+1" }, FilmingAddress: { to: { AddressLine1: "2 Pier Road" } } }],
    roles: {},
  });
  expect(Data).toMatchObject({
    CastingDirName: "Nora Vale",
    CastingDirEmail: null,
    CastingDirPhone: null,
    ContactInformation: null,
    EstProjectBudget: null,
    FilmingAddress: null,
    SupportingDocs: null,
  });
  const wardrobe = roleOf(null, { WardrobeInformation: { to: "Boots" }, PositionName: { to: "Mate" } });
  expect(wardrobe).toMatchObject({ PositionName: "Mate", WardrobeInformation: null });
});

const withRoles = (roles: Parameters<typeof previewOf>[1]["roles"]) =>
  previewOf(saved, { fields: [], roles }).Data;

test.each([
  ["nothing is typed", {}, "2026-12-20T18:00:00Z", 2],
  ["a role closes earlier", { "ROLE#2": { SubmissionsDueBy: { to: "2026-12-01T12:00" } } }, "2026-12-01", 2],
  ["a new role is begun", { new: { PositionName: { to: "Mate" } } }, "2026-12-20T18:00:00Z", 3],
  ["a new role is still empty", { new: {} }, "2026-12-20T18:00:00Z", 2],
])("the first closing date and the roles where %s", (_name, roles, due, count) => {
  const { SubmissionsDueBy, Positions } = withRoles(roles);
  expect(SubmissionsDueBy).toContain(due);
  expect(Positions).toHaveLength(count);
});

test("the pay of a role is summarized as it is typed", () => {
  const { Positions } = withRoles({ "ROLE#1": { Rate: { to: 300 }, RateFrequency: { to: "Daily" } } });
  expect(Positions.map(({ Data }) => [Data.Rate, Data.RateFrequency])).toEqual([
    [300, "Daily"],
    [100, "Hourly"],
  ]);
});

test("a role that becomes a job in the crew loses its role type", () => {
  const begun = { PositionType: { to: "Crew" }, RoleType: { to: "Lead" }, PositionSubType: { to: "Gaffer" } };
  expect(roleOf(null, begun)).toMatchObject({ RoleType: null, PositionSubType: "Gaffer" });
});
