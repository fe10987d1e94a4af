import { copyInput } from "./copy-input.ts";

const now = new Date("2026-11-22T12:00:00Z");
type Original = Parameters<typeof copyInput>[0];

function original(SubmissionsDueBy: string | null): Original {
  return {
    __typename: "ProjectData",
    Name: "Ferry",
    PayRate: 100,
    Media: [{ PK: "MED#1", SK: "MED#1" }],
    FilmingAddress: { __typename: "Address", City: "Austin", Point: { __typename: "Point", lat: 1, lon: 2 } },
    Positions: [
      {
        PK: "PRJ#1",
        SK: "ROLE#1",
        Data: { __typename: "PositionData", PositionName: "Captain", SubmissionsDueBy },
      },
    ],
  } as unknown as Original;
}

test("a copy has the fields, a new name, and nothing that only answers have", () => {
  expect(copyInput(original("2026-12-24T12:00:00Z"), "Ferry (copy)", now)).toEqual({
    Name: "Ferry (copy)",
    PayRate: 100,
    FilmingAddress: { City: "Austin", Point: { lat: 1, lon: 2 } },
    Positions: [{ PositionName: "Captain", SubmissionsDueBy: "2026-12-24T12:00:00Z" }],
  });
});

test.each([["2026-11-22T11:59:00Z"], [null]])("a role due %s is open for two weeks", (due) => {
  const [position] = copyInput(original(due), "Ferry", now).Positions ?? [];
  expect(position?.SubmissionsDueBy).toBe("2026-12-06T12:00:00.000Z");
});
