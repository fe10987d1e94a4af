import { StarFilled, StarOutlined } from "@ant-design/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { navigationFor } from "#app/navigation/navigation.ts";
import { itemsOf } from "#app/navigation/tree.ts";
import type { NavigationItem } from "#app/navigation/tree.ts";
import { isFoundBy } from "#i18n/fold.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

type RowProps = {
  readonly item: NavigationItem;
  readonly chosen: boolean;
  readonly onToggle: () => void;
  readonly onLeave: () => void;
};

function Row({ item, chosen, onToggle, onLeave }: RowProps) {
  const { t } = useTranslation();
  const { t: frame } = useTranslation("frame");
  const name = t(`navigation.${item.id}`, { ns: "frame" });
  const Icon = item.icon;
  return (
    <Stack as="li" className="shortcut-row" align="center">
      <Link className="disclosure-item" to={item.link} onClick={onLeave}>
        <span className="shortcut-name">
          <Icon aria-hidden="true" /> {name}
        </span>
      </Link>
      <button
        type="button"
        className="icon-button"
        aria-pressed={chosen}
        aria-label={chosen ? frame("shortcuts.remove", { name }) : frame("shortcuts.add", { name })}
        onClick={onToggle}
      >
        {chosen ? <StarFilled className="shortcut-star" /> : <StarOutlined />}
      </button>
    </Stack>
  );
}

/** A field that finds pages, and the chosen pages while nothing is typed. */
export function ShortcutsFinder({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const { t: frame } = useTranslation("frame");
  const viewer = useViewer();
  const [typed, setTyped] = useState("");
  const { ids, toggle } = useShortcuts();
  const items = itemsOf(navigationFor(viewer));
  const isTyped = typed.trim() !== "";
  const shown = items.filter(({ id }) =>
    isTyped ? isFoundBy(typed, t(`navigation.${id}`, { ns: "frame" })) : ids.includes(id),
  );
  return (
    <Stack className="shortcuts-finder" gap={6} pad={6}>
      <input
        type="search"
        aria-label={frame("shortcuts.find")}
        placeholder={frame("shortcuts.find")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!isTyped && shown.length > 0 && <p className="disclosure-note">{frame("shortcuts.chosen")}</p>}
      {shown.length === 0 ? (
        isTyped && <p className="disclosure-note">{frame("shortcuts.none")}</p>
      ) : (
        <ul>
          {shown.map((item) => (
            <Row
              key={item.id}
              item={item}
              chosen={ids.includes(item.id)}
              onToggle={() => toggle(item.id)}
              onLeave={onLeave}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}
