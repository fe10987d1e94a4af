import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

function follow(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Says that the browser is offline while it is. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(follow, () => navigator.onLine);
  return <output>{!online && <span className="offline-banner">{t("state.offline")}</span>}</output>;
}
