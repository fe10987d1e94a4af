import { instantOf, localMoment, positionInput } from "./position-values.ts";

test("a moment survives the way into the form and back", () => {
  expect(instantOf(localMoment("2026-12-24T18:30:00.000Z"))).toBe("2026-12-24T18:30:00.000Z");
});

test.each([[""], [null], ["soon"]])("%j is no moment", (value) => {
  expect(instantOf(value)).toBeNull();
});

test("what was answered with No takes its description along", () => {
  const sent = positionInput({
    Nudity: false,
    NudityDescription: "Back.",
    AdultScenes: true,
    AdultSceneDescription: "A kiss.",
  });
  expect(sent).toMatchObject({ NudityDescription: null, AdultSceneDescription: "A kiss." });
});

test("a crew job has no role type, a part no job", () => {
  const both = { RoleType: "Lead", PositionSubType: "Gaffer" };
  expect(positionInput({ ...both, PositionType: "Crew" })).toMatchObject({
    RoleType: null,
    PositionSubType: "Gaffer",
  });
  expect(positionInput({ ...both, PositionType: "Cast" })).toMatchObject({
    RoleType: "Lead",
    PositionSubType: null,
  });
});

test("an emptied text is cleared, a field that was never touched as well", () => {
  expect(positionInput({ Weight: "" })).toMatchObject({ Weight: null, PositionName: null });
});
