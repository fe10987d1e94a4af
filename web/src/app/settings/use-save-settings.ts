import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { directionOf } from "#i18n/formats.ts";
import { beforeLeaving } from "#lib/session/leaving.ts";
import { hasUnsavedSettings, markSettings, settingsStore } from "#lib/settings.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { createSettingsSaver } from "./settings-saver.ts";
import { SaveSettings } from "#app/viewer-query.ts";

/**
 * Saves the member's settings to their profile, a moment after the last change, or at once when the page is left.
 * What could not be saved is kept in this browser, and tried again when it opens the product anew.
 */
export function useSaveSettings(): void {
  const client = useApolloClient();
  const { key } = useViewer();
  const words = useFailureTexts();
  const texts = useRef(words);

  useEffect(() => {
    texts.current = words;
  });

  useEffect(() => {
    const saver = createSettingsSaver({
      save: ({ language, colorMode }, leaving) =>
        client.mutate({
          mutation: SaveSettings,
          variables: {
            settings: { Language: language, ColorMode: colorMode, Direction: directionOf(language) },
          },
          context: { fetchOptions: { keepalive: leaving } },
        }),
      onSaved: () => markSettings("saved"),
      onFailed: (error) => notify("error", texts.current.errorText(error)),
    });
    if (hasUnsavedSettings(key)) saver.change(settingsStore.getState());
    const stopHearing = settingsStore.subscribe((settings) => {
      markSettings({ unsavedOf: key });
      saver.change(settings);
    });
    const stopWatching = beforeLeaving(saver.flush);
    return () => {
      stopHearing();
      stopWatching();
      saver.flush();
    };
  }, [client, key]);
}
