import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { Navbar } from "./navbar.tsx";
import "../dialog.css";

type NavbarDrawerProps = { readonly open: boolean; readonly onClose: () => void };

/** The navigation below 1280 px: a drawer from the inline start. Esc or a click outside closes it. */
export function NavbarDrawer({ open, onClose }: NavbarDrawerProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    function beside(event: MouseEvent): void {
      if (event.target === element) element?.close();
    }
    element?.addEventListener("click", beside);
    return () => element?.removeEventListener("click", beside);
  }, []);

  return (
    <dialog ref={dialog} className="navbar-drawer" aria-label={t("mainNavigation")} onClose={onClose}>
      <Stack gap={8} pad={12}>
        <Row justify="between">
          <span className="shell-brand">
            <img src="/mark.svg" alt="" width="28" height="28" /> {t("product")}
          </span>
          <button type="button" className="icon-button" aria-label={t("closeMenu")} onClick={onClose}>
            ×
          </button>
        </Row>
        {open && <Navbar />}
      </Stack>
    </dialog>
  );
}
