import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { chosenRole, rememberRole } from "#lib/session/chosen-role.ts";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { AccountForm } from "./account-form.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { RoleCards } from "./role-cards.tsx";

/**
 * First the role, stored in this tab; then, in the provider's interaction, the account and the code sent by email.
 */
export function RegisterPage() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const [search] = useSearchParams();
  const [role, setRole] = useState(chosenRole() ?? "Talent");
  const interaction = search.get("interaction");

  if (interaction !== null)
    return <AccountForm interaction={interaction} leaveFor={(address) => location.assign(address)} />;
  return (
    <AuthFrame title={t("registerTitle")} text={t("registerText")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rememberRole(role);
          void session.signUp();
        }}
      >
        <RoleCards value={role} onChange={setRole} />
        <button type="submit" className="accent-button">
          {t("continue")}
        </button>
      </form>
      <p className="auth-links">
        <span>
          {t("haveAccount")} <Link to={paths.login}>{t("signInLink")}</Link>
        </span>
      </p>
    </AuthFrame>
  );
}
