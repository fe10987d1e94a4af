import { Alert, Button } from "antd";
import { useTranslation } from "react-i18next";

/** Says that somebody else has saved what is being changed here, and offers their version. */
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
