import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { leavePage } from "#ui/snackbar/snackbar-store.ts";

const SETTLE_MS = 150;

/** After navigation: removes the outcomes of the former page, focuses the heading of the new one, announces its title. */
export function RouteAnnouncer() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const first = useRef(true);

  useEffect(() => leavePage(pathname), [pathname]);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    // The heading and title render with the page's code, a moment after the address changes.
    const timer = setTimeout(() => {
      setTitle(document.title);
      const heading =
        document.querySelector<HTMLElement>("#content h1") ?? document.getElementById("content");
      if (!document.getElementById("content")?.contains(document.activeElement))
        heading?.focus({ preventScroll: true });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <output className="visually-hidden" aria-live="polite">
      {title !== "" && t("newPage", { title })}
    </output>
  );
}
