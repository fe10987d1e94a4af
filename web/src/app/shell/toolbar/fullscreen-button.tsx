import { FullscreenExitOutlined, FullscreenOutlined } from "@ant-design/icons";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "#ui/snackbar/snackbar-store.ts";

function follow(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** Toggles full screen; shows a message if the browser cannot do it. */
export function FullscreenButton() {
  const { t } = useTranslation("frame");
  const full = useSyncExternalStore(follow, () => document.fullscreenElement !== null);

  async function toggle(): Promise<void> {
    try {
      if (full) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      notify("error", t("noFullscreen"));
    }
  }

  return (
    <button
      type="button"
      className="icon-button toolbar-roomy"
      aria-label={full ? t("leaveFullscreen") : t("fullscreen")}
      onClick={() => void toggle()}
    >
      {full ? <FullscreenExitOutlined aria-hidden="true" /> : <FullscreenOutlined aria-hidden="true" />}
    </button>
  );
}
