import { URLPattern } from "node:url";
import type { Page } from "playwright-core";
import { paths } from "../../../web/src/lib/paths.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { open } from "./patience.ts";
import { execute } from "./graph.ts";
import { signIn } from "./sign-in.ts";
import type { Stage } from "./stage.ts";

/** Demo records named in the pages' addresses. */
export interface Records {
  readonly project: string;
  readonly role: string;
  readonly person: string;
  readonly conversation: string;
  readonly feature: string;
}

const bare = (key: string): string => key.slice(key.indexOf("#") + 1);

interface Answer {
  readonly getLatestProjectsSubmissions: readonly {
    readonly Data: { readonly UserId: string; readonly RoleId: string };
  }[];
  readonly getUserConversations: { readonly Results: readonly { readonly SK: string }[] };
  readonly getFeaturedProjects: readonly { readonly PK: string }[];
}

const QUERY = `query Records($project: ID!) {
  getLatestProjectsSubmissions(ProjectId: $project) { Data { UserId RoleId } }
  getUserConversations(criteria: {}) { Results { SK } }
  getFeaturedProjects { PK }
}`;

/** Records that are fully visible to the demo producer, who has the page open. */
export async function recordsOf(producer: Page): Promise<Records> {
  const links = producer.locator("a[href*='/project-detail/']");
  await open(producer, "/projects?status=Approved", links.first());
  for (const link of await links.all()) {
    const project =
      new URL((await link.getAttribute("href")) ?? "", producer.url()).pathname.split("/")[2] ?? "";
    const found = await execute<Answer>(producer, QUERY, { project: `PRJ#${project}` });
    const [submission] = found.getLatestProjectsSubmissions;
    const [conversation] = found.getUserConversations.Results;
    const [feature] = found.getFeaturedProjects;
    if (!submission || !conversation || !feature) continue;
    return {
      project,
      role: bare(submission.Data.RoleId),
      person: bare(submission.Data.UserId),
      conversation: bare(conversation.SK),
      feature: bare(feature.PK),
    };
  }
  throw new Error("No project of the demo has submissions.");
}

/** The same, in a session of its own. */
export async function findRecords(stage: Stage): Promise<Records> {
  const producer = await stage.person("producer");
  await signIn(producer, DEMO_ADDRESSES.producer);
  const records = await recordsOf(producer);
  await producer.context().close();
  return records;
}

/** Where a visit ends: on the page itself, or elsewhere. */
type End = "here" | "/login" | "/dashboard" | "/404" | `/${string}`;

export interface Route {
  readonly address: string;
  readonly guest: End;
  readonly talent: End;
  readonly agent: End;
  readonly producer: End;
  readonly admin: End;
}

const members = { guest: "/login", talent: "here", agent: "here", producer: "here", admin: "here" } as const;
const guests = {
  guest: "here",
  talent: "/dashboard",
  agent: "/dashboard",
  producer: "/dashboard",
  admin: "/dashboard",
} as const;
const everyone = { guest: "here", talent: "here", agent: "here", producer: "here", admin: "here" } as const;
const casting = {
  guest: "/login",
  talent: "/dashboard",
  agent: "/dashboard",
  producer: "here",
  admin: "here",
} as const;
const admins = {
  guest: "/login",
  talent: "/dashboard",
  agent: "/dashboard",
  producer: "/dashboard",
  admin: "here",
} as const;

/** Casting's pages of a submission, instead of which performers and agents have their own list. */
const own = { talent: "/project-submissions", agent: "/project-submissions" } as const;

/** Pages of a company; the demo admin has none. */
const ofCompany = { ...casting, admin: "/dashboard" } as const;

/** Every address of the client, and who may open it (specification section 2, with additions). */
export function routesOf({ project, role, person, conversation, feature }: Records): readonly Route[] {
  return [
    { address: "/", ...guests, guest: "/login" },
    { address: "/login", ...guests },
    { address: "/register", ...guests },
    { address: "/forgot-password", ...guests },
    { address: "/confirm/someone@example.test", ...guests },
    { address: "/terms", ...everyone },
    { address: "/privacy", ...everyone },
    { address: "/loading", ...everyone },
    { address: "/404", ...everyone },
    { address: "/nowhere", guest: "/404", talent: "/404", agent: "/404", producer: "/404", admin: "/404" },
    { address: `/gallery/${project}/project`, ...everyone },
    { address: "/dashboard", ...members },
    { address: "/profile", ...members, admin: "here" },
    { address: "/profile?tab=billing", ...members },
    { address: "/settings", ...members },
    { address: "/calendar", ...members },
    { address: "/project-search", ...members },
    { address: `/project-search?project=${project}`, ...members },
    { address: "/project-search?filters=all", ...members },
    { address: "/project-search-adv", ...casting },
    { address: "/user", ...members },
    { address: "/user-adv", ...members },
    { address: `/user-detail/${person}`, ...members },
    {
      address: "/mail",
      guest: "/login",
      talent: "/mail/inbox",
      agent: "/mail/inbox",
      producer: "/mail/inbox",
      admin: "/mail/inbox",
    },
    { address: "/mail/inbox", ...members },
    { address: "/mail/starred", ...members },
    { address: "/mail/trash", ...members },
    { address: `/mail/inbox/${conversation}`, ...members },
    { address: "/project-submissions", ...members },
    { address: "/company-info", ...ofCompany },
    { address: "/projects", ...ofCompany },
    { address: "/waiting-for-you", ...ofCompany },
    { address: "/create-project", ...ofCompany },
    { address: `/create-project/${project}`, ...ofCompany },
    { address: `/project-detail/${project}`, ...casting },
    { address: `/project-casting/${project}`, ...casting },
    { address: `/project-submissions/${project}`, ...casting },
    { address: `/project-submission/${person}/${project}`, ...casting },
    { address: `/position-submissions/${role}/${project}`, ...casting, ...own },
    { address: `/position-submission/${person}/${role}`, ...casting, ...own },
    { address: `/group/${project}/1/${role}`, ...casting },
    { address: "/submitted-projects/user", ...casting },
    { address: "/submitted-projects/submitted", ...casting },
    { address: "/featured", ...admins },
    { address: `/featured-detail/${feature}`, ...admins },
    { address: "/create-featured", ...admins },
    { address: "/reports", ...admins },
    { address: "/audit-log", ...admins },
    { address: "/minors", ...admins },
    { address: "/dead-letters", ...admins },
  ];
}

/** Routes that only redirect, the page of someone who has just registered, and the kit, which has its own story. */
export const ELSEWHERE: readonly string[] = [
  paths.home,
  paths.signedIn,
  paths.mail,
  paths.completeRegistration,
  paths.kit,
];

/** Whether a path belongs to a route, given as the client's pattern. */
export function isAt(pattern: string, path: string): boolean {
  return new URLPattern({ pathname: pattern }).test({ pathname: path });
}
