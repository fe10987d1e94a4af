import { paths } from "#lib/paths.ts";
import { AGENT, NEWCOMER, TALENT } from "../line.ts";
import type { Line } from "../line.ts";

const ME = { PK: "USR#1", SK: "USR#1", Data: { FirstName: "Maya", View: "self", AgentLinks: [] } };
const own = { me: ME };
const profile = { path: paths.profile, as: TALENT, unknown: "own", own } as const;
const search = { path: paths.projectSearch, as: TALENT } as const;

/** Pages as talent and agents have them. */
export const performerLines: readonly Line[] = [
  {
    path: paths.completeRegistration,
    at: "/complete-registration",
    as: NEWCOMER,
    shows: "Tell us who you are.",
    reads: "form",
    empty: "form",
    unknown: "form",
  },
  {
    path: paths.dashboard,
    at: "/dashboard",
    as: TALENT,
    shows: { LatestSubmissions: "Are you free", FeaturedShown: "The Description" },
    reads: { LatestSubmissions: "part", NewRoles: "part", TalentSelf: "part", FeaturedShown: "part" },
    empty: { text: "Three steps to your first audition", next: "Start" },
    unknown: "list",
    own,
  },
  {
    path: paths.dashboard,
    at: "/dashboard",
    as: AGENT,
    shows: {
      LatestSubmissions: "Are you free",
      RosterRoles: "The PositionName",
      FeaturedShown: "The Description",
    },
    reads: { LatestSubmissions: "part", RosterRoles: "part", AgentRoster: "part", FeaturedShown: "part" },
    empty: { text: "Three steps to your first submission", next: "Start" },
    unknown: "list",
    own,
  },
  { ...profile, at: "/profile", shows: "Profile strength", reads: { OwnProfile: "page" }, empty: "record" },
  { ...profile, at: "/profile?tab=media", shows: "Add photos", reads: { OwnMedia: "page" }, empty: "record" },
  {
    ...profile,
    at: "/profile?tab=activity",
    shows: "Account changed",
    reads: { Activity: "page" },
    empty: { text: "Nothing has happened yet" },
  },
  {
    ...profile,
    at: "/profile?tab=billing",
    shows: { BillingOverview: "The Plan", Invoices: "The Number" },
    reads: { BillingOverview: "page", Invoices: "part" },
    empty: { text: "There are no paid plans for your account type." },
  },
  {
    ...profile,
    at: "/profile?tab=security",
    shows: {
      Security: "Your data",
      MyPhone: "The Number",
      MySessions: "The Browser on The System",
      MyAccessTokens: "The Name",
    },
    reads: { Security: "page", MyPhone: "part", MySessions: "part", MyAccessTokens: "part" },
    empty: "record",
  },
  {
    ...profile,
    at: "/profile?tab=notices",
    shows: "What we notify you about",
    reads: { NoticeSettings: "page" },
    empty: "settings",
  },
  {
    ...search,
    at: "/project-search",
    shows: "The LocationCity",
    reads: { SearchProjects: "page", Searchers: "part", SavedSearches: "part", FeaturedShown: "part" },
    empty: { text: "Nothing here yet" },
    unknown: "list",
    own,
  },
  {
    ...search,
    at: "/project-search?project=1&whole=1",
    shows: "The ProjectOverview",
    reads: { OpenProject: "page", Searchers: "part", SearchProjects: "part" },
    empty: "record",
    unknown: "null",
  },
  {
    path: paths.mySubmissions,
    at: "/project-submissions",
    as: TALENT,
    shows: "Waiting list: no. 1",
    reads: { MySubmissions: "page" },
    empty: { text: "Find a role that suits you and submit.", next: "Find roles" },
    unknown: "list",
  },
  {
    path: paths.mySubmissions,
    at: "/project-submissions",
    as: AGENT,
    shows: "Waiting list: no. 1",
    reads: { MySubmissions: "page" },
    empty: { text: "Find a role", next: "Find roles" },
    unknown: "list",
  },
];
