import { CheckOutlined } from "@ant-design/icons";
import { Segmented } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_SCHEMES, SCHEME_PARTS, changeSettings, useSettings } from "#lib/settings/settings.ts";
import { Grid, Row, Text } from "#ui/layout/layout.tsx";
import { SCHEMES, paletteOf, propertiesOf } from "#ui/theme/schemes.ts";
import type { Scheme } from "#ui/theme/schemes.ts";
import { PanelDrawer } from "./panel-drawer.tsx";
import { useSchemeName } from "./use-scheme-name.ts";

const FILTERS = ["all", "light", "dark"] as const;

/** Applies a scheme to all parts; the default one keeps its dark navigation. */
function choose(id: string): void {
  const everywhere = Object.fromEntries(SCHEME_PARTS.map((part) => [part, id]));
  changeSettings({
    schemes: id === "default" ? DEFAULT_SCHEMES : { ...DEFAULT_SCHEMES, ...everywhere },
  });
}

function Tile({ scheme, chosen }: { readonly scheme: Scheme; readonly chosen: boolean }) {
  const { t } = useTranslation("frame");
  const name = useSchemeName();
  return (
    <button type="button" className="scheme-tile" aria-pressed={chosen} onClick={() => choose(scheme.id)}>
      <span
        aria-hidden="true"
        className="scheme-picture"
        style={propertiesOf(paletteOf(scheme.id, scheme.mode === "dark"))}
      >
        <span className="scheme-head" />
        <Row as="span" justify="between" pad={8} fill="ground">
          <Text pad="4 16" fill="surface" framed radius="tiny" text="lead ink">
            {t("schemes.sample")}
          </Text>
          <span className="scheme-dot" />
        </Row>
      </span>
      <Row as="span" align="stretch" justify="between">
        {name(scheme.id)} {chosen && <CheckOutlined aria-hidden="true" />}
      </Row>
    </button>
  );
}

/** The color schemes as tiles; one click applies a scheme to the whole product. */
export function SchemesPanel() {
  const { t } = useTranslation("frame");
  const { schemes } = useSettings();
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>("all");
  const shown = SCHEMES.filter(({ mode }) => filter === "all" || mode === filter);
  return (
    <PanelDrawer title={t("schemes.title")}>
      <Segmented
        block
        value={filter}
        options={FILTERS.map((value) => ({ value, label: t(`schemes.${value}`) }))}
        onChange={setFilter}
      />
      <Grid gap={12} columns={2} before={12}>
        {shown.map((scheme) => (
          <Tile key={scheme.id} scheme={scheme} chosen={schemes.main === scheme.id} />
        ))}
      </Grid>
    </PanelDrawer>
  );
}
