import {
  AuditOutlined,
  BankOutlined,
  CreditCardOutlined,
  FolderOpenOutlined,
  HomeOutlined,
  IdcardOutlined,
  MailOutlined,
  SearchOutlined,
  SendOutlined,
  StarOutlined,
  SolutionOutlined,
  TeamOutlined,
} from "@ant-design/icons";
import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import type { texts } from "#i18n/en/shell.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { hasRole } from "#lib/session/viewer.tsx";
import type { Role, Viewer } from "#lib/session/viewer.tsx";
import { memberPages } from "./pages.ts";
import { profileTabs } from "./pages/profile-tabs.ts";
import { useUnreadCount } from "./use-unread-count.ts";

export type NavigationItem = {
  readonly id: keyof (typeof texts)["navigation"];
  /** The pattern of the page it opens, or the id of a profile tab: an item of a page that is not there does not show. */
  readonly page: string;
  readonly link: string;
  /** Patterns of further pages that one is still in the same place on. */
  readonly within?: readonly string[];
  readonly icon: ComponentType;
  /** Roles that see it; absent: every member. */
  readonly roles?: readonly Role[];
  /** A hook that counts what waits behind the item. */
  readonly useCount?: () => number;
};

const producers: readonly Role[] = ["Production", "Admin"];

/** The sidebar, in order. */
const items: readonly NavigationItem[] = [
  { id: "dashboard", page: paths.dashboard, link: linkTo(paths.dashboard), icon: HomeOutlined },
  { id: "projectSearch", page: paths.projectSearch, link: linkTo(paths.projectSearch), icon: SearchOutlined },
  {
    id: "mySubmissions",
    page: paths.mySubmissions,
    link: linkTo(paths.mySubmissions),
    icon: SendOutlined,
    roles: ["Talent", "Agent"],
  },
  {
    id: "projects",
    page: paths.projects,
    link: linkTo(paths.projects),
    within: [
      paths.createProject,
      paths.projectDetail,
      paths.projectSubmissions,
      paths.positionSubmissions,
      paths.positionSubmission,
    ],
    icon: FolderOpenOutlined,
    roles: producers,
  },
  {
    id: "submittedProjects",
    page: paths.submittedProjects,
    link: linkTo(paths.submittedProjects, { type: "user" }),
    icon: SolutionOutlined,
    roles: ["Production"],
  },
  {
    id: "approvals",
    page: paths.submittedProjects,
    link: linkTo(paths.submittedProjects, { type: "submitted" }),
    icon: AuditOutlined,
    roles: ["Admin"],
  },
  {
    id: "featured",
    page: paths.featured,
    link: linkTo(paths.featured),
    icon: StarOutlined,
    roles: ["Admin"],
  },
  {
    id: "users",
    page: paths.users,
    link: linkTo(paths.users),
    within: [paths.userDetail],
    icon: TeamOutlined,
  },
  {
    id: "roster",
    page: paths.users,
    link: linkTo(paths.users, {}, { scope: "roster" }),
    icon: IdcardOutlined,
    roles: ["Agent"],
  },
  {
    id: "mail",
    page: paths.mailFolder,
    link: linkTo(paths.mailFolder, { folderHandle: "inbox" }),
    within: [paths.mailFolder],
    icon: MailOutlined,
    useCount: useUnreadCount,
  },
  {
    id: "company",
    page: paths.companyInfo,
    link: linkTo(paths.companyInfo),
    icon: BankOutlined,
    roles: producers,
  },
  {
    id: "billing",
    page: "billing",
    link: linkTo(paths.profile, {}, { tab: "billing" }),
    icon: CreditCardOutlined,
  },
];

/** The items that a member sees: their roles', and only of pages that exist. */
export function navigationFor(viewer: Pick<Viewer, "roles">): readonly NavigationItem[] {
  const existing = new Set<string>([
    ...memberPages.map(({ path }) => path),
    ...profileTabs.map(({ id }) => id),
  ]);
  return items.filter(({ page, roles }) => existing.has(page) && hasRole(viewer, roles));
}

/** What tells apart items of the same page. */
const TELLING = ["scope", "tab"] as const;

/** Whether an item opens the page of an address ("page"), one within its reach ("true"), or another. */
export function presenceOf(
  { link, within = [] }: Pick<NavigationItem, "link" | "within">,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): "page" | "true" | undefined {
  const [path, query] = link.split("?");
  const [own, present] = [new URLSearchParams(query), new URLSearchParams(search)];
  if (path === pathname)
    return TELLING.every((name) => own.get(name) === present.get(name)) ? "page" : undefined;
  return within.some((pattern) => matchPath(pattern, pathname)) ? "true" : undefined;
}
