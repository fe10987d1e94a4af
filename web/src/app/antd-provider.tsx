import { ConfigProvider } from "antd";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useSettings } from "#lib/settings/settings.ts";
import { antdTheme } from "#ui/theme/antd-theme.ts";
import { loadLocale, loadedLocale } from "./antd-locale.ts";
import { motionWanted, onMotionWanted, onTouchUsed, touchUsed } from "./settings/device.ts";
import { useMainPalette } from "./settings/use-scheme.ts";

/**
 * Ant Design with our theme, and the current language, direction, text size and colors; without animations if the
 * member prefers reduced motion.
 */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  const { language, direction, fontSize } = useSettings();
  const { palette, dark } = useMainPalette();
  const motion = useSyncExternalStore(onMotionWanted, motionWanted);
  const touch = useSyncExternalStore(onTouchUsed, touchUsed);
  const theme = useMemo(
    () => ({
      ...antdTheme({ palette, dark, rtl: direction === "rtl", motion, touch, fontSize }),
      // In the built client the rules are style sheets (web/antd-styles).
      zeroRuntime: import.meta.env.PROD,
    }),
    [palette, dark, direction, motion, touch, fontSize],
  );
  const [locale, setLocale] = useState(() => loadedLocale(language));

  useEffect(() => {
    let current = true;
    void loadLocale(language).then((loaded) => {
      if (current) setLocale(loaded);
    });
    return () => {
      current = false;
    };
  }, [language]);

  return (
    <ConfigProvider theme={theme} direction={direction} {...(locale && { locale })}>
      {children}
    </ConfigProvider>
  );
}
