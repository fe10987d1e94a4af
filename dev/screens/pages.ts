import type { DEMO_ADDRESSES } from "#dev/seed/people.ts";

type Person = keyof typeof DEMO_ADDRESSES;

/** A page to be captured. */
export interface Shown {
  readonly name: string;
  readonly person: Person | "guest";
  readonly path: string;
  /** Selectors to click in order before the capture. */
  readonly press?: readonly string[];
  /** In daily use: also captured on a phone, in dark mode and in Arabic. */
  readonly often?: boolean;
}

/** Every notable page, as its intended audience sees it. */
export const PAGES: readonly Shown[] = [
  { name: "sign-in", person: "guest", path: "/login", often: true },
  { name: "register", person: "guest", path: "/register" },
  { name: "producer-dashboard", person: "producer", path: "/dashboard", often: true },
  { name: "projects", person: "producer", path: "/projects" },
  { name: "project", person: "producer", path: "/projects", press: ["a[href*='/project-detail/']"] },
  {
    name: "schedule",
    person: "producer",
    path: "/projects?status=Approved",
    press: ["a[href*='/project-detail/']", "a[href$='tab=schedule']"],
  },
  {
    name: "wall",
    person: "producer",
    path: "/projects?status=Approved",
    press: [
      "a[href*='/project-detail/']",
      "a[href$='tab=positions']",
      "h2 a[href*='/position-submissions/']",
    ],
    often: true,
  },
  { name: "create-project", person: "producer", path: "/create-project" },
  { name: "people", person: "producer", path: "/user" },
  { name: "company", person: "producer", path: "/company-info" },
  { name: "calendar", person: "producer", path: "/calendar?view=week" },
  { name: "talent-dashboard", person: "talent", path: "/dashboard", often: true },
  { name: "search", person: "talent", path: "/project-search", often: true },
  { name: "submissions", person: "talent", path: "/project-submissions", often: true },
  { name: "profile", person: "talent", path: "/profile" },
  { name: "profile-media", person: "talent", path: "/profile?tab=media" },
  {
    name: "mail",
    person: "talent",
    path: "/mail/inbox",
    press: ["a[href*='/mail/inbox/']"],
    often: true,
  },
  { name: "agent-dashboard", person: "agent", path: "/dashboard", often: true },
  { name: "roster", person: "agent", path: "/user?scope=roster" },
  { name: "admin-dashboard", person: "admin", path: "/dashboard" },
  { name: "approval-queue", person: "admin", path: "/submitted-projects/submitted", often: true },
  { name: "reports", person: "admin", path: "/reports" },
  { name: "audit-log", person: "admin", path: "/audit-log" },
  { name: "featured", person: "admin", path: "/featured" },
  {
    name: "gallery",
    person: "admin",
    path: "/featured",
    press: ["a[href*='/featured-detail/']", "a[href*='/gallery/']"],
  },
];
