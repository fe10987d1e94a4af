import { flagsOf } from "./queue-flags.ts";

const role = (facts: object = {}) => ({
  Data: { Nudity: false, AdultScenes: false, ForMinors: false, Skills: [], Rate: 400, ...facts },
});

test.each([
  ["nothing odd", { Positions: [role()] }, []],
  ["nudity in one of two roles", { Positions: [role(), role({ Nudity: true })] }, ["nudity danger"]],
  ["an adult scene", { Positions: [role({ AdultScenes: true })] }, ["adult danger"]],
  ["a child", { Positions: [role({ ForMinors: true })] }, ["minors cue"]],
  ["stunts", { Positions: [role({ Skills: ["Stunt Driving"] })] }, ["stunts cue"]],
  ["no pay", { Positions: [role({ Rate: null })] }, ["unpaid cue"]],
  ["pay 0", { Positions: [role({ Rate: 0 })] }, ["unpaid cue"]],
  [
    "words about a fee and a room",
    { RiskTags: ["Room", "Fee", "Newer"], Positions: [role({ Nudity: true })] },
    ["risk.Fee danger", "risk.Room danger", "nudity danger"],
  ],
  ["changes since approval", { Changes: [1, 2], Positions: [role()] }, ["changes cue 2"]],
  [
    "a second round",
    { Changes: [1], ReviewHistory: [1], Positions: [role()] },
    ["changes cue 1", "round grey 2"],
  ],
])("%s", (_name, project, expected) => {
  const texts = flagsOf(project).map((flag) => Object.values(flag).join(" "));
  expect(texts).toEqual(expected);
});
