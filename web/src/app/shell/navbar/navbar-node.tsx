import { DownOutlined } from "@ant-design/icons";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { isWithin, presenceOf } from "#app/navigation/tree.ts";
import type {
  NavigationBranch,
  NavigationItem,
  NavigationLink,
  NavigationNode,
} from "#app/navigation/tree.ts";

function noCount(): number {
  return 0;
}

/**
 * How many wait; amber, because it is the member who is waited for. What it stands on says it in words; the figure is
 * drawn by the style sheet, as it would count as one of them.
 */
export function WaitingCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <span aria-hidden="true" className="count-badge" data-count={count > 99 ? "99+" : count} />;
}

type ItemLinkProps = {
  readonly item: NavigationItem;
  /** Shorter words for it, where there is little room. */
  readonly short?: string | undefined;
};

/** An item that is a link; `short` where there is little room. */
export function ItemLink({ item, short }: ItemLinkProps) {
  const { t } = useTranslation();
  const location = useLocation();
  // An item's hook is the same for its whole life, so the order of hooks never changes.
  const useCount = item.waiting?.useCount ?? noCount;
  const count = useCount();
  const Icon = item.icon;
  return (
    <Link
      to={item.link}
      className="navbar-link"
      aria-current={presenceOf(item, location)}
      aria-label={item.waiting && t(item.waiting.text, { count })}
    >
      <span aria-hidden="true" className="navbar-icon">
        <Icon />
      </span>
      <span className="navbar-label">{short ?? t(`navigation.${item.id}`, { ns: "frame" })}</span>
      <WaitingCount count={count} />
    </Link>
  );
}

function OutwardLink({ node }: { readonly node: NavigationLink }) {
  const { t } = useTranslation();
  const Icon = node.icon;
  return (
    <a className="navbar-link" href={node.link} target={node.target ?? "_blank"} rel="noopener">
      <span aria-hidden="true" className="navbar-icon">
        <Icon />
      </span>
      <span className="navbar-label">{t(`navigation.${node.id}`, { ns: "frame" })}</span>
    </a>
  );
}

function Group({ node }: { readonly node: NavigationBranch }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <span id={id} className="navbar-group-title">
        <span className="navbar-label">{t(`navigation.${node.id}`, { ns: "frame" })}</span>
      </span>
      <NavbarList nodes={node.children} labelledBy={id} />
    </>
  );
}

/** Opens by itself while one of its pages is open. */
function Collapse({ node }: { readonly node: NavigationBranch }) {
  const { t } = useTranslation();
  const within = isWithin(node, useLocation());
  const [wanted, setWanted] = useState<boolean | null>(null);
  const open = wanted ?? within;
  const id = useId();
  const Icon = node.icon;
  return (
    <>
      <button
        type="button"
        id={id}
        className="navbar-link"
        aria-expanded={open}
        onClick={() => setWanted(!open)}
      >
        <span aria-hidden="true" className="navbar-icon">
          <Icon />
        </span>
        <span className="navbar-label">{t(`navigation.${node.id}`, { ns: "frame" })}</span>
        <span aria-hidden="true" className="navbar-arrow">
          <DownOutlined />
        </span>
      </button>
      {open && <NavbarList nodes={node.children} labelledBy={id} />}
    </>
  );
}

/** A node that is no branch. */
export function Leaf({ node }: { readonly node: NavigationItem | NavigationLink }) {
  return node.type === "item" ? <ItemLink item={node} /> : <OutwardLink node={node} />;
}

function Content({ node }: { readonly node: Exclude<NavigationNode, { type: "divider" }> }) {
  if (node.type === "item" || node.type === "link") return <Leaf node={node} />;
  return node.type === "group" ? <Group node={node} /> : <Collapse node={node} />;
}

type NavbarListProps = { readonly nodes: readonly NavigationNode[]; readonly labelledBy?: string };

/** Nodes of the navigation, one below the other. */
export function NavbarList({ nodes, labelledBy }: NavbarListProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {nodes.map((node) =>
        node.type === "divider" ? (
          <li key={node.id} aria-hidden="true" className="navbar-divider" />
        ) : (
          <li key={node.id}>
            <Content node={node} />
          </li>
        ),
      )}
    </ul>
  );
}
