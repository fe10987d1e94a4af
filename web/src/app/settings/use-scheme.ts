import { useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { useSettings } from "#lib/settings/settings.ts";
import type { Palette } from "#ui/theme/palette.ts";
import { paletteOf, propertiesOf, railOf } from "#ui/theme/schemes.ts";
import { drawnDark, onDrawnDark } from "./follow-settings.ts";

/** Local storage key of the page's colors for the next first paint (public/first-paint.js). */
const KEY = "callboard.colors";

/** The palette of the page, which is also written to the document, and whether it is dark. */
export function useMainPalette(): { readonly palette: Palette; readonly dark: boolean } {
  const { main } = useSettings().schemes;
  const dark = useSyncExternalStore(onDrawnDark, drawnDark);
  const palette = useMemo(() => paletteOf(main, dark), [main, dark]);

  useLayoutEffect(() => {
    if (main === "default") {
      localStorage.removeItem(KEY);
      return undefined;
    }
    const root = document.documentElement;
    const values = propertiesOf(palette);
    for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
    localStorage.setItem(KEY, JSON.stringify({ scheme: main, values }));
    return () => {
      for (const name of Object.keys(values)) root.style.removeProperty(name);
    };
  }, [main, palette]);

  return { palette, dark };
}

/** The colors of a part of the frame with a scheme of its own; empty if it follows the page. */
export function usePartColors(part: "navbar" | "toolbar" | "footer"): Record<string, string> {
  const { schemes } = useSettings();
  const dark = useSyncExternalStore(onDrawnDark, drawnDark);
  const id = schemes[part];
  return useMemo(() => {
    // The quiet navigation belongs to the page's own palette.
    const follows = id === "default" || (part === "navbar" && id === "greyDark");
    const palette = paletteOf(follows ? schemes.main : id, dark, schemes.main);
    if (part === "navbar") return propertiesOf(railOf(id, palette));
    return id === "default" || id === schemes.main ? {} : propertiesOf(palette);
  }, [id, dark, part, schemes.main]);
}
