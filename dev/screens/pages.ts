import type { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import type { Records } from "../../tests/e2e/steps/routes.ts";

type Person = keyof typeof DEMO_ADDRESSES;

/** A page to be captured. */
export interface Shown {
  readonly name: string;
  readonly person: Person | "guest";
  readonly path: string;
  /** Selectors to click in order before the capture. */
  readonly press?: readonly string[];
  /** In daily use: also captured on a phone in English, and in Arabic on a desktop. */
  readonly often?: boolean;
}

const GUEST: readonly Shown[] = [
  { name: "sign-in", person: "guest", path: "/login", often: true },
  { name: "register", person: "guest", path: "/register" },
  { name: "forgot-password", person: "guest", path: "/forgot-password" },
  { name: "confirm", person: "guest", path: "/confirm/someone@example.test" },
  { name: "terms", person: "guest", path: "/terms" },
  { name: "privacy", person: "guest", path: "/privacy" },
];

const PRODUCER: readonly Shown[] = [
  { name: "dashboard", person: "producer", path: "/dashboard", often: true },
  { name: "projects", person: "producer", path: "/projects" },
  { name: "submitted-projects", person: "producer", path: "/submitted-projects/user" },
  { name: "create-project", person: "producer", path: "/create-project", often: true },
  { name: "search-advanced", person: "producer", path: "/project-search-adv" },
  { name: "people", person: "producer", path: "/user" },
  { name: "people-advanced", person: "producer", path: "/user-adv" },
  { name: "company", person: "producer", path: "/company-info" },
  { name: "calendar", person: "producer", path: "/calendar?view=week" },
];

const TALENT: readonly Shown[] = [
  { name: "dashboard", person: "talent", path: "/dashboard", often: true },
  { name: "search", person: "talent", path: "/project-search", often: true },
  { name: "submissions", person: "talent", path: "/project-submissions", often: true },
  { name: "calendar", person: "talent", path: "/calendar" },
  { name: "profile", person: "talent", path: "/profile" },
  { name: "profile-media", person: "talent", path: "/profile?tab=media" },
  { name: "billing", person: "talent", path: "/profile?tab=billing" },
  {
    name: "mail",
    person: "talent",
    path: "/mail/inbox",
    press: ["a[href*='/mail/inbox/']"],
    often: true,
  },
  { name: "not-found", person: "talent", path: "/404" },
];

const AGENT: readonly Shown[] = [
  { name: "dashboard", person: "agent", path: "/dashboard", often: true },
  { name: "search", person: "agent", path: "/project-search" },
  { name: "submissions", person: "agent", path: "/project-submissions" },
  { name: "roster", person: "agent", path: "/user?scope=roster" },
];

const ADMIN: readonly Shown[] = [
  { name: "dashboard", person: "admin", path: "/dashboard" },
  { name: "approval-queue", person: "admin", path: "/submitted-projects/submitted", often: true },
  { name: "reports", person: "admin", path: "/reports" },
  { name: "audit-log", person: "admin", path: "/audit-log" },
  { name: "dead-letters", person: "admin", path: "/dead-letters" },
  { name: "featured", person: "admin", path: "/featured" },
  { name: "create-featured", person: "admin", path: "/create-featured" },
];

/** Every route of the client, as its intended audience sees it; `records` name what the addresses of records show. */
export function pagesOf({ project, role, person, feature }: Records): readonly Shown[] {
  return [
    ...GUEST,
    ...PRODUCER,
    { name: "project", person: "producer", path: `/project-detail/${project}` },
    { name: "schedule", person: "producer", path: `/project-detail/${project}?tab=schedule` },
    { name: "casting", person: "producer", path: `/project-casting/${project}` },
    { name: "project-submissions", person: "producer", path: `/project-submissions/${project}` },
    { name: "project-submission", person: "producer", path: `/project-submission/${person}/${project}` },
    { name: "wall", person: "producer", path: `/position-submissions/${role}/${project}`, often: true },
    {
      name: "wall-table",
      person: "producer",
      path: `/position-submissions/${role}/${project}?view=table`,
    },
    { name: "submission", person: "producer", path: `/position-submission/${person}/${role}`, often: true },
    { name: "groups", person: "producer", path: `/group/${project}/1/${role}` },
    { name: "person", person: "producer", path: `/user-detail/${person}` },
    ...TALENT,
    { name: "breakdown", person: "talent", path: `/project-search?project=${project}`, often: true },
    { name: "gallery", person: "talent", path: `/gallery/${project}/project` },
    ...AGENT,
    ...ADMIN,
    { name: "feature", person: "admin", path: `/featured-detail/${feature}` },
  ];
}
