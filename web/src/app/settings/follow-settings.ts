import { changeLanguage } from "#i18n/i18n.ts";
import { followMedia } from "#lib/media-query/media-query.ts";
import { isDark, settingsStore } from "#lib/settings/settings.ts";

const systemDark = followMedia("(prefers-color-scheme: dark)");

/** Whether the page is in dark mode now. */
export function drawnDark(): boolean {
  const { schemes, colorMode } = settingsStore.getState();
  return isDark(schemes.main, colorMode, systemDark.holds());
}

/** Subscribes to possible changes of `drawnDark`; returns a function that unsubscribes. */
export function onDrawnDark(listener: () => void): () => void {
  const stops = [systemDark.onChange(listener), settingsStore.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/** Keeps the document's color mode, text size, language and direction in line with the settings. */
export function followSettings(): void {
  const root = document.documentElement;
  onDrawnDark(() => {
    root.dataset["theme"] = drawnDark() ? "dark" : "light";
  });
  settingsStore.subscribe(({ language, direction, fontSize, customScrollbars }) => {
    root.style.fontSize = fontSize === 1 ? "" : `${fontSize * 100}%`;
    root.dataset["scrollbars"] = customScrollbars ? "thin" : "system";
    // The direction changes together with the texts, not before them.
    void changeLanguage(language).then(() => {
      root.lang = language;
      root.dir = direction;
    });
  });
}
