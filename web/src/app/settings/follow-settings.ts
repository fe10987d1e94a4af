import { changeLanguage } from "#i18n/i18n.ts";
import { followMedia } from "#lib/media-query/media-query.ts";
import { isDark, settingsStore } from "#lib/settings/settings.ts";

const systemDark = followMedia("(prefers-color-scheme: dark)");

/** Whether the page is drawn dark now. */
export function drawnDark(): boolean {
  const { schemes, colorMode } = settingsStore.getState();
  return isDark(schemes.main, colorMode, systemDark.holds());
}

/** Calls back whenever `drawnDark` may have changed. */
export function onDrawnDark(listener: () => void): () => void {
  const stops = [systemDark.onChange(listener), settingsStore.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/** Keeps the document's colour mode, size of text, language and direction as the settings say. */
export function followSettings(): void {
  const root = document.documentElement;
  onDrawnDark(() => {
    root.dataset["theme"] = drawnDark() ? "dark" : "light";
  });
  settingsStore.subscribe(({ language, direction, fontSize, customScrollbars }) => {
    root.style.fontSize = fontSize === 1 ? "" : `${fontSize * 100}%`;
    root.dataset["scrollbars"] = customScrollbars ? "thin" : "system";
    // Direction turns together with the words, not before them.
    void changeLanguage(language).then(() => {
      root.lang = language;
      root.dir = direction;
    });
  });
}
