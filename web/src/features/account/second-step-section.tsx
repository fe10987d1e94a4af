import { Button } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { linkTo, paths } from "#lib/paths.ts";
import { providerHasSecondStep } from "#lib/session/provider-discovery.ts";
import { rememberReturnTo } from "#lib/session/return-to.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { Row } from "#ui/layout/layout.tsx";

/** The provider's own page of how the member signs in. */
const PROVIDER_PAGE = "/auth/realms/callboard/account/account-security/signing-in";

/** A code of an app after the password, where the identity provider has such a step. */
export function SecondStepSection() {
  const { t } = useTranslation("account");
  const session = useSession();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void providerHasSecondStep().then((offered) => isCurrent && setOffered(offered));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!isOffered) return null;
  const add = () => {
    rememberReturnTo(linkTo(paths.profile, {}, { tab: "security" }));
    void session.addSecondStep();
  };
  return (
    <section className="account-section" aria-labelledby="account-second-step">
      <h2 id="account-second-step">{t("secondStep")}</h2>
      <p>{t("secondStepText")}</p>
      <Row gap={8} align="stretch" wrap>
        <Button onClick={add}>{t("secondStepAdd")}</Button>
        <Button href={PROVIDER_PAGE}>{t("secondStepManage")}</Button>
      </Row>
    </section>
  );
}
