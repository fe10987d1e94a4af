import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { chosenRole, rememberRole } from "#lib/session/chosen-role.ts";
import { paths } from "#lib/paths.ts";
import { providerRegisters } from "#lib/session/provider-discovery.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { AccountForm } from "./account-form.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { atProvider } from "./registering.ts";
import type { Registering } from "./registering.ts";
import { RoleCards } from "./role-cards.tsx";

/**
 * First the role, stored in this tab; then the account and the code sent by email: in the provider's interaction, or here where
 * the provider has no registration of its own.
 */
export function RegisterPage() {
  const { t } = useTranslation("auth");
  const session = useSession();
  const [search] = useSearchParams();
  const [role, setRole] = useState(chosenRole() ?? "Talent");
  const interaction = search.get("interaction");

  const [here, setHere] = useState<Registering | null>(null);
  const registering = useMemo(
    () => (interaction === null ? here : atProvider(interaction)),
    [interaction, here],
  );

  async function goOn(): Promise<void> {
    rememberRole(role);
    if (await providerRegisters()) return session.signUp();
    const { byProduct } = await import("./by-product.ts");
    setHere(byProduct());
  }

  function leaveFor(address: string, email: string): void {
    if (interaction === null) void session.signIn(email);
    else location.assign(address);
  }

  if (registering !== null) return <AccountForm registering={registering} leaveFor={leaveFor} />;
  return (
    <AuthFrame featured title={t("registerTitle")} text={t("registerText")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
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
