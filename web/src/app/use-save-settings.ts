import { useMutation } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { directionOf } from "#i18n/formats.ts";
import { useSettings } from "#lib/settings.ts";
import { useFailureTexts } from "#ui/failure-text.ts";
import { tell } from "#ui/snackbar-store.ts";
import { SaveSettings } from "./viewer-query.ts";

const DEBOUNCE_MS = 300;

/** Saves the member's settings to their profile, a moment after the last change. A failed save keeps the change here. */
export function useSaveSettings(): void {
  const { language, colorMode } = useSettings();
  const [save] = useMutation(SaveSettings);
  const words = useFailureTexts();
  const latest = useRef({ save, words });
  const first = useRef(true);

  useEffect(() => {
    latest.current = { save, words };
  });

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const settings = { Language: language, ColorMode: colorMode, Direction: directionOf(language) };
    const timer = setTimeout(() => {
      const { save: send, words: texts } = latest.current;
      send({ variables: { settings } }).catch((error: unknown) => tell("error", texts.told(error)));
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [language, colorMode]);
}
