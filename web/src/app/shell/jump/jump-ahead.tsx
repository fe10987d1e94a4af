import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { typeAhead } from "#lib/panels/panel-store.ts";

/**
 * Captures typing while the dialog's code loads and hands it over; otherwise the letters would act as shortcuts of
 * the page, which book or pass.
 */
export function JumpAhead() {
  const { t } = useTranslation("frame");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <input
      ref={field}
      className="visually-hidden"
      // Browsers scroll to a focused field on typing, so it must be within the viewport.
      style={{ position: "fixed", insetBlockStart: 0 }}
      aria-label={t("jump.label")}
      onChange={(event) => typeAhead(event.target.value)}
    />
  );
}
