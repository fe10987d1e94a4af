import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { useSession } from "#lib/session/session-context.tsx";
import { Row } from "#ui/layout/layout.tsx";
import "./shell.css";

/** A page without navigation, for members who cannot go anywhere yet; offers signing out. */
export function BareFrame({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <div className="bare">
      <Row as="header" justify="between" pad="12 16">
        <span className="shell-brand">
          <img src="/mark.svg" alt="" width="28" height="28" /> {t("product")}
        </span>
        <button type="button" className="plain-button" onClick={() => void session.signOut()}>
          {t("signOut")}
        </button>
      </Row>
      <main className="bare-content">{children ?? <Outlet />}</main>
    </div>
  );
}
