import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useSession } from "#lib/session/session-context.tsx";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { CloseSection } from "./close-section.tsx";
import { DataCopySection } from "./data-copy-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { PhoneSection } from "./phone-section.tsx";
import { SecondStepSection } from "./second-step-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { TokensSection } from "./tokens/tokens-section.tsx";
import { useSecurity } from "./use-security.ts";
import "./account.css";

/** How the member signs in, their access tokens, a copy of their data, and closing the account. */
export function SecurityTab() {
  const { t } = useTranslation("account");
  const { t: shell } = useTranslation();
  const session = useSession();
  const isAdmin = hasRole(useViewer(), ["Admin"]);
  const { email, copy, known, error, again } = useSecurity();
  return (
    <DataBlock loading={!known && !error} error={known ? null : error} onRetry={again}>
      <Stack className="account" gap={32} across="start">
        <section className="account-section" aria-labelledby="account-sign-in">
          <h2 id="account-sign-in">{t("signIn")}</h2>
          <p>
            {t("signInText")} <bdi>{email}</bdi>
          </p>
          <Button onClick={() => void session.signOut()}>{shell("signOut")}</Button>
        </section>
        <PhoneSection />
        <PasswordSection email={email} />
        <SecondStepSection />
        <SessionsSection />
        {!isAdmin && <TokensSection />}
        <DataCopySection copy={copy} onBegun={again} />
        <CloseSection email={email} />
      </Stack>
    </DataBlock>
  );
}
