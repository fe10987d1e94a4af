import { useTranslation } from "react-i18next";
import { SCHEME_PARTS, changeSettings, useSettings } from "#lib/settings/settings.ts";
import { Select } from "#ui/fields/select.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { DERIVED_SCHEMES, SCHEMES } from "#ui/theme/schemes.ts";
import { useSchemeName } from "./use-scheme-name.ts";

const IDS = SCHEMES.map(({ id }) => id);

/** A color scheme for each part; all parts except the page can also follow the page. */
export function SchemeSelects() {
  const { t } = useTranslation("frame");
  const name = useSchemeName();
  const { schemes } = useSettings();
  return (
    <section>
      <h3>{t("settings.scheme")}</h3>
      {SCHEME_PARTS.map((part) => (
        <Stack key={part} as="label" className="settings-row" gap={12} align="center">
          <span>{t(`settings.schemeOf.${part}`)}</span>
          <Select<string>
            value={schemes[part]}
            options={[...IDS, ...(part === "main" ? [] : DERIVED_SCHEMES)].map((id) => ({
              value: id,
              label: name(id),
            }))}
            onChange={(id) => changeSettings({ schemes: { ...schemes, [part]: id } })}
          />
        </Stack>
      ))}
    </section>
  );
}
