import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { typeAhead } from "#lib/panels/panel-store.ts";

/**
 * Takes what is typed while the dialog is fetched, and hands it over: the letters are meant for it, and as keys of the page
 * they would book and pass.
 */
export function JumpAhead() {
  const { t } = useTranslation("frame");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <input
      ref={field}
      className="visually-hidden"
      // What is typed into a field is scrolled to: it must be where the reader is.
      style={{ position: "fixed", insetBlockStart: 0 }}
      aria-label={t("jump.label")}
      onChange={(event) => typeAhead(event.target.value)}
    />
  );
}
