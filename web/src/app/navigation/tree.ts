import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import type { texts } from "#i18n/bundles/frame/en.ts";
import { hasRole, worksForCompany } from "#lib/session/viewer.tsx";
import type { Role, Viewer } from "#lib/session/viewer.tsx";

type Titled = {
  readonly id: keyof (typeof texts)["navigation"];
  readonly icon: ComponentType;
  /** Roles that see it; absent: every member. */
  readonly roles?: readonly Role[];
  /** Only for those who work for a company: an admin without one has nothing there. */
  readonly ofCompany?: true;
};

/** A page. */
export type NavigationItem = Titled & {
  readonly type: "item";
  /** The pattern of the page it opens, or the id of a profile tab: an item of a page that is not there does not show. */
  readonly page: string;
  readonly link: string;
  /** Patterns of further pages that one is still in the same place on. */
  readonly within?: readonly string[];
  /** A hook that counts what waits behind the item, and the text that says so to those who do not see the count. */
  readonly waiting?: { readonly useCount: () => number; readonly text: "notifications" | "projectsWaiting" };
};

/** An address outside the client; it opens in a tab of its own unless `target` says otherwise. */
export type NavigationLink = Titled & {
  readonly type: "link";
  readonly link: string;
  readonly target?: "_blank" | "_self";
};

/** Nodes under a title: a group always shows them, a collapse when it is open. */
export type NavigationBranch = Titled & {
  readonly type: "group" | "collapse";
  readonly children: readonly NavigationNode[];
};

export type NavigationDivider = {
  readonly type: "divider";
  readonly id: string;
  readonly roles?: readonly Role[];
};

export type NavigationNode = NavigationItem | NavigationLink | NavigationBranch | NavigationDivider;

type Member = Pick<Viewer, "roles" | "companyKey">;

/** Whether a node may show at all; a divider never shows by itself. */
function kept(node: NavigationNode, viewer: Member, pages: ReadonlySet<string>): boolean {
  if (!hasRole(viewer, node.roles)) return false;
  if (node.type !== "divider" && node.ofCompany && !worksForCompany(viewer)) return false;
  return node.type !== "item" || pages.has(node.page);
}

/** Dividers only between what they divide: none first, none last, never two in a row. */
function withoutIdleDividers(nodes: readonly NavigationNode[]): readonly NavigationNode[] {
  return nodes.filter((node, index) => {
    if (node.type !== "divider") return true;
    const rest = nodes.slice(index + 1);
    const next = rest[0];
    return index > 0 && next !== undefined && next.type !== "divider";
  });
}

/** The part of a tree that a member's roles give: a branch stays while one of its children does. */
export function visibleTree(
  nodes: readonly NavigationNode[],
  viewer: Member,
  pages: ReadonlySet<string>,
): readonly NavigationNode[] {
  const visible = nodes.flatMap((node): readonly NavigationNode[] => {
    if (!kept(node, viewer, pages)) return [];
    if (node.type !== "group" && node.type !== "collapse") return [node];
    const children = visibleTree(node.children, viewer, pages);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
  return withoutIdleDividers(visible);
}

/** All pages of a tree, in order. */
export function itemsOf(nodes: readonly NavigationNode[]): readonly NavigationItem[] {
  return nodes.flatMap((node): readonly NavigationItem[] => {
    if (node.type === "item") return [node];
    return node.type === "group" || node.type === "collapse" ? itemsOf(node.children) : [];
  });
}

type Place = { readonly pathname: string; readonly search: string };

/** What tells apart items of the same page. */
const TELLING = ["scope", "tab"] as const;

/** Whether an item opens the page of an address ("page"), one within its reach ("true"), or another. */
export function presenceOf(
  { link, within = [] }: Pick<NavigationItem, "link" | "within">,
  { pathname, search }: Place,
): "page" | "true" | undefined {
  const [path, query] = link.split("?");
  const [own, present] = [new URLSearchParams(query), new URLSearchParams(search)];
  if (path === pathname)
    return TELLING.every((name) => own.get(name) === present.get(name)) ? "page" : undefined;
  return within.some((pattern) => matchPath(pattern, pathname)) ? "true" : undefined;
}

/** Whether one of a branch's pages is the one that is open. */
export function isWithin(branch: NavigationBranch, place: Place): boolean {
  return itemsOf(branch.children).some((item) => presenceOf(item, place) !== undefined);
}

/** The item of a tree that an address belongs to; null for a page that none leads to. */
export function sectionOf(nodes: readonly NavigationNode[], place: Place): NavigationItem | null {
  const items = itemsOf(nodes);
  const open = items.find((item) => presenceOf(item, place) === "page");
  return open ?? items.find((item) => presenceOf(item, place) === "true") ?? null;
}
