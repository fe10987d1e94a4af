import { Alert, Button } from "antd";
import { useTranslation } from "react-i18next";

/** Warns that someone else has saved the record being edited, and offers to load their version. */
export function StaleNotice({ onLoadNewer }: { readonly onLoadNewer: () => void }) {
  const { t } = useTranslation("project-wizard");
  return (
    <Alert
      type="warning"
      showIcon
      title={t("stale")}
      action={
        <Button size="small" onClick={onLoadNewer}>
          {t("loadNewer")}
        </Button>
      }
    />
  );
}
