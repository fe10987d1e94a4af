import { StarOutlined } from "@ant-design/icons";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { navigationFor } from "#app/navigation/navigation.ts";
import { itemsOf } from "#app/navigation/tree.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

const Finder = lazy(() => import("./shortcuts-finder.tsx").then((m) => ({ default: m.ShortcutsFinder })));

/** The member's chosen pages as icons. */
export function ShortcutIcons() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { ids } = useShortcuts();
  const items = itemsOf(navigationFor(viewer)).filter(({ id }) => ids.includes(id));
  return items.map(({ id, link, icon: Icon }) => (
    <Link
      key={id}
      className="icon-button toolbar-roomy"
      to={link}
      aria-label={t(`navigation.${id}`, { ns: "frame" })}
    >
      <Icon aria-hidden="true" />
    </Link>
  ));
}

/** Finds pages, and adds them to or removes them from the shortcuts. */
export function ShortcutsMenu() {
  const { t } = useTranslation("frame");
  return (
    <div className="toolbar-roomy">
      <Disclosure label={t("shortcuts.title")} button={<StarOutlined aria-hidden="true" />}>
        {(close) => (
          <Suspense fallback={null}>
            <Finder onLeave={close} />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}
