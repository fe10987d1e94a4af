import type { texts as auth } from "./en/auth.ts";
import type { texts as catalog } from "./en/catalog.ts";
import type { texts as shell } from "./en/shell.ts";
import type { texts as dashboard } from "./en/dashboard.ts";
import type { texts as errors } from "./en/errors.ts";
import type { texts as mySubmissions } from "./en/my-submissions.ts";
import type { texts as people } from "./en/people.ts";
import type { texts as profile } from "./en/profile.ts";
import type { texts as projectSearch } from "./en/project-search.ts";
import type { texts as approvals } from "./en/approvals.ts";
import type { texts as billing } from "./en/billing.ts";
import type { texts as breakdown } from "./en/breakdown.ts";
import type { texts as company } from "./en/company.ts";
import type { texts as mail } from "./en/mail.ts";
import type { texts as projectDetail } from "./en/project-detail.ts";
import type { texts as projectWizard } from "./en/project-wizard.ts";
import type { texts as submissions } from "./en/submissions.ts";
import type { texts as projects } from "./en/projects.ts";

/**
 * Bundles of texts by name. The files are `i18n/<language>/<name>.ts`, each exporting `texts`; a bundle is
 * loaded when a page that names it is opened. A new bundle is one line here and three files.
 */
export type Namespaces = {
  auth: typeof auth;
  catalog: typeof catalog;
  shell: typeof shell;
  dashboard: typeof dashboard;
  errors: typeof errors;
  "my-submissions": typeof mySubmissions;
  people: typeof people;
  profile: typeof profile;
  "project-search": typeof projectSearch;
  approvals: typeof approvals;
  billing: typeof billing;
  breakdown: typeof breakdown;
  company: typeof company;
  mail: typeof mail;
  "project-detail": typeof projectDetail;
  "project-wizard": typeof projectWizard;
  projects: typeof projects;
  submissions: typeof submissions;
};

export type Namespace = keyof Namespaces;
