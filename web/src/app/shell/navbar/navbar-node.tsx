import { DownOutlined } from "@ant-design/icons";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { isWithin, itemsOf, presenceOf } from "#app/navigation/tree.ts";
import type {
  NavigationBranch,
  NavigationItem,
  NavigationLink,
  NavigationNode,
} from "#app/navigation/tree.ts";
import { Row, Text } from "#ui/layout/layout.tsx";

function noCount(): number {
  return 0;
}

/**
 * The number of items waiting for the member, in amber. The surrounding element states it in words; the style sheet
 * renders the figure, so that it does not become part of the text.
 */
export function WaitingCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <span aria-hidden="true" className="count-badge" data-count={count > 99 ? "99+" : count} />;
}

/** What is waiting on the pages of a closed branch: the sum as a figure, and each count in words. */
export function BranchWaiting({ node }: { readonly node: NavigationBranch }) {
  const { t } = useTranslation();
  // The entries of a branch and their hooks never change, so the order of hooks is stable.
  const found = itemsOf(node.children).flatMap(({ id, waiting }) => {
    const useCount = waiting?.useCount ?? noCount;
    // oxlint-disable-next-line react/rules-of-hooks -- see above
    const count = useCount();
    return waiting && count > 0 ? [{ id, count, words: t(waiting.text, { count }) }] : [];
  });
  return (
    <>
      {found.map(({ id, words }) => (
        <span key={id} className="visually-hidden">
          {words}
        </span>
      ))}
      <WaitingCount count={found.reduce((sum, { count }) => sum + count, 0)} />
    </>
  );
}

type ItemLinkProps = {
  readonly item: NavigationItem;
  /** A shorter label for narrow places. */
  readonly short?: string | undefined;
};

/** A page entry as a link; `short` replaces its label where space is limited. */
export function ItemLink({ item, short }: ItemLinkProps) {
  const { t } = useTranslation();
  const location = useLocation();
  // An entry's hook never changes, so the order of hooks is stable.
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
      <Text className="navbar-label" grow shrinks>
        {short ?? t(`navigation.${item.id}`, { ns: "frame" })}
      </Text>
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
      <Text className="navbar-label" grow shrinks>
        {t(`navigation.${node.id}`, { ns: "frame" })}
      </Text>
    </a>
  );
}

function Group({ node }: { readonly node: NavigationBranch }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <Row id={id} as="span" className="navbar-group-title" align="stretch" text="small medium">
        <Text className="navbar-label" grow shrinks>
          {t(`navigation.${node.id}`, { ns: "frame" })}
        </Text>
      </Row>
      <NavbarList nodes={node.children} labelledBy={id} />
    </>
  );
}

/** Expands automatically while one of its pages is open. */
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
        <Text className="navbar-label" grow shrinks>
          {t(`navigation.${node.id}`, { ns: "frame" })}
        </Text>
        {!open && <BranchWaiting node={node} />}
        <span aria-hidden="true" className="navbar-arrow">
          <DownOutlined />
        </span>
      </button>
      {open && <NavbarList nodes={node.children} labelledBy={id} />}
    </>
  );
}

/** A node without children. */
export function Leaf({ node }: { readonly node: NavigationItem | NavigationLink }) {
  return node.type === "item" ? <ItemLink item={node} /> : <OutwardLink node={node} />;
}

function Content({ node }: { readonly node: Exclude<NavigationNode, { type: "divider" }> }) {
  if (node.type === "item" || node.type === "link") return <Leaf node={node} />;
  return node.type === "group" ? <Group node={node} /> : <Collapse node={node} />;
}

type NavbarListProps = { readonly nodes: readonly NavigationNode[]; readonly labelledBy?: string };

/** Navigation nodes as a vertical list. */
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
