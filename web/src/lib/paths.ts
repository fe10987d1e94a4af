import { generatePath } from "react-router-dom";
import { idOf } from "./graph/record-key.ts";

/** Every address of the client, as the router's patterns. */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  confirm: "/confirm/:email",
  signedIn: "/signed-in",
  completeRegistration: "/complete-registration",
  dashboard: "/dashboard",
  projects: "/projects",
  projectDetail: "/project-detail/:id?",
  mySubmissions: "/project-submissions",
  projectSubmissions: "/project-submissions/:id",
  projectSubmission: "/project-submission/:userId/:projectId",
  projectSearch: "/project-search",
  projectSearchAdvanced: "/project-search-adv",
  submittedProjects: "/submitted-projects/:type",
  createProject: "/create-project/:id?",
  projectCasting: "/project-casting/:id?",
  companyInfo: "/company-info",
  users: "/user",
  usersAdvanced: "/user-adv",
  userDetail: "/user-detail/:id?",
  profile: "/profile/:id?",
  settings: "/settings",
  positionSubmissions: "/position-submissions/:id/:projectId",
  positionSubmission: "/position-submission/:userId/:positionId",
  group: "/group/:projectId/:groupId/:roleId",
  featured: "/featured",
  featuredDetail: "/featured-detail/:id",
  createFeatured: "/create-featured/:id?",
  gallery: "/gallery/:id/:type/:id2?",
  reports: "/reports",
  auditLog: "/audit-log",
  minors: "/minors",
  deadLetters: "/dead-letters",
  mail: "/mail",
  mailFolder: "/mail/:folderHandle/:id?",
  calendar: "/calendar",
  waiting: "/waiting-for-you",
  kit: "/dev/kit",
  terms: "/terms",
  privacy: "/privacy",
  loading: "/loading",
  notFound: "/404",
} as const;

type Query = Readonly<Record<string, string | number | null | undefined>>;

/**
 * A link to one of `paths`. Parameters may be keys of the graph (`PRJ#…`): the address carries the bare id.
 * Query values that are empty are left out.
 */
export function linkTo(
  pattern: string,
  parameters: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  const bare = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, idOf(value)]));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, idOf(String(value)));
  }
  const suffix = search.toString();
  return generatePath(pattern, bare) + (suffix === "" ? "" : `?${suffix}`);
}
