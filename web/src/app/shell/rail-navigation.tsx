import { MenuFoldOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { usePartColors } from "#app/settings/use-scheme.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Text } from "#ui/layout/layout.tsx";
import type { Rail } from "./frame-look.ts";
import { Navbar } from "./navbar/navbar.tsx";
import { TabbedNavbar } from "./navbar/tabbed-navbar.tsx";
import { UserMenu } from "./toolbar/user-menu.tsx";

type RailNavigationProps = {
  readonly rail: Exclude<Rail, "hidden">;
  /** Folds and unfolds it; undefined if it cannot be folded. */
  readonly onFold: (() => void) | undefined;
  /** Whether the member's menu is here, because there is no toolbar. */
  readonly menu: boolean;
};

/** The navigation beside the page. When folded, it opens over the page on hover or keyboard focus. */
export function RailNavigation({ rail, onFold, menu }: RailNavigationProps) {
  const { t } = useTranslation();
  const { t: frame } = useTranslation("frame");
  const colors = usePartColors("navbar");
  const Fold = rail === "folded" ? MenuUnfoldOutlined : MenuFoldOutlined;
  return (
    <aside className={`rail rail-${rail}`} style={colors}>
      <Link className="rail-brand" to={linkTo(paths.dashboard)}>
        <img src="/mark.svg" alt="" width="28" height="28" />{" "}
        <Text className="navbar-label" grow shrinks>
          {t("product")}
        </Text>
      </Link>
      {rail === "tabs" || rail === "dense" ? <TabbedNavbar /> : <Navbar />}
      {menu && <UserMenu />}
      {onFold && (
        <button
          type="button"
          className="navbar-link rail-fold"
          aria-label={rail === "folded" ? frame("unfoldNavigation") : frame("foldNavigation")}
          onClick={onFold}
        >
          <span aria-hidden="true" className="navbar-icon">
            <Fold />
          </span>
        </button>
      )}
    </aside>
  );
}
