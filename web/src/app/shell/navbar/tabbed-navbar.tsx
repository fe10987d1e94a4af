import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { navigationFor } from "#app/navigation/navigation.ts";
import { isWithin } from "#app/navigation/tree.ts";
import type { NavigationBranch } from "#app/navigation/tree.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { BranchWaiting, Leaf, NavbarList } from "./navbar-node.tsx";
import "./navbar.css";

type BranchTileProps = {
  readonly node: NavigationBranch;
  readonly open: boolean;
  readonly onToggle: () => void;
};

function BranchTile({ node, open, onToggle }: BranchTileProps) {
  const { t } = useTranslation();
  const within = isWithin(node, useLocation());
  const Icon = node.icon;
  return (
    <button
      type="button"
      className="navbar-link"
      aria-expanded={open}
      aria-current={within ? "true" : undefined}
      onClick={onToggle}
    >
      <span aria-hidden="true" className="navbar-icon">
        <Icon />
      </span>
      <Text className="navbar-label" grow shrinks>
        {t(`navigation.${node.id}`, { ns: "frame" })}
      </Text>
      {!open && <BranchWaiting node={node} />}
    </button>
  );
}

/**
 * The navigation as a rail of tiles; a branch opens in a panel beside it, which closes on a choice or a click
 * elsewhere.
 */
export function TabbedNavbar() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { key } = useLocation();
  const root = useRef<HTMLElement>(null);
  // The panel belongs to the page on which it was opened: navigating elsewhere closes it.
  const [opened, setOpened] = useState<{ readonly id: string; readonly at: string } | null>(null);
  const nodes = navigationFor(viewer);
  const branch = nodes.find((node) => opened?.at === key && node.id === opened.id);

  useEffect(() => {
    if (opened === null) return;
    function outside(event: PointerEvent): void {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpened(null);
    }
    function escape(event: KeyboardEvent): void {
      if (event.key === "Escape") setOpened(null);
    }
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("keydown", escape);
    };
  }, [opened]);

  return (
    <nav ref={root} className="navbar navbar-tabs" aria-label={t("mainNavigation")}>
      <ul>
        {nodes.map((node) => {
          if (node.type === "divider")
            return <li key={node.id} aria-hidden="true" className="navbar-divider" />;
          if (node.type === "item" || node.type === "link")
            return (
              <li key={node.id}>
                <Leaf node={node} />
              </li>
            );
          const open = branch?.id === node.id;
          return (
            <li key={node.id}>
              <BranchTile
                node={node}
                open={open}
                onToggle={() => setOpened(open ? null : { id: node.id, at: key })}
              />
            </li>
          );
        })}
      </ul>
      {branch !== undefined && "children" in branch && (
        <div className="navbar-panel">
          <NavbarList nodes={branch.children} />
        </div>
      )}
    </nav>
  );
}
