import { CheckOutlined, PushpinOutlined } from "@ant-design/icons";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_VIEWS, MAX_VIEW_QUERY } from "#lib/settings/lists.ts";
import type { NamedView } from "#lib/settings/lists.ts";
import { changeList, useSettings } from "#lib/settings/settings.ts";
import { useOpened } from "#lib/use-opened.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { SNACKBAR_MS, notify } from "#ui/snackbar/snackbar-store.ts";
import { changeTo, queryOf, withView } from "./views.ts";
import "./views.css";

const NameDialog = lazy(() => import("./name-dialog.tsx").then((m) => ({ default: m.NameDialog })));

const NONE: readonly NamedView[] = [];

type NamedViewsProps = {
  /** The list's name in the settings: its views are the same wherever it is shown. */
  readonly list: string;
  /** The address parameters that make up a view. */
  readonly names: readonly string[];
  readonly address: Pick<QueryState, "list" | "change">;
};

/** Filters and order of a list, saved under names in the member's settings. */
export function NamedViews({ list, names, address }: NamedViewsProps) {
  const { t } = useTranslation("filters");
  const { t: shell } = useTranslation();
  const [naming, setNaming] = useState(false);
  const opened = useOpened(naming);
  const views = useSettings().lists[list]?.views ?? NONE;
  const query = queryOf(address, names);
  const current = views.find((view) => view.query === query);
  const isFull = views.length >= MAX_VIEWS;
  const keep = (next: readonly NamedView[]) => changeList(list, { views: next });
  function remove(view: NamedView): void {
    keep(views.filter((one) => one !== view));
    const undo = { label: shell("undo"), run: () => keep(views) };
    // Saving the settings shows a message of its own; this one stays beside it.
    notify("success", t("views.removed", { name: view.name }), undo, SNACKBAR_MS);
  }
  const items = [
    ...views.map((view) => ({
      key: `view ${view.name}`,
      label: <bdi>{view.name}</bdi>,
      icon:
        view === current ? <CheckOutlined aria-label={t("views.current")} /> : <span className="view-mark" />,
      onClick: () => address.change(changeTo(view.query, names)),
    })),
    ...(views.length > 0 ? [{ type: "divider" as const, key: "line" }] : []),
    {
      key: "keep",
      label: isFull ? t("views.full", { count: MAX_VIEWS }) : t("views.keep"),
      disabled: isFull || query === "" || query.length > MAX_VIEW_QUERY || current !== undefined,
      onClick: () => setNaming(true),
    },
    ...(current
      ? [
          {
            key: "remove",
            danger: true,
            label: t("views.remove", { name: current.name }),
            onClick: () => remove(current),
          },
        ]
      : []),
  ];
  return (
    <>
      <MenuButton
        className="named-views"
        icon={<PushpinOutlined aria-hidden />}
        aria-label={current ? t("views.labelOf", { name: current.name }) : t("views.label")}
        menu={{ items }}
      >
        <bdi className="view-name">{current?.name ?? t("views.label")}</bdi>
      </MenuButton>
      {opened && (
        <Suspense>
          <NameDialog
            open={naming}
            taken={views.map(({ name }) => name)}
            onClose={() => setNaming(false)}
            onName={(name) => keep(withView(views, { name, query }))}
          />
        </Suspense>
      )}
    </>
  );
}
