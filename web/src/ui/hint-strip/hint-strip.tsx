import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { shortcutStore } from "#lib/keys/registry.ts";
import { openPanel } from "#lib/panels/panel-store.ts";
import { useSettings } from "#lib/settings/settings.ts";
import { useRootMark } from "#lib/use-root-mark.ts";
import { Keys } from "#ui/keys.tsx";
import { hintsOf } from "./hints.ts";
import "./hint-strip.css";

/**
 * The most important keys of the page in one line at the bottom: those registered with a `hint`, and the way to all
 * of them. Hidden where there is no keyboard.
 */
export const HintStrip = memo(function HintStrip() {
  const { t } = useTranslation("frame");
  useRootMark("hint-strip");
  const sets = useStore(shortcutStore, (state) => state.sets);
  const { singleKeys } = useSettings();
  const hints = singleKeys ? hintsOf(sets) : [];
  return (
    <div className="hint-strip">
      {hints.map(({ keys, hint, isRange }) => (
        // Hidden from screen readers, which would only repeat what the sheet of shortcuts says better.
        <span key={hint} className="hint" aria-hidden="true">
          {keys.map((key, index) => (
            <span key={key} className="hint-key">
              {isRange && index > 0 && "–"}
              <Keys keys={key} />
            </span>
          ))}
          {hint}
        </span>
      ))}
      <button type="button" className="hint hint-all" aria-keyshortcuts="?" onClick={() => openPanel("keys")}>
        <span aria-hidden="true" className="hint-key">
          <Keys keys="?" />
        </span>
        {t("keys.title")}
      </button>
    </div>
  );
});
