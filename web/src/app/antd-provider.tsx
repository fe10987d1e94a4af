import { ConfigProvider } from "antd";
import type { ConfigProviderProps } from "antd";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { directionOf } from "#i18n/formats.ts";
import { useSettings } from "#lib/settings.ts";
import type { Language } from "#lib/settings.ts";
import { antdTheme } from "#ui/theme/antd-theme.ts";
import { drawnDark, onDrawnDark } from "./settings/follow-settings.ts";
import { motionWanted, onMotionWanted } from "./settings/wanted-motion.ts";

type Locale = NonNullable<ConfigProviderProps["locale"]>;

const locales: Record<Language, () => Promise<{ default: Locale }>> = {
  en: () => import("antd/locale/en_US"),
  tr: () => import("antd/locale/tr_TR"),
  ar: () => import("antd/locale/ar_EG"),
};

/** Ant Design in our theme, in the language, direction and colour mode that hold, still where no motion is wanted. */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const dark = useSyncExternalStore(onDrawnDark, drawnDark);
  const direction = directionOf(language);
  const motion = useSyncExternalStore(onMotionWanted, motionWanted);
  const theme = useMemo(
    () => antdTheme({ dark, rtl: direction === "rtl", motion }),
    [dark, direction, motion],
  );
  const [locale, setLocale] = useState<Locale>();

  useEffect(() => {
    let current = true;
    void locales[language]().then((bundle) => {
      if (current) setLocale(bundle.default);
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
