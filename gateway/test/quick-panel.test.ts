import { startedGateway, type StartedGateway } from "./started-gateway.ts";

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startedGateway();
});
afterAll(() => gateway.close());

const entry = {
  Id: "1",
  Date: "2026-11-22",
  StartsAt: "2026-11-22T16:20:00Z",
  AllDay: false,
  Kind: "Audition",
};
const about = { UserName: "Mia Torres", RoleName: "Ruth", ProjectName: null, CompanyName: "Marsh Lane" };

function play(casting: unknown, messaging: unknown): void {
  const answers: Readonly<Record<string, unknown>> = { casting, messaging };
  gateway.subgraphs.answerWith((response, { subgraph }) => response.end(JSON.stringify(answers[subgraph])));
}

const notes = {
  data: { getNotifications: { Results: [{ SK: "NTF#1", Data: { Happening: "booked", ...about } }] } },
};

test("a member gets the entries of the day and what is new", async () => {
  const named = { ...entry, Project: { Name: "The Long Night" }, Position: { Name: "Ruth" } };
  const allDay = {
    ...entry,
    Id: "2",
    AllDay: true,
    Kind: "Filming",
    Project: { Name: null },
    Position: null,
  };
  play({ data: { getCalendar: [named, allDay] } }, notes);
  const answer = await gateway.get("/api/quick-panel/data?day=2026-11-22", gateway.bearer);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toEqual({
    events: [
      { id: "1", title: "Ruth · The Long Night", detail: "2026-11-22T16:20:00Z" },
      { id: "2", title: "Filming", detail: "2026-11-22" },
    ],
    notes: [{ id: "NTF#1", title: "booked", detail: "Mia Torres · Ruth · Marsh Lane" }],
  });
});

test.each([
  ["a guest", {}, 401, "UNAUTHENTICATED"],
  ["a bad token", { authorization: "Bearer nonsense" }, 401, "UNAUTHENTICATED"],
])("%s is refused", async (_who, headers, status, code) => {
  const answer = await gateway.get("/api/quick-panel/data", headers);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
});

test("a day that is none is named", async () => {
  const answer = await gateway.get("/api/quick-panel/data?day=2026-13-45", gateway.bearer);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "VALIDATION", fields: [{ path: "day" }] });
});

test("what the graph refuses, the panel refuses", async () => {
  const errors = [{ message: "Not now.", extensions: { code: "UNAVAILABLE", dependency: "casting" } }];
  play({ data: null, errors }, notes);
  const answer = await gateway.get("/api/quick-panel/data", gateway.bearer);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: "UNAVAILABLE" });
});
