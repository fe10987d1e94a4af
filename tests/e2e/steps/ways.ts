import type { Page } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import type { Records } from "./routes.ts";
import { AT_PROVIDER } from "./sign-in.ts";

/** An address, or how to get from the previous page to the next one. */
export type Way = string | ((page: Page) => Promise<void>);

export const follow =
  (link: string) =>
  async (page: Page): Promise<void> => {
    const from = page.url();
    await page.locator(link).first().click();
    // The previous page is settled too, until the next one's code has loaded.
    await page.waitForURL((url) => url.href !== from);
  };

/** Guests are redirected to the identity provider, which redirects back to the form. */
export const toSignInForm: Way = async (page) => {
  await page.goto("/login");
  await page.waitForURL(AT_PROVIDER);
};

const openFirstCard: Way = async (page) => {
  await page.getByRole("gridcell").first().press("Enter");
  await page.locator(".details-facts").first().waitFor();
};

/** Opens the draft of a project at its current step, with place and dates. */
const openDraft: Way = async (page) => {
  await page.goto("/projects?status=Draft");
  await follow("a[href*='/create-project/']")(page);
  await page.locator(".wizard-step").first().waitFor();
};
/** Another step, by index from 0: 0 and 2 take files. */
const wizardStep = (place: number) => follow(`.wizard-step >> nth=${place}`);

/** The same people as a table, with a selection, and the role's groups. */
const openTable: Way = async (page) => {
  const { origin, pathname } = new URL(page.url());
  await page.goto(`${origin}${pathname}?view=table`);
  await page.locator(".ant-table-row input[type=checkbox]").first().check();
  await page.locator(".bulk-bar").waitFor();
};
const openGroups: Way = async (page) => {
  const [, , role, project] = new URL(page.url()).pathname.split("/");
  await page.goto(`/group/${project}/1/${role}`);
  await page.locator(".group-head").first().waitFor();
};

/** A guest's pages; the last address has no page and ends on the one that says so. */
export const GUESTS: readonly Way[] = [
  toSignInForm,
  "/register",
  "/forgot-password",
  "/confirm/someone@example.test",
  "/gallery/1/project",
  "/terms",
  "/privacy",
  "/loading",
  "/nowhere",
];
const TALENT: readonly Way[] = [
  "/dashboard",
  "/project-search",
  follow(".project-row .row-open"),
  "/project-search?view=list",
  "/project-search?view=table",
  "/project-search?filters=all",
  "/project-submissions",
  "/profile",
  "/profile?tab=media",
  "/profile?tab=activity",
  "/profile?tab=security",
  "/profile?tab=notices",
  "/profile?tab=billing",
  "/mail/inbox",
  follow("a[href*='/mail/inbox/']"),
  "/mail/drafts",
  "/mail/inbox?compose=1",
  "/calendar",
  "/calendar?view=list",
  "/settings",
];

const PRODUCER: readonly Way[] = [
  "/dashboard",
  "/project-search-adv",
  "/waiting-for-you",
  "/create-project",
  openDraft,
  ...[0, 2, 4, 5].map(wizardStep),
  "/company-info",
  "/user",
  "/user-adv",
  "/user?view=table",
  "/submitted-projects/user",
  "/projects?status=Approved",
  follow("a[href*='/project-detail/']"),
  follow("a[href$='tab=schedule']"),
  follow("a[href$='tab=groups']"),
  follow("a[href$='tab=cast']"),
  follow("a[href$='tab=documents']"),
  follow("a[href$='tab=activity']"),
  follow("a[href$='tab=positions']"),
  follow("h2 a[href*='/position-submissions/']"),
  openFirstCard,
  openTable,
  openGroups,
];

const AGENT: readonly Way[] = ["/dashboard", "/user?scope=roster"];

const ADMIN: readonly Way[] = [
  "/dashboard",
  "/submitted-projects/submitted",
  "/submitted-projects/submitted?tab=back",
  "/reports",
  "/audit-log",
  "/minors",
  "/dead-letters",
  "/featured",
  follow("a[href*='/featured-detail/']"),
  "/create-featured",
];

/** Each demo sign-in's pages; those of single records are opened by their addresses. */
export function waysOfMembers({ project, role, person }: Records): Readonly<Record<string, readonly Way[]>> {
  return {
    [DEMO_ADDRESSES.talent]: [...TALENT, `/gallery/${project}/project`],
    [DEMO_ADDRESSES.producer]: [
      ...PRODUCER,
      `/project-casting/${project}`,
      `/project-submissions/${project}`,
      `/project-submission/${person}/${project}`,
      `/position-submission/${person}/${role}`,
      `/user-detail/${person}`,
    ],
    [DEMO_ADDRESSES.agent]: AGENT,
    [DEMO_ADDRESSES.admin]: ADMIN,
  };
}

/** Goes to a page. */
export async function go(page: Page, way: Way): Promise<void> {
  if (typeof way === "string") await page.goto(way);
  else await way(page);
}
