import { languageOf } from "@callboard/catalog/interface/languages.ts";
import { BulbOutlined, FontSizeOutlined, GlobalOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import {
  COLOR_MODES,
  DEFAULT_SCHEMES,
  FONT_SIZES,
  LANGUAGES,
  changeLanguage,
  changeSettings,
  useSettings,
} from "#lib/settings/settings.ts";
import { useFormats } from "#i18n/formats.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Stack } from "#ui/layout/layout.tsx";

export function LanguageMenu() {
  const { t } = useTranslation();
  const { language } = useSettings();
  return (
    <Disclosure
      label={`${t("language")}: ${languageOf(language).endonym}`}
      button={<GlobalOutlined aria-hidden="true" />}
    >
      {(close) =>
        LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            className="disclosure-item"
            lang={one}
            aria-pressed={one === language}
            onClick={() => {
              changeLanguage(one);
              close();
            }}
          >
            {languageOf(one).endonym} {one === language && <span aria-hidden="true">✓</span>}
          </button>
        ))
      }
    </Disclosure>
  );
}

/** Light, dark or as the system; choosing one restores the default color scheme. */
export function ThemeMenu() {
  const { t } = useTranslation();
  const { colorMode } = useSettings();
  return (
    <Disclosure
      label={`${t("theme.label")}: ${t(`theme.${colorMode}`)}`}
      button={<BulbOutlined aria-hidden="true" />}
    >
      {(close) =>
        COLOR_MODES.map((mode) => (
          <button
            key={mode}
            type="button"
            className="disclosure-item"
            aria-pressed={mode === colorMode}
            onClick={() => {
              changeSettings({ colorMode: mode, schemes: DEFAULT_SCHEMES });
              close();
            }}
          >
            {t(`theme.${mode}`)} {mode === colorMode && <span aria-hidden="true">✓</span>}
          </button>
        ))
      }
    </Disclosure>
  );
}

export function FontSizeMenu() {
  const { t } = useTranslation("frame");
  const { fontSize } = useSettings();
  const { percent } = useFormats();
  return (
    <Disclosure
      label={`${t("fontSize")}: ${percent(fontSize * 100)}`}
      button={<FontSizeOutlined aria-hidden="true" />}
    >
      {() => (
        <Stack className="font-size-menu" gap={8} align="center" pad="4 12">
          <span aria-hidden="true" className="font-size-small">
            A
          </span>
          <input
            type="range"
            aria-label={t("fontSize")}
            aria-valuetext={percent(fontSize * 100)}
            {...FONT_SIZES}
            value={fontSize}
            onChange={(event) => changeSettings({ fontSize: event.target.valueAsNumber })}
          />
          <span aria-hidden="true" className="font-size-large">
            A
          </span>
        </Stack>
      )}
    </Disclosure>
  );
}
