import { Button, Radio, Slider, Switch } from "antd";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { NumberInput } from "#ui/fields/numbers/number-input.tsx";
import {
  BAR_STYLES,
  CONTAINER_WIDTHS,
  LAYOUT_MODES,
  LAYOUT_STYLES,
  NAVBAR_POSITIONS,
  TOOLBAR_POSITIONS,
  navbarStylesOf,
} from "#lib/settings/layouts.ts";
import type { Layout } from "#lib/settings/layouts.ts";
import {
  DIRECTIONS,
  FONT_SIZES,
  changeLayout,
  changeSettings,
  resetSettings,
  useSettings,
} from "#lib/settings/settings.ts";
import { Box, Stack, Text } from "#ui/layout/layout.tsx";
import { isFoldable, railOfLayout } from "../frame-look.ts";
import { useRoomyFrame } from "../frame-width.ts";
import { PanelDrawer } from "./panel-drawer.tsx";
import { SchemeSelects } from "./scheme-selects.tsx";

function Row({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Stack className="settings-row" gap={12} align="center">
      <span id={id}>{label}</span>
      {children(id)}
    </Stack>
  );
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly word: (value: Value) => string;
  readonly onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, values, value, word, onChange }: ChoiceProps<Value>) {
  return (
    <Box as="fieldset" className="settings-choice" after={8}>
      <legend>{label}</legend>
      <Radio.Group
        value={value}
        options={values.map((one) => ({ value: one, label: word(one) }))}
        onChange={(event) => {
          const chosen = values.find((one) => one === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      />
    </Box>
  );
}

type Flag = {
  [field in keyof Layout]: Layout[field] extends boolean | null ? field : never;
}[keyof Layout];

function LayoutSwitch({ field, label }: { readonly field: Flag; readonly label: string }) {
  const { layout } = useSettings();
  return (
    <Row label={label}>
      {(id) => (
        <Switch
          aria-labelledby={id}
          checked={layout[field] === true}
          onChange={(on) => changeLayout({ [field]: on })}
        />
      )}
    </Row>
  );
}

function NavbarSettings() {
  const { t } = useTranslation("frame");
  const { layout } = useSettings();
  const foldable = isFoldable(layout);
  const rail = railOfLayout(layout, useRoomyFrame());
  return (
    <section>
      <h3>{t("settings.navbar")}</h3>
      <LayoutSwitch field="navbarShown" label={t("settings.display")} />
      {layout.style === "layout1" && (
        <Choice
          label={t("settings.position")}
          values={NAVBAR_POSITIONS}
          value={layout.navbarPosition}
          word={(value) => t(`settings.positions.${value}`)}
          onChange={(navbarPosition) => changeLayout({ navbarPosition })}
        />
      )}
      <Choice
        label={t("settings.style")}
        values={navbarStylesOf(layout.style)}
        value={layout.navbarStyle}
        word={(value) => t(`settings.navbarStyles.${value}`)}
        onChange={(navbarStyle) => changeLayout({ navbarStyle })}
      />
      {foldable && (
        <Row label={t("settings.folded")}>
          {(id) => (
            <Switch
              aria-labelledby={id}
              checked={layout.navbarStyle === "style-1" ? rail === "hidden" : rail === "folded"}
              onChange={(navbarFolded) => changeLayout({ navbarFolded })}
            />
          )}
        </Row>
      )}
      {layout.style === "layout3" && <LayoutSwitch field="leftPanelShown" label={t("settings.leftPanel")} />}
    </section>
  );
}

function ToolbarSettings() {
  const { t } = useTranslation("frame");
  const { layout } = useSettings();
  return (
    <section>
      <h3>{t("settings.toolbar")}</h3>
      <LayoutSwitch field="toolbarShown" label={t("settings.display")} />
      <Choice
        label={t("settings.style")}
        values={BAR_STYLES}
        value={layout.toolbarStyle}
        word={(value) => t(`settings.navbarStyles.${value}`)}
        onChange={(toolbarStyle) => changeLayout({ toolbarStyle })}
      />
      {layout.style !== "layout1" && (
        <Choice
          label={t("settings.position")}
          values={TOOLBAR_POSITIONS}
          value={layout.toolbarPosition}
          word={(value) => t(`settings.positions.${value}`)}
          onChange={(toolbarPosition) => changeLayout({ toolbarPosition })}
        />
      )}
      <LayoutSwitch field="rightPanelShown" label={t("settings.rightPanel")} />
    </section>
  );
}

function FooterSettings() {
  const { t } = useTranslation("frame");
  const { layout } = useSettings();
  return (
    <section>
      <h3>{t("settings.footer")}</h3>
      <LayoutSwitch field="footerShown" label={t("settings.display")} />
      <Choice
        label={t("settings.style")}
        values={BAR_STYLES}
        value={layout.footerStyle}
        word={(value) => t(`settings.navbarStyles.${value}`)}
        onChange={(footerStyle) => changeLayout({ footerStyle })}
      />
    </section>
  );
}

/** A width is applied as soon as it is one of those that are offered. */
function WidthField({ label, width }: { readonly label: string; readonly width: number }) {
  const [typed, setTyped] = useState<{ readonly value: number | string | null; readonly width: number }>();
  const { min, max } = CONTAINER_WIDTHS;
  const isOffered = (value: number | string | null): value is number =>
    typeof value === "number" && value >= min && value <= max;
  return (
    <NumberInput
      money={false}
      aria-labelledby={label}
      // What was typed stands until the width is set elsewhere, as by resetting.
      value={typed?.width === width ? typed.value : width}
      onChange={(value) => {
        setTyped({ value, width: isOffered(value) ? value : width });
        if (isOffered(value)) changeLayout({ containerWidth: value });
      }}
    />
  );
}

function LayoutSettings() {
  const { t } = useTranslation("frame");
  const { layout } = useSettings();
  return (
    <section>
      <h3>{t("settings.layout")}</h3>
      <Choice
        label={t("settings.layout")}
        values={LAYOUT_STYLES}
        value={layout.style}
        word={(value) => t(`settings.layouts.${value}`)}
        onChange={(style) => changeLayout({ style })}
      />
      <Choice
        label={t("settings.mode")}
        values={LAYOUT_MODES}
        value={layout.mode}
        word={(value) => t(`settings.modes.${value}`)}
        onChange={(mode) => changeLayout({ mode })}
      />
      {layout.mode !== "fullwidth" && (
        <Row label={t("settings.containerWidth")}>
          {(id) => <WidthField label={id} width={layout.containerWidth} />}
        </Row>
      )}
    </section>
  );
}

function ReadingSettings() {
  const { t } = useTranslation("frame");
  const { fontSize, customScrollbars, singleKeys, direction } = useSettings();
  const { percent } = useFormats();
  return (
    <section>
      <h3>{t("fontSize")}</h3>
      <Slider
        ariaLabelForHandle={t("fontSize")}
        ariaValueTextFormatterForHandle={(value) => percent(value * 100)}
        {...FONT_SIZES}
        value={fontSize}
        onChange={(value) => changeSettings({ fontSize: Math.round(value * 10) / 10 })}
      />
      <Row label={t("settings.scrollbars")}>
        {(id) => (
          <Switch
            aria-labelledby={id}
            checked={customScrollbars}
            onChange={(on) => changeSettings({ customScrollbars: on })}
          />
        )}
      </Row>
      <Row label={t("settings.singleKeys")}>
        {(id) => (
          <Switch
            aria-labelledby={id}
            checked={singleKeys}
            onChange={(on) => changeSettings({ singleKeys: on })}
          />
        )}
      </Row>
      <Choice
        label={t("settings.direction")}
        values={DIRECTIONS}
        value={direction}
        word={(value) => t(`settings.directions.${value}`)}
        onChange={(chosen) => changeSettings({ direction: chosen })}
      />
    </section>
  );
}

/** Settings of the frame's layout; every change applies immediately and is saved automatically. */
export function SettingsPanel() {
  const { t } = useTranslation("frame");
  return (
    <PanelDrawer
      title={t("settings.title")}
      extra={<Button onClick={resetSettings}>{t("settings.reset")}</Button>}
    >
      <Stack className="settings-panel" gap={16}>
        <LayoutSettings />
        <NavbarSettings />
        <ToolbarSettings />
        <FooterSettings />
        <Text as="p" text="dense quiet">
          {t("settings.note")}
        </Text>
        <SchemeSelects />
        <ReadingSettings />
      </Stack>
    </PanelDrawer>
  );
}
