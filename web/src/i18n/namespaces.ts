import type { texts as account } from "./bundles/account/en.ts";
import type { texts as audit } from "./bundles/audit/en.ts";
import type { texts as auth } from "./bundles/auth/en.ts";
import type { texts as calendar } from "./bundles/calendar/en.ts";
import type { texts as catalog } from "./bundles/catalog/en.ts";
import type { texts as shell } from "./bundles/shell/en.ts";
import type { texts as dashboard } from "./bundles/dashboard/en.ts";
import type { texts as filters } from "./bundles/filters/en.ts";
import type { texts as frame } from "./bundles/frame/en.ts";
import type { texts as errors } from "./bundles/errors/en.ts";
import type { texts as mySubmissions } from "./bundles/my-submissions/en.ts";
import type { texts as otherTime } from "./bundles/other-time/en.ts";
import type { texts as people } from "./bundles/people/en.ts";
import type { texts as profile } from "./bundles/profile/en.ts";
import type { texts as profileFields } from "./bundles/profile-fields/en.ts";
import type { texts as projectSearch } from "./bundles/project-search/en.ts";
import type { texts as approvals } from "./bundles/approvals/en.ts";
import type { texts as billing } from "./bundles/billing/en.ts";
import type { texts as bulk } from "./bundles/bulk/en.ts";
import type { texts as breakdown } from "./bundles/breakdown/en.ts";
import type { texts as company } from "./bundles/company/en.ts";
import type { texts as kit } from "./bundles/kit/en.ts";
import type { texts as legal } from "./bundles/legal/en.ts";
import type { texts as notifications } from "./bundles/notifications/en.ts";
import type { texts as moderation } from "./bundles/moderation/en.ts";
import type { texts as gallery } from "./bundles/gallery/en.ts";
import type { texts as featured } from "./bundles/featured/en.ts";
import type { texts as mail } from "./bundles/mail/en.ts";
import type { texts as projectDetail } from "./bundles/project-detail/en.ts";
import type { texts as projectMenu } from "./bundles/project-menu/en.ts";
import type { texts as projectWizard } from "./bundles/project-wizard/en.ts";
import type { texts as requests } from "./bundles/requests/en.ts";
import type { texts as skills } from "./bundles/skills/en.ts";
import type { texts as submissions } from "./bundles/submissions/en.ts";
import type { texts as projects } from "./bundles/projects/en.ts";

/**
 * Bundles of texts by name. The files are `i18n/bundles/<name>/<language>.ts`, each exporting `texts`; a bundle loads
 * with the first page that names it. A new bundle is one line here and three files.
 */
export type Namespaces = {
  account: typeof account;
  audit: typeof audit;
  auth: typeof auth;
  calendar: typeof calendar;
  catalog: typeof catalog;
  shell: typeof shell;
  dashboard: typeof dashboard;
  errors: typeof errors;
  filters: typeof filters;
  frame: typeof frame;
  "my-submissions": typeof mySubmissions;
  "other-time": typeof otherTime;
  people: typeof people;
  profile: typeof profile;
  "profile-fields": typeof profileFields;
  "project-search": typeof projectSearch;
  approvals: typeof approvals;
  billing: typeof billing;
  breakdown: typeof breakdown;
  bulk: typeof bulk;
  company: typeof company;
  kit: typeof kit;
  legal: typeof legal;
  featured: typeof featured;
  gallery: typeof gallery;
  mail: typeof mail;
  moderation: typeof moderation;
  notifications: typeof notifications;
  "project-detail": typeof projectDetail;
  "project-menu": typeof projectMenu;
  "project-wizard": typeof projectWizard;
  projects: typeof projects;
  requests: typeof requests;
  skills: typeof skills;
  submissions: typeof submissions;
};

export type Namespace = keyof Namespaces;
