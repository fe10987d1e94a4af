import { paths } from "#lib/paths.ts";
import type { Page } from "./page.ts";

const SEARCH = {
  wide: true,
  texts: ["project-search", "filters", "breakdown", "skills"],
  load: () => import("#features/project-search/project-search-page.tsx").then((m) => m.ProjectSearchPage),
  reads: () => import("#features/project-search/project-search-page.tsx").then((m) => m.readSearch),
} satisfies Omit<Page, "path">;

/**
 * Pages for members, inside the shell. Each page of a feature is one line here; navigation refers to it by its path.
 */
export const memberPages: readonly Page[] = [
  {
    path: paths.completeRegistration,
    texts: ["auth"],
    load: () =>
      import("#features/auth/complete-registration-page.tsx").then((m) => m.CompleteRegistrationPage),
  },
  {
    path: paths.dashboard,
    texts: ["dashboard"],
    load: () => import("#features/dashboard/dashboard-page.tsx").then((m) => m.DashboardPage),
    reads: () => import("#features/dashboard/dashboard-page.tsx").then((m) => m.readDashboard),
  },
  {
    path: paths.kit,
    texts: ["kit", "catalog"],
    load: () => import("#features/kit/kit-page.tsx").then((m) => m.KitPage),
  },
  {
    path: paths.profile,
    texts: ["profile"],
    load: () => import("./pages/profile-page.tsx").then((m) => m.ProfilePage),
  },
  {
    path: paths.settings,
    texts: [],
    load: () => import("./pages/settings-page.tsx").then((m) => m.SettingsPage),
  },
  { path: paths.projectSearch, ...SEARCH },
  { path: paths.projectSearchAdvanced, roles: ["Production", "Admin"], ...SEARCH },
  {
    path: paths.mySubmissions,
    texts: ["my-submissions", "filters", "breakdown"],
    load: () => import("./pages/submissions-page.tsx").then((m) => m.SubmissionsPage),
    reads: () => import("#features/my-submissions/my-submissions-page.tsx").then((m) => m.readMySubmissions),
  },
  ...[paths.users, paths.usersAdvanced].map((path): Page => ({
    path,
    wide: true,
    texts: ["people", "filters", "skills"],
    load: () => import("#features/people/people-page.tsx").then((m) => m.PeoplePage),
  })),
  {
    path: paths.userDetail,
    texts: ["people", "profile-fields", "skills"],
    load: () => import("./pages/member-page.tsx").then((m) => m.MemberPage),
  },
  {
    path: paths.companyInfo,
    roles: ["Production", "Admin"],
    ofCompany: true,
    texts: ["company"],
    load: () => import("#features/company/company-page.tsx").then((m) => m.CompanyPage),
  },
  {
    path: paths.projects,
    roles: ["Production", "Admin"],
    ofCompany: true,
    texts: ["projects", "filters", "project-menu"],
    load: () => import("#features/projects/projects-page.tsx").then((m) => m.ProjectsPage),
  },
  {
    path: paths.waiting,
    roles: ["Production", "Admin"],
    ofCompany: true,
    texts: ["waiting"],
    load: () => import("#features/waiting/waiting-page.tsx").then((m) => m.WaitingPage),
  },
  {
    path: paths.createProject,
    roles: ["Production", "Admin"],
    ofCompany: true,
    texts: ["project-wizard", "breakdown", "skills"],
    load: () => import("#features/project-wizard/wizard-page.tsx").then((m) => m.WizardPage),
  },
  {
    path: paths.projectDetail,
    roles: ["Production", "Admin"],
    texts: ["project-detail", "project-menu", "breakdown", "skills"],
    load: () => import("./pages/project-workspace-page.tsx").then((m) => m.ProjectWorkspacePage),
  },
  {
    path: paths.projectCasting,
    roles: ["Production", "Admin"],
    texts: ["project-detail", "project-menu", "breakdown", "skills"],
    load: () => import("./pages/project-workspace-page.tsx").then((m) => m.ProjectCastingPage),
  },
  {
    path: paths.calendar,
    wide: true,
    texts: ["calendar"],
    load: () => import("#features/calendar/calendar-page.tsx").then((m) => m.CalendarPage),
  },
  {
    path: paths.submittedProjects,
    wide: true,
    roles: ["Production", "Admin"],
    texts: ["approvals", "breakdown", "skills"],
    load: () =>
      import("#features/approvals/submitted-projects-page.tsx").then((m) => m.SubmittedProjectsPage),
  },
  {
    path: paths.featured,
    roles: ["Admin"],
    texts: ["featured"],
    load: () => import("#features/featured/featured-page.tsx").then((m) => m.FeaturedPage),
  },
  {
    path: paths.featuredDetail,
    roles: ["Admin"],
    texts: ["featured"],
    load: () => import("#features/featured/feature-detail-page.tsx").then((m) => m.FeatureDetailPage),
  },
  {
    path: paths.createFeatured,
    roles: ["Admin"],
    texts: ["featured"],
    load: () => import("#features/featured/create-feature-page.tsx").then((m) => m.CreateFeaturePage),
  },
  {
    path: paths.reports,
    wide: true,
    roles: ["Admin"],
    texts: ["moderation"],
    load: () => import("#features/moderation/reports/reports-page.tsx").then((m) => m.ReportsPage),
  },
  {
    path: paths.auditLog,
    wide: true,
    roles: ["Admin"],
    texts: ["moderation", "audit"],
    load: () => import("#features/moderation/audit-log-page.tsx").then((m) => m.AuditLogPage),
  },
  {
    path: paths.minors,
    wide: true,
    roles: ["Admin"],
    texts: ["moderation"],
    load: () => import("#features/moderation/minors-page.tsx").then((m) => m.MinorsPage),
  },
  {
    path: paths.deadLetters,
    wide: true,
    roles: ["Admin"],
    texts: ["moderation", "audit"],
    load: () => import("#features/moderation/dead-letters-page.tsx").then((m) => m.DeadLettersPage),
  },
  {
    path: paths.mail,
    wide: true,
    texts: ["mail"],
    load: () => import("#features/mail/mail-page.tsx").then((m) => m.MailPage),
  },
  {
    path: paths.mailFolder,
    wide: true,
    texts: ["mail"],
    load: () => import("#features/mail/mail-page.tsx").then((m) => m.MailPage),
    reads: () => import("#features/mail/mail-page.tsx").then((m) => m.readMail),
  },
  {
    path: paths.positionSubmissions,
    wide: true,
    roles: ["Production", "Admin"],
    texts: ["submissions", "requests", "bulk", "filters", "skills"],
    load: () => import("#features/submissions/position-wall-page.tsx").then((m) => m.PositionWallPage),
    reads: () => import("#features/submissions/position-wall-page.tsx").then((m) => m.readWall),
  },
  {
    path: paths.positionSubmission,
    wide: true,
    roles: ["Production", "Admin"],
    texts: ["submissions", "requests", "skills"],
    load: () =>
      import("#features/submissions/position-submission-page.tsx").then((m) => m.PositionSubmissionPage),
  },
  {
    path: paths.group,
    wide: true,
    roles: ["Production", "Admin"],
    texts: ["submissions", "requests", "bulk"],
    load: () => import("#features/submissions/groups/groups-page.tsx").then((m) => m.GroupsPage),
  },
  {
    path: paths.projectSubmission,
    wide: true,
    roles: ["Production", "Admin"],
    texts: ["submissions", "requests"],
    load: () =>
      import("#features/submissions/person/person-submissions-page.tsx").then((m) => m.PersonSubmissionsPage),
  },
  {
    path: paths.projectSubmissions,
    wide: true,
    roles: ["Production", "Admin"],
    texts: ["submissions", "requests"],
    load: () =>
      import("#features/submissions/project-submissions-page.tsx").then((m) => m.ProjectSubmissionsPage),
  },
];
