import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { navigationFor } from "#app/navigation/navigation.ts";
import { itemsOf } from "#app/navigation/tree.ts";
import type { NavigationItem } from "#app/navigation/tree.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { openPanel } from "#lib/panels/panel-store.ts";

/** The key that follows `g`, by page. */
const GO_TO: Partial<Record<NavigationItem["id"], string>> = {
  dashboard: "d",
  projectSearch: "s",
  projects: "p",
  mySubmissions: "b",
  mail: "m",
  users: "u",
  calendar: "c",
  approvals: "a",
};

/** Shortcuts that work on every page. */
export function useFrameKeys(onFold: () => void): void {
  const { t } = useTranslation();
  const { t: frame } = useTranslation("frame");
  const navigate = useNavigate();
  const viewer = useViewer();
  const goTo = itemsOf(navigationFor(viewer)).flatMap(({ id, link }) => {
    const key = GO_TO[id];
    if (key === undefined) return [];
    const text = frame("keys.goTo", { page: t(`navigation.${id}`, { ns: "frame" }) });
    return [{ keys: `g ${key}`, text, run: () => void navigate(link) }];
  });
  useKeys(
    [
      { keys: "Ctrl+k", text: frame("keys.jump"), run: () => openPanel("jump") },
      { keys: "Ctrl+b", text: frame("keys.fold"), run: onFold },
      { keys: "?", text: frame("keys.sheet"), run: () => openPanel("keys") },
      ...goTo,
    ],
    "everywhere",
  );
}
