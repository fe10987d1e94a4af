import { Segmented } from "antd";
import { useTranslation } from "react-i18next";
import { useKeys } from "#lib/keys/use-keys.ts";
import { DENSITIES } from "#lib/settings/lists.ts";
import type { Density } from "#lib/settings/lists.ts";
import "./density.css";

type DensitySwitchProps = { readonly value: Density; readonly onChange: (density: Density) => void };

/** How many records a list shows at once, from roomy to small; `-` makes them smaller, `+` larger. */
export function DensitySwitch({ value, onChange }: DensitySwitchProps) {
  const { t } = useTranslation("frame");
  const step = (by: 1 | -1) => {
    const next = DENSITIES[DENSITIES.indexOf(value) + by];
    if (next !== undefined) onChange(next);
  };
  useKeys([
    { keys: "-", text: t("parts.smaller"), run: () => step(1) },
    { keys: "+", text: t("parts.larger"), run: () => step(-1) },
  ]);
  return (
    <Segmented<Density>
      className="density-switch"
      aria-label={t("parts.density")}
      value={value}
      options={DENSITIES.map((density) => ({
        value: density,
        title: t(`parts.densities.${density}`),
        label: (
          <>
            <span aria-hidden="true">{density}</span>
            <span className="visually-hidden">{t(`parts.densities.${density}`)}</span>
          </>
        ),
      }))}
      onChange={onChange}
    />
  );
}
