import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { rememberReturnTo } from "#lib/session/return-to.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { Row } from "#ui/layout/layout.tsx";

/** On pages that are open to everyone: signing in and registering, for guests, who come back to the page after it. */
export function GuestMenu({ returns = true }: { readonly returns?: boolean }) {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state() === "member") return null;
  const remember = returns ? () => rememberReturnTo(pathname + search) : undefined;
  return (
    <Row gap={8} push>
      <Link className="plain-button" to={paths.login} onClick={remember}>
        {t("signIn")}
      </Link>
      <Link className="plain-button" to={paths.register} onClick={remember}>
        {t("register")}
      </Link>
    </Row>
  );
}
