import { Button, Input, Modal } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { shortcutStore } from "#lib/keys/registry.ts";
import type { NamedShortcut, Reach } from "#lib/keys/registry.ts";
import { changeSettings, useSettings } from "#lib/settings/settings.ts";
import { Keys } from "#ui/keys.tsx";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { closePanel } from "#lib/panels/panel-store.ts";
import { isFoundBy } from "#i18n/fold.ts";
import "./panels.css";

type ShortcutListProps = { readonly title: string; readonly shortcuts: readonly NamedShortcut[] };

function ShortcutList({ title, shortcuts }: ShortcutListProps) {
  if (shortcuts.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <Stack as="dl" className="keys-list" gap={2}>
        {shortcuts.map(({ keys, text }) => (
          <div key={`${keys} ${text}`}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Stack>
    </section>
  );
}

/** All active shortcuts: those of the frame, and those of the current page. */
export function KeysDialog() {
  const { t } = useTranslation("frame");
  const { singleKeys } = useSettings();
  const sets = useStore(shortcutStore, (state) => state.sets);
  const [typed, setTyped] = useState("");
  const reaching = (reach: Reach) =>
    sets
      .filter((set) => set.reach === reach)
      .flatMap(({ shortcuts }) => shortcuts.filter(({ text }) => isFoundBy(typed, text)));
  return (
    <Modal open title={t("keys.title")} footer={null} onCancel={closePanel} width={760}>
      <Stack className="keys-dialog" gap={16}>
        {!singleKeys && (
          <Text as="p">
            {t("keys.off")}{" "}
            <Button size="small" onClick={() => changeSettings({ singleKeys: true })}>
              {t("keys.switchOn")}
            </Button>
          </Text>
        )}
        <Input
          aria-label={t("keys.find")}
          placeholder={t("keys.find")}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          allowClear
        />
        <ShortcutList title={t("keys.here")} shortcuts={reaching("page")} />
        <ShortcutList title={t("keys.everywhere")} shortcuts={reaching("everywhere")} />
      </Stack>
    </Modal>
  );
}
