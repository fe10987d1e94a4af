import { guestOnly, signedIn } from "#app/guards.ts";
import { guestPages } from "#app/guest-pages.ts";
import { insteadOf } from "#app/elsewhere.tsx";
import { mayOpen } from "#app/may-open.ts";
import { memberPages } from "#app/pages.ts";
import { paths } from "#lib/paths.ts";
import { takeReturnTo } from "#lib/session/return-to.ts";
import type { SessionState } from "#lib/session/session.ts";
import { ADMIN, AGENT, PRODUCER, TALENT } from "./line.ts";

const VIEWERS = {
  talent: TALENT,
  agent: AGENT,
  producer: PRODUCER,
  "producer without a company": { ...PRODUCER, companyKey: null },
  admin: ADMIN,
  "admin without a company": { ...ADMIN, companyKey: null },
} as const;
type Who = keyof typeof VIEWERS;

const PERFORMERS: readonly Who[] = ["talent", "agent"];
const ADMINS: readonly Who[] = ["admin", "admin without a company"];
const COMPANIES: readonly Who[] = ["producer", "producer without a company", "admin"];
const CASTING: readonly Who[] = [...COMPANIES, "admin without a company"];
const EVERYONE: readonly Who[] = [...PERFORMERS, ...CASTING];

/**
 * Who may open which page, according to the specification and docs/decisions; the others come to their start page.
 */
const SPECIFIED: Readonly<Record<string, readonly Who[]>> = {
  [paths.completeRegistration]: EVERYONE,
  [paths.dashboard]: EVERYONE,
  [paths.kit]: EVERYONE,
  [paths.profile]: EVERYONE,
  [paths.settings]: EVERYONE,
  [paths.projectSearch]: EVERYONE,
  [paths.projectSearchAdvanced]: CASTING,
  [paths.mySubmissions]: EVERYONE,
  [paths.users]: EVERYONE,
  [paths.usersAdvanced]: EVERYONE,
  [paths.userDetail]: EVERYONE,
  [paths.companyInfo]: COMPANIES,
  [paths.projects]: COMPANIES,
  [paths.waiting]: COMPANIES,
  [paths.createProject]: COMPANIES,
  [paths.projectDetail]: CASTING,
  [paths.projectCasting]: CASTING,
  [paths.calendar]: EVERYONE,
  [paths.submittedProjects]: CASTING,
  [paths.featured]: ADMINS,
  [paths.featuredDetail]: ADMINS,
  [paths.createFeatured]: ADMINS,
  [paths.reports]: ADMINS,
  [paths.minors]: ADMINS,
  [paths.auditLog]: ADMINS,
  [paths.deadLetters]: ADMINS,
  [paths.mail]: EVERYONE,
  [paths.mailFolder]: EVERYONE,
  [paths.positionSubmissions]: CASTING,
  [paths.positionSubmission]: CASTING,
  [paths.group]: CASTING,
  [paths.projectSubmission]: CASTING,
  [paths.projectSubmissions]: CASTING,
};

const everyWho = Object.keys(VIEWERS) as Who[];
const at = (state: SessionState) => ({ state: () => state });
const opened = (path: string) =>
  ({ request: new Request(`https://callboard.test${path}?page=2`), params: {} }) as never;

test("the specification names every page of members, and no other", () => {
  expect(Object.keys(SPECIFIED).toSorted()).toEqual(memberPages.map(({ path }) => path).toSorted());
});

test.each(memberPages)("$path opens for whom it is meant", (page) => {
  const may = everyWho.filter((who) => mayOpen(VIEWERS[who], page));
  expect(may.toSorted()).toEqual(SPECIFIED[page.path]?.toSorted());
});

test.each(memberPages)("a guest at $path signs in and comes back to it", ({ path }) => {
  const response = signedIn(at("guest"))(opened(path), undefined) as Response;
  expect(response.headers.get("location")).toBe("/login");
  expect(takeReturnTo()).toBe(`${path}?page=2`);
  expect(signedIn(at("member"))(opened(path), undefined)).toBeNull();
});

test.each(guestPages)("a member at $path comes to the start page", ({ path }) => {
  const response = guestOnly(at("member"))(opened(path), undefined) as Response;
  expect(response.headers.get("location")).toBe("/dashboard");
  expect(guestOnly(at("guest"))(opened(path), undefined)).toBeNull();
});

test.each<[Who, string, string]>([
  ["talent", "/position-submission/1/7", "/project-submissions?open=7%7E1"],
  ["talent", "/position-submissions/7/3", "/project-submissions?open=7%7E1"],
  ["agent", "/position-submission/5/7", "/project-submissions?open=7%7E5"],
  ["agent", "/position-submissions/7/3", "/project-submissions"],
  ["talent", "/group/3/1/7", "/dashboard"],
  ["talent", "/projects", "/dashboard"],
  ["producer", "/featured", "/dashboard"],
  ["admin without a company", "/projects", "/dashboard"],
])("%s who may not open %s comes to %s", (who, pathname, expected) => {
  expect(insteadOf(VIEWERS[who], pathname)).toBe(expected);
});
