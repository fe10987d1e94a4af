import {
  AuditOutlined,
  BankOutlined,
  CalendarOutlined,
  CreditCardOutlined,
  ExceptionOutlined,
  FlagOutlined,
  FolderOpenOutlined,
  HistoryOutlined,
  HomeOutlined,
  IdcardOutlined,
  MailOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  SendOutlined,
  SolutionOutlined,
  StarOutlined,
  TeamOutlined,
} from "@ant-design/icons";
import { linkTo, paths } from "#lib/paths.ts";
import type { Role, Viewer } from "#lib/session/viewer.tsx";
import { memberPages } from "../pages.ts";
import { profileTabs } from "../pages/profile-tabs.ts";
import { visibleTree } from "./tree.ts";
import type { NavigationNode } from "./tree.ts";
import { useUnreadCount } from "./use-unread-count.ts";
import { useWaitingProjects } from "./use-waiting-projects.ts";

const producers: readonly Role[] = ["Production", "Admin"];

/** Everyday pages. */
const work: readonly NavigationNode[] = [
  { type: "item", id: "dashboard", page: paths.dashboard, link: linkTo(paths.dashboard), icon: HomeOutlined },
  {
    type: "item",
    id: "projects",
    page: paths.projects,
    link: linkTo(paths.projects),
    within: [
      paths.createProject,
      paths.projectDetail,
      paths.projectSubmissions,
      paths.projectSubmission,
      paths.projectCasting,
      paths.positionSubmissions,
      paths.positionSubmission,
      paths.group,
    ],
    icon: FolderOpenOutlined,
    roles: producers,
    ofCompany: true,
  },
  {
    type: "item",
    id: "projectSearch",
    page: paths.projectSearch,
    link: linkTo(paths.projectSearch),
    within: [paths.projectSearchAdvanced],
    icon: SearchOutlined,
  },
  {
    type: "item",
    id: "mySubmissions",
    page: paths.mySubmissions,
    link: linkTo(paths.mySubmissions),
    icon: SendOutlined,
    roles: ["Talent", "Agent"],
  },
  {
    type: "item",
    id: "users",
    page: paths.users,
    link: linkTo(paths.users),
    within: [paths.userDetail, paths.usersAdvanced],
    icon: TeamOutlined,
  },
  {
    type: "item",
    id: "roster",
    page: paths.users,
    link: linkTo(paths.users, {}, { scope: "roster" }),
    icon: IdcardOutlined,
    roles: ["Agent"],
  },
  {
    type: "item",
    id: "mail",
    page: paths.mailFolder,
    link: linkTo(paths.mailFolder, { folderHandle: "inbox" }),
    within: [paths.mailFolder],
    icon: MailOutlined,
    waiting: { useCount: useUnreadCount, text: "notifications" },
  },
  {
    type: "item",
    id: "calendar",
    page: paths.calendar,
    link: linkTo(paths.calendar),
    icon: CalendarOutlined,
  },
];

/** Pages for admins' reviews. */
const review: NavigationNode = {
  type: "group",
  id: "review",
  icon: SafetyCertificateOutlined,
  roles: ["Admin"],
  children: [
    {
      type: "item",
      id: "approvals",
      page: paths.submittedProjects,
      link: linkTo(paths.submittedProjects, { type: "submitted" }),
      icon: AuditOutlined,
      waiting: { useCount: useWaitingProjects, text: "projectsWaiting" },
    },
    {
      type: "item",
      id: "featured",
      page: paths.featured,
      link: linkTo(paths.featured),
      within: [paths.featuredDetail, paths.createFeatured],
      icon: StarOutlined,
    },
    { type: "item", id: "reports", page: paths.reports, link: linkTo(paths.reports), icon: FlagOutlined },
    { type: "item", id: "minors", page: paths.minors, link: linkTo(paths.minors), icon: TeamOutlined },
    {
      type: "item",
      id: "auditLog",
      page: paths.auditLog,
      link: linkTo(paths.auditLog),
      icon: HistoryOutlined,
    },
    {
      type: "item",
      id: "deadLetters",
      page: paths.deadLetters,
      link: linkTo(paths.deadLetters),
      icon: ExceptionOutlined,
    },
  ],
};

/** Pages for settings that rarely change. */
const setUp: readonly NavigationNode[] = [
  {
    type: "item",
    id: "submittedProjects",
    page: paths.submittedProjects,
    link: linkTo(paths.submittedProjects, { type: "user" }),
    icon: SolutionOutlined,
    roles: ["Production"],
  },
  {
    type: "item",
    id: "company",
    page: paths.companyInfo,
    link: linkTo(paths.companyInfo),
    icon: BankOutlined,
    roles: producers,
    ofCompany: true,
  },
  {
    type: "item",
    id: "billing",
    page: "billing",
    link: linkTo(paths.profile, {}, { tab: "billing" }),
    icon: CreditCardOutlined,
  },
];

const tree: readonly NavigationNode[] = [...work, review, { type: "divider", id: "set-up" }, ...setUp];

/** A member's navigation: the entries for their account types, limited to pages that exist. */
export function navigationFor(viewer: Pick<Viewer, "roles" | "companyKey">): readonly NavigationNode[] {
  const existing = new Set<string>([
    ...memberPages.map(({ path }) => path),
    ...profileTabs.map(({ id }) => id),
  ]);
  return visibleTree(tree, viewer, existing);
}
