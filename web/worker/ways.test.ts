import { PASSED, wayOf } from "./ways.ts";

const ORIGIN = "https://callboard.test";
const SHELL = ["/", "/mark.svg", "/assets/index-a.js"];
const page = { mode: "navigate", destination: "document" };
const script = { mode: "cors", destination: "script" };

test.each([
  ["/", page, "page"],
  ["/mail/inbox/7", page, "page"],
  ["/authors", page, "page"],
  ["/assets/index-a.js", script, "asset"],
  ["/assets/later-b.js", script, "asset"],
  ["/mark.svg", { mode: "no-cors", destination: "image" }, "shell"],
  ["/robots.txt", script, "pass"],
  ["/silent-check-sso.html", { mode: "navigate", destination: "iframe" }, "pass"],
  ["/auth/realms/callboard/protocol/openid-connect/auth", page, "pass"],
  ["/AUTH/realms/callboard", page, "pass"],
  ["/graphql", script, "pass"],
  ["/api/calendar/feed.ics", page, "pass"],
  ["/objects/media/1.jpg", { mode: "no-cors", destination: "image" }, "pass"],
  ["/dev/mailbox", page, "pass"],
  ["https://elsewhere.test/assets/a.js", script, "pass"],
])("%s goes the way it should", (path, how, way) => {
  expect(wayOf({ method: "GET", url: new URL(path, ORIGIN).href, ...how }, ORIGIN, SHELL)).toBe(way);
});

test("what is sent never gets a response from the worker", () => {
  expect(wayOf({ method: "POST", url: `${ORIGIN}/`, ...page }, ORIGIN, SHELL)).toBe("pass");
});

test("what never reaches the worker would be let pass by it", () => {
  const ways = PASSED.map((pattern) =>
    wayOf({ method: "GET", url: ORIGIN + pattern, ...page }, ORIGIN, SHELL),
  );
  expect(ways).toEqual(PASSED.map(() => "pass"));
  expect(PASSED).toEqual(expect.arrayContaining(["/graphql", "/objects/*"]));
});
