import { paths } from "#lib/paths.ts";
import type { Page } from "./page.ts";

/** Pages for those who have not signed in. They do without Ant Design and Apollo. */
export const guestPages: readonly Page[] = [
  {
    path: paths.login,
    texts: ["auth"],
    load: () => import("#features/auth/login-page.tsx").then((m) => m.LoginPage),
  },
  {
    path: paths.register,
    texts: ["auth"],
    load: () => import("#features/auth/register-page.tsx").then((m) => m.RegisterPage),
  },
  {
    path: paths.forgotPassword,
    texts: ["auth"],
    load: () => import("#features/auth/forgot-password-page.tsx").then((m) => m.ForgotPasswordPage),
  },
  {
    path: paths.confirm,
    texts: ["auth"],
    load: () => import("#features/auth/confirm-page.tsx").then((m) => m.ConfirmPage),
  },
];

/** Pages for members, inside the shell. A page of a feature is one line here; navigation finds it by its path. */
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
  },
  {
    path: paths.profile,
    texts: ["profile"],
    load: () => import("./pages/profile-page.tsx").then((m) => m.ProfilePage),
  },
  {
    path: paths.projectSearch,
    texts: ["project-search"],
    load: () => import("#features/project-search/project-search-page.tsx").then((m) => m.ProjectSearchPage),
  },
  {
    path: paths.mySubmissions,
    roles: ["Talent", "Agent"],
    texts: ["my-submissions"],
    load: () => import("#features/my-submissions/my-submissions-page.tsx").then((m) => m.MySubmissionsPage),
  },
  {
    path: paths.users,
    texts: ["people"],
    load: () => import("#features/people/people-page.tsx").then((m) => m.PeoplePage),
  },
  {
    path: paths.userDetail,
    texts: ["people"],
    load: () => import("#features/people/user-detail-page.tsx").then((m) => m.UserDetailPage),
  },
  {
    path: paths.companyInfo,
    roles: ["Production", "Admin"],
    texts: ["company"],
    load: () => import("#features/company/company-page.tsx").then((m) => m.CompanyPage),
  },
  {
    path: paths.projects,
    roles: ["Production", "Admin"],
    texts: ["projects"],
    load: () => import("#features/projects/projects-page.tsx").then((m) => m.ProjectsPage),
  },
  {
    path: paths.createProject,
    roles: ["Production", "Admin"],
    texts: ["project-wizard", "breakdown"],
    load: () => import("#features/project-wizard/wizard-page.tsx").then((m) => m.WizardPage),
  },
  {
    path: paths.projectDetail,
    roles: ["Production", "Admin"],
    texts: ["project-detail", "breakdown"],
    load: () => import("#features/project-detail/project-detail-page.tsx").then((m) => m.ProjectDetailPage),
  },
  {
    path: paths.submittedProjects,
    roles: ["Production", "Admin"],
    texts: ["approvals", "breakdown"],
    load: () =>
      import("#features/approvals/submitted-projects-page.tsx").then((m) => m.SubmittedProjectsPage),
  },
  {
    path: paths.mail,
    texts: ["mail"],
    load: () => import("#features/mail/mail-page.tsx").then((m) => m.MailPage),
  },
  {
    path: paths.mailFolder,
    texts: ["mail"],
    load: () => import("#features/mail/mail-page.tsx").then((m) => m.MailPage),
  },
  {
    path: paths.positionSubmissions,
    roles: ["Production", "Admin"],
    texts: ["submissions"],
    load: () => import("#features/submissions/position-wall-page.tsx").then((m) => m.PositionWallPage),
  },
  {
    path: paths.positionSubmission,
    roles: ["Production", "Admin"],
    texts: ["submissions"],
    load: () =>
      import("#features/submissions/position-submission-page.tsx").then((m) => m.PositionSubmissionPage),
  },
  {
    path: paths.projectSubmissions,
    roles: ["Production", "Admin"],
    texts: ["submissions"],
    load: () =>
      import("#features/submissions/project-submissions-page.tsx").then((m) => m.ProjectSubmissionsPage),
  },
];
