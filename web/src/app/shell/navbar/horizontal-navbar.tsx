import { DownOutlined } from "@ant-design/icons";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { navigationFor } from "#app/navigation/navigation.ts";
import { isWithin } from "#app/navigation/tree.ts";
import type { NavigationBranch } from "#app/navigation/tree.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { Box, Text } from "#ui/layout/layout.tsx";
import { BranchWaiting, Leaf, NavbarList } from "./navbar-node.tsx";
import "./navbar.css";

/** How long the pointer rests on a branch before it opens, in milliseconds. */
const HOVER_MS = 150;

/** A branch that opens below its title, on click or on hover. */
function Submenu({ node }: { readonly node: NavigationBranch }) {
  const { t } = useTranslation();
  const location = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === location.key;
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const Icon = node.icon;

  function rest(event: { readonly pointerType: string }): void {
    if (event.pointerType !== "mouse") return;
    clearTimeout(resting.current);
    resting.current = setTimeout(() => setOpenedAt(location.key), HOVER_MS);
  }

  function leave(): void {
    clearTimeout(resting.current);
    setOpenedAt(null);
  }

  return (
    <div
      className="navbar-submenu"
      role="presentation"
      onPointerEnter={rest}
      onPointerLeave={leave}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        leave();
        opener.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
          leave();
      }}
    >
      <button
        ref={opener}
        type="button"
        className="navbar-link"
        aria-expanded={open}
        aria-current={isWithin(node, location) ? "true" : undefined}
        onClick={() => setOpenedAt(open ? null : location.key)}
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
      {open && (
        <Box className="navbar-menu" pad={6} radius="base">
          <NavbarList nodes={node.children} />
        </Box>
      )}
    </div>
  );
}

/** The navigation as a horizontal bar, for layouts that have it above the page. */
export function HorizontalNavbar() {
  const { t } = useTranslation();
  const viewer = useViewer();
  return (
    <nav className="navbar navbar-line" aria-label={t("mainNavigation")}>
      <ul>
        {navigationFor(viewer).map((node) => {
          if (node.type === "divider")
            return <li key={node.id} aria-hidden="true" className="navbar-divider" />;
          if (node.type === "item" || node.type === "link")
            return (
              <li key={node.id}>
                <Leaf node={node} />
              </li>
            );
          return (
            <li key={node.id}>
              <Submenu node={node} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
