import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { failureOf } from "#lib/graph/failure.ts";
import { rememberReturnTo } from "#lib/session/return-to.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { Row } from "#ui/layout/layout.tsx";

/** Whether a call was rejected because the member signed in too long ago. */
export function needsSignIn(error: unknown): boolean {
  return failureOf(error).rule === "SIGN_IN_AGAIN";
}

/** Explains why nothing happened and links to a fresh sign-in, which returns to this page. */
export function SignInAgain() {
  const { t } = useTranslation("account");
  const session = useSession();
  const { pathname, search } = useLocation();
  return (
    <Row className="account-again" gap="8 16" wrap pad="8 12" fill="sunken" framed radius="base" role="alert">
      <p>{t("signInAgainText")}</p>
      <Button
        onClick={() => {
          rememberReturnTo(pathname + search);
          void session.signInAgain();
        }}
      >
        {t("signInAgain")}
      </Button>
    </Row>
  );
}
