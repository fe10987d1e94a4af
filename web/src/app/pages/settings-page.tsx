import { Button } from "antd";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { openPanel } from "#lib/panels/panel-store.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";

const PANELS = ["settings", "schemes"] as const;

/** The settings and signing out at an address of their own, for frames that were set up to show neither. */
export function SettingsPage() {
  const { t } = useTranslation("frame");
  const { t: shell } = useTranslation();
  const session = useSession();
  useEffect(() => openPanel("settings"), []);
  return (
    <>
      <PageHeader title={t("settings.title")} />
      <Row gap={8} wrap>
        {PANELS.map((panel) => (
          <Button key={panel} onClick={() => openPanel(panel)}>
            {t(`${panel}.open`)}
          </Button>
        ))}
        <Button onClick={() => openPanel("keys")}>{t("keys.title")}</Button>
        <Button onClick={() => void session.signOut()}>{shell("signOut")}</Button>
      </Row>
    </>
  );
}
