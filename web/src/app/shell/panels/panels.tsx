import { Suspense, lazy, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { closePanel, returnFocus, useOpenPanel } from "#lib/panels/panel-store.ts";
import { JumpAhead } from "../jump/jump-ahead.tsx";

const PANELS = {
  settings: lazy(() => import("./settings-panel.tsx").then((m) => ({ default: m.SettingsPanel }))),
  schemes: lazy(() => import("./schemes-panel.tsx").then((m) => ({ default: m.SchemesPanel }))),
  quick: lazy(() => import("./quick-panel.tsx").then((m) => ({ default: m.QuickPanel }))),
  jump: lazy(() => import("../jump/jump-dialog.tsx").then((m) => ({ default: m.JumpDialog }))),
  keys: lazy(() => import("./keys-dialog.tsx").then((m) => ({ default: m.KeysDialog }))),
};

/** The open panel, whose code is loaded when it is first opened. Navigating to another page closes it. */
export function Panels() {
  const open = useOpenPanel();
  const { pathname } = useLocation();
  useEffect(() => closePanel, [pathname]);
  // A panel unmounts before it could return the focus itself.
  useEffect(() => (open === null ? undefined : returnFocus), [open]);
  if (open === null) return null;
  const Content = PANELS[open];
  return (
    <Suspense fallback={open === "jump" && <JumpAhead />}>
      <Content />
    </Suspense>
  );
}
