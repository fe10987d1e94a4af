import { BgColorsOutlined, SettingOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { openPanel } from "#lib/panels/panel-store.ts";
import { useRootMark } from "#lib/use-root-mark.ts";

/** The two floating buttons that open the settings and the color schemes. */
export function EdgeButtons() {
  const { t } = useTranslation("frame");
  useRootMark("edge-buttons");
  return (
    <div className="edge-buttons">
      <button type="button" aria-label={t("settings.open")} onClick={() => openPanel("settings")}>
        <SettingOutlined aria-hidden="true" />
      </button>
      <button type="button" aria-label={t("schemes.open")} onClick={() => openPanel("schemes")}>
        <BgColorsOutlined aria-hidden="true" />
      </button>
    </div>
  );
}
