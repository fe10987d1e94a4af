import { paths } from "#lib/paths.ts";
import { PRODUCER } from "../line.ts";
import type { Line } from "../line.ts";

const PROJECT = {
  PK: "PRJ#1",
  SK: "PRJ#1",
  Data: {
    Name: "Ferry",
    Description: "The Description",
    Status: "Draft",
    View: "owner",
    ViewerCan: ["updateProjectInfo"],
  },
};

const company = { as: PRODUCER, unknown: "list" } as const;
const project = {
  path: paths.projectDetail,
  as: PRODUCER,
  unknown: "null",
  own: { getProjectById: PROJECT },
} as const;

/** Pages of a company. */
export const companyLines: readonly Line[] = [
  {
    ...company,
    path: paths.dashboard,
    at: "/dashboard",
    shows: {
      ProducerProjects: "Active 1",
      ProducerCalendar: "Coming up",
      ProducerRequests: "hasn't answered",
      ProducerAuditions: "Decide on 1 person",
      UnreadMail: "The LastMessage",
    },
    reads: {
      ProducerProjects: "part",
      ProducerCalendar: "part",
      UnreadMail: "part",
      ProducerRequests: "part",
      ProducerAuditions: "part",
    },
    empty: { text: "Four steps to your first submissions", next: "Start" },
  },
  {
    ...company,
    path: paths.projectSearchAdvanced,
    at: "/project-search-adv",
    shows: "The LocationCity",
    reads: { SearchProjects: "page", SavedSearches: "part" },
    empty: { text: "Nothing here yet" },
  },
  {
    path: paths.companyInfo,
    at: "/company-info",
    as: PRODUCER,
    shows: "Replace the logo",
    reads: { OwnCompany: "page" },
    empty: "record",
    unknown: "own",
  },
  {
    path: paths.companyInfo,
    at: "/company-info",
    as: { ...PRODUCER, companyKey: null },
    shows: "invites you to join",
    reads: { OwnCompanyInvitations: "part" },
    empty: "form",
    unknown: "own",
  },
  {
    ...company,
    path: paths.projects,
    at: "/projects",
    shows: "The LocationCity",
    reads: { CompanyProjects: "page" },
    empty: { text: "Post your first project", next: "Create project" },
  },
  {
    ...company,
    path: paths.waiting,
    at: "/waiting-for-you",
    shows: "Free on your dates: decide",
    reads: { PeopleWaiting: "page" },
    empty: { text: "Nobody is waiting for you" },
  },
  {
    path: paths.createProject,
    at: "/create-project",
    as: PRODUCER,
    shows: "Step 1 of 6",
    reads: "form",
    empty: "form",
    unknown: "form",
  },
  {
    path: paths.createProject,
    at: "/create-project/1",
    as: PRODUCER,
    shows: "Step 2 of 6",
    reads: { WizardProject: "page" },
    answers: { getProjectById: PROJECT },
    empty: "record",
    unknown: "null",
  },
  {
    ...project,
    at: "/project-detail",
    unknown: "list",
    shows: "The ProjectType",
    reads: { ProjectNames: "page" },
    empty: { text: "No projects yet", next: "Your projects" },
  },
  {
    ...project,
    at: "/project-detail/1",
    shows: "The ProjectOverview",
    reads: { ProjectDetail: "page" },
    empty: "record",
  },
  {
    ...project,
    at: "/project-detail/1?tab=positions",
    shows: "The PositionName",
    reads: { ProjectDetail: "page" },
    empty: { text: "No roles yet" },
  },
  {
    ...project,
    path: paths.projectCasting,
    at: "/project-casting/1",
    shows: "The PositionName",
    reads: { ProjectDetail: "page" },
    empty: { text: "No roles yet" },
  },
  {
    ...project,
    at: "/project-detail/1?tab=schedule",
    shows: { ProjectDetail: "1 of 1 booked", ProjectSchedule: "Filming" },
    reads: { ProjectDetail: "page", ProjectSchedule: "part", PeopleToPlace: "part" },
    empty: { text: "No audition times" },
  },
  {
    ...project,
    at: "/project-detail/1?tab=groups",
    shows: { ProjectDetail: "Open board", RoleGroups: "1 person" },
    reads: { ProjectDetail: "page", RoleGroups: "part" },
    empty: { text: "No roles yet" },
  },
  {
    ...project,
    at: "/project-detail/1?tab=documents",
    shows: { ProjectDetail: "1 of 1 booked", ProjectDocuments: "The FileName" },
    reads: { ProjectDetail: "page", ProjectDocuments: "part" },
    empty: { text: "No documents" },
  },
  {
    ...project,
    at: "/project-detail/1?tab=activity",
    shows: { ProjectDetail: "1 of 1 booked", Activity: "The Reason" },
    reads: { ProjectDetail: "page", Activity: "part" },
    empty: { text: "Nothing" },
  },
  {
    ...company,
    path: paths.submittedProjects,
    at: "/submitted-projects/user",
    shows: "The DeclineComment",
    reads: { WaitingProjects: "page" },
    empty: { text: "No submitted projects", next: "Your projects" },
  },
];
