import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { Stack } from "#ui/layout/layout.tsx";
import { closeSnackbar, holdSnackbar, releaseSnackbar, snackbarStore } from "./snackbar-store.ts";
import type { SnackbarVariant } from "./snackbar-store.ts";
import "./snackbar.css";

const SIGNS: Record<SnackbarVariant, string> = { success: "✓", error: "!", info: "i", warning: "!" };

/** The timer stops while someone points at an outcome or has the focus in it. */
function held(id: number, lastsMs: number | undefined) {
  // What can be undone for a time is undone in that time, not in a longer one.
  if (lastsMs !== undefined) return {};
  const [hold, release] = [() => holdSnackbar(id), () => releaseSnackbar(id)];
  return { onPointerEnter: hold, onFocus: hold, onPointerLeave: release, onBlur: release };
}

/** Where outcomes are shown: top center, announced by screen readers; dialogs and drawers make room for them. */
export function SnackbarHost() {
  const { t } = useTranslation();
  const shown = useStore(snackbarStore, (state) => state.shown);
  const host = useRef<HTMLOutputElement>(null);
  useLayoutEffect(() => {
    const end = shown.length === 0 ? 0 : (host.current?.getBoundingClientRect().bottom ?? 0) + 8;
    document.documentElement.style.setProperty("--outcomes-end", `${end}px`);
  }, [shown]);
  return (
    <Stack as="output" ref={host} className="snackbars" gap={8} across="center" aria-live="polite">
      {shown.map(({ id, variant, message, action, lastsMs }) => (
        <div
          key={id}
          className={`snackbar snackbar-${variant}`}
          {...held(id, lastsMs)}
          style={lastsMs ? { animationDuration: `${lastsMs}ms` } : {}}
        >
          <span className="snackbar-sign" aria-hidden="true">
            {SIGNS[variant]}
          </span>
          <span className="snackbar-text">{message}</span>
          {action && (
            <button
              type="button"
              className="snackbar-action"
              onClick={() => {
                action.run();
                closeSnackbar(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className="snackbar-close"
            aria-label={t("close")}
            onClick={() => closeSnackbar(id)}
          >
            ×
          </button>
        </div>
      ))}
    </Stack>
  );
}
