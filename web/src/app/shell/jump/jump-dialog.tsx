import { Command } from "cmdk";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { closePanel, useTypedAhead } from "#lib/panels/panel-store.ts";
import { useSettings } from "#lib/settings/settings.ts";
import { Keys } from "#ui/keys.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { useJumpSections } from "./use-jump-sections.ts";
import type { Target } from "./use-jump-sections.ts";
import "./jump.css";

function Item({ target: { id, name, more, keys, run } }: { readonly target: Target }) {
  return (
    <Command.Item
      value={id}
      className="jump-item"
      onSelect={() => {
        closePanel();
        run();
      }}
    >
      <bdi>{name}</bdi>
      {more !== undefined && more !== "" && (
        <Text as="bdi" text="dense quiet">
          {more}
        </Text>
      )}
      {keys !== undefined && <Keys keys={keys} />}
    </Command.Item>
  );
}

/** Continues after what was typed ahead: the dialog selects it, and the next key would replace it. */
const toEnd = (field: HTMLInputElement): void =>
  queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length));

/**
 * Jumps anywhere by typing: recent records, shortcuts, pages, projects, roles, people and mail. A leading `>`, `@` or
 * `#` narrows the kinds.
 */
export function JumpDialog() {
  const { t } = useTranslation("frame");
  const { direction } = useSettings();
  const ahead = useTypedAhead();
  const [own, setOwn] = useState<string | null>(null);
  const typed = own ?? ahead;
  const sections = useJumpSections(typed);
  return (
    <Command.Dialog
      open
      onOpenChange={(open) => {
        if (!open) closePanel();
      }}
      label={t("jump.label")}
      shouldFilter={false}
      loop
      dir={direction}
      overlayClassName="jump-shade"
      contentClassName="jump-dialog"
    >
      <Command.Input
        className="jump-input"
        value={typed}
        onValueChange={setOwn}
        onFocus={({ currentTarget }) => {
          if (own === null) toEnd(currentTarget);
        }}
        placeholder={t("jump.placeholder")}
      />
      <Command.List className="jump-list" label={t("jump.label")}>
        <Command.Empty className="jump-none">{t("jump.none")}</Command.Empty>
        {sections.map(({ kind, targets }) => (
          <Command.Group key={kind} heading={t(`jump.${kind}`)}>
            {targets.map((target) => (
              <Item key={target.id} target={target} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <Row as="p" className="jump-scopes" gap="4 12" wrap pad="8 16" ruled="above" text="small quiet">
        <span>
          <Keys keys=">" /> {t("jump.scopeActions")}
        </span>
        <span>
          <Keys keys="@" /> {t("jump.scopePeople")}
        </span>
        <span>
          <Keys keys="#" /> {t("jump.scopeProjects")}
        </span>
      </Row>
    </Command.Dialog>
  );
}
