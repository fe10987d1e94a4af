import { paths } from "../../../web/src/lib/paths.ts";
import { ELSEWHERE, isAt, routesOf } from "../steps/routes.ts";
import { admin } from "./admin.ts";
import { guests } from "./guests.ts";
import { producer } from "./producer.ts";
import { submissions } from "./submissions.ts";
import { talent } from "./talent.ts";

const RECORDS = { project: "p", role: "r", person: "u", conversation: "c", feature: "f" };

const pathOf = (address: string): string => new URL(address, "http://callboard.test").pathname;

const journeys = [...guests, ...talent, ...producer, ...submissions, ...admin];
const played = journeys.map(({ address }) => address(RECORDS));

/** The addresses of a route that are pages of their own. */
const PARTS = ["/submitted-projects/user", "/submitted-projects/submitted", "/mail/inbox", "/mail/inbox/c"];

const patterns = Object.values(paths).filter((pattern) => !ELSEWHERE.includes(pattern));

test.each(patterns)("%s has a journey", (pattern) => {
  expect(journeys.map(({ route }) => route)).toContain(pattern);
});

test.each(PARTS)("%s has a journey of its own", (address) => {
  expect(played).toContain(address);
});

test.each(journeys)("the journey of $route as $who begins there", ({ route, address }) => {
  expect(isAt(route, pathOf(address(RECORDS)))).toBe(true);
});

test("every address that the roles are checked on belongs to a route with a journey", () => {
  const routes = [...journeys.map(({ route }) => route), ...ELSEWHERE];
  const left = routesOf(RECORDS)
    .map(({ address }) => pathOf(address))
    .filter((path) => !routes.some((route) => isAt(route, path)));
  expect(left).toEqual(["/nowhere"]);
});
