import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import type { texts } from "#i18n/bundles/frame/en.ts";
import { hasRole, worksForCompany } from "#lib/session/viewer.tsx";
import type { Role, Viewer } from "#lib/session/viewer.tsx";

type Titled = {
  readonly id: keyof (typeof texts)["navigation"];
  readonly icon: ComponentType;
  /** Account types that see it; absent: every member. */
  readonly roles?: readonly Role[];
  /** Only for members of a company: an admin without one has nothing there. */
  readonly ofCompany?: true;
};

/** An entry for a page. */
export type NavigationItem = Titled & {
  readonly type: "item";
  /** The path pattern of its page, or the ID of a profile tab: the item is hidden if that does not exist. */
  readonly page: string;
  readonly link: string;
  /** Patterns of further pages that belong to this entry. */
  readonly within?: readonly string[];
  /** A hook that counts the pending items, and the text of the count for screen readers. */
  readonly waiting?: { readonly useCount: () => number; readonly text: "notifications" | "projectsWaiting" };
};

/** An external address; it opens in a new tab unless `target` says otherwise. */
export type NavigationLink = Titled & {
  readonly type: "link";
  readonly link: string;
  readonly target?: "_blank" | "_self";
};

/** Nodes under a title: always visible in a group, expandable in a collapse. */
export type NavigationBranch = Titled & {
  readonly type: "group" | "collapse";
  readonly children: readonly NavigationNode[];
};

type NavigationDivider = {
  readonly type: "divider";
  readonly id: string;
  readonly roles?: readonly Role[];
};

export type NavigationNode = NavigationItem | NavigationLink | NavigationBranch | NavigationDivider;

type Member = Pick<Viewer, "roles" | "companyKey">;

/** Whether a node is visible to the viewer, regardless of its children. */
function kept(node: NavigationNode, viewer: Member, pages: ReadonlySet<string>): boolean {
  if (!hasRole(viewer, node.roles)) return false;
  if (node.type !== "divider" && node.ofCompany && !worksForCompany(viewer)) return false;
  return node.type !== "item" || pages.has(node.page);
}

/** Removes redundant dividers: at the start, at the end, and repeated ones. */
function withoutIdleDividers(nodes: readonly NavigationNode[]): readonly NavigationNode[] {
  return nodes.filter((node, index) => {
    if (node.type !== "divider") return true;
    const rest = nodes.slice(index + 1);
    const next = rest[0];
    return index > 0 && next !== undefined && next.type !== "divider";
  });
}

/** The part of a tree that is visible to a member: branches without visible children are removed. */
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

/** All page entries of a tree, in order. */
export function itemsOf(nodes: readonly NavigationNode[]): readonly NavigationItem[] {
  return nodes.flatMap((node): readonly NavigationItem[] => {
    if (node.type === "item") return [node];
    return node.type === "group" || node.type === "collapse" ? itemsOf(node.children) : [];
  });
}

type Place = { readonly pathname: string; readonly search: string };

/** Query parameters that distinguish entries of the same page. */
const SPOKEN_COUNTS = ["scope", "tab"] as const;

/**
 * The `aria-current` of an entry: "page" for its own address, "true" for a page that belongs to it, otherwise
 * undefined.
 */
export function presenceOf(
  { link, within = [] }: Pick<NavigationItem, "link" | "within">,
  { pathname, search }: Place,
): "page" | "true" | undefined {
  const [path, query] = link.split("?");
  const [own, present] = [new URLSearchParams(query), new URLSearchParams(search)];
  if (path === pathname)
    return SPOKEN_COUNTS.every((name) => own.get(name) === present.get(name)) ? "page" : undefined;
  return within.some((pattern) => matchPath(pattern, pathname)) ? "true" : undefined;
}

/** Whether the current page belongs to a branch. */
export function isWithin(branch: NavigationBranch, place: Place): boolean {
  return itemsOf(branch.children).some((item) => presenceOf(item, place) !== undefined);
}

/** The entry that an address belongs to; null if there is none. */
export function sectionOf(nodes: readonly NavigationNode[], place: Place): NavigationItem | null {
  const items = itemsOf(nodes);
  const open = items.find((item) => presenceOf(item, place) === "page");
  return open ?? items.find((item) => presenceOf(item, place) === "true") ?? null;
}
