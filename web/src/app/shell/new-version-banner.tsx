import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { newerStore } from "#lib/offline/newer-store.ts";

/** Offers to load a newer build of the client; it is never loaded in the middle of someone's work. */
export function NewVersionBanner() {
  const { t } = useTranslation("frame");
  const takeUp = useStore(newerStore, (state) => state.takeUp);
  return (
    <output>
      {takeUp !== null && (
        <div className="offline-banner">
          {t("newVersion.text")}{" "}
          <button type="button" className="link-button" onClick={takeUp}>
            {t("newVersion.reload")}
          </button>
        </div>
      )}
    </output>
  );
}
