import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isUnreachable } from "#lib/graph/failure.ts";
import { beforeLeaving } from "#lib/session/leaving.ts";
import { hasUnsavedSettings, markSettings, settingsStore } from "#lib/settings/settings.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useSaveFailure } from "./save-failure.ts";
import { createSettingsSaver, isLookOfList } from "./settings-saver.ts";
import { toWire } from "./wire.ts";
import { SaveSettings } from "#app/viewer-query.ts";

/**
 * Saves the member's settings to their profile shortly after the last change, or immediately when the page is left.
 * Changes whose save failed, or whose response a closed page could not receive, are kept in this browser and saved on
 * the next visit, then without a message, since the member did nothing.
 */
export function useSaveSettings(): void {
  const client = useApolloClient();
  const { key } = useViewer();
  const { t } = useTranslation("frame");
  const words = { failed: useSaveFailure(), saved: t("settingsSaved") };
  const texts = useRef(words);

  useEffect(() => {
    texts.current = words;
  });

  useEffect(() => {
    const saver = createSettingsSaver({
      save: (settings, leaving) =>
        client.mutate({
          mutation: SaveSettings,
          variables: { settings: toWire(settings) },
          context: { fetchOptions: { keepalive: leaving } },
        }),
      onSaved: (silent) => {
        markSettings("saved");
        if (!silent) notify("success", texts.current.saved);
      },
      onFailed: (error, silent) => {
        if (!silent && !isUnreachable(error)) notify("error", texts.current.failed(error));
      },
    });
    if (hasUnsavedSettings(key)) saver.changeSilently(settingsStore.getState());
    const unsubscribe = settingsStore.subscribe((settings, before) => {
      markSettings({ unsavedOf: key });
      if (isLookOfList(settings, before)) saver.changeSilently(settings);
      else saver.change(settings);
    });
    const stopWatching = beforeLeaving(saver.flush);
    return () => {
      unsubscribe();
      stopWatching();
      saver.flush();
    };
  }, [client, key]);
}
