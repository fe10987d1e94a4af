import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

const FIELDS = "input, textarea, button, video[controls]";
/** The first button of a confirmation changes nothing. */
const SAFE_ANSWER = ".ant-modal-footer button:not([hidden])";

/**
 * The element to focus first: the first field, the checked one of radio buttons, else the button that changes
 * nothing.
 */
function firstOf(root: HTMLElement): HTMLElement | null {
  const fields = [...root.querySelectorAll<HTMLElement>(FIELDS)].filter((one) => !one.matches(":disabled"));
  const [first] = fields;
  const isRadio = first instanceof HTMLInputElement && first.type === "radio";
  const chosen = isRadio && fields.find((one) => one instanceof HTMLInputElement && one.checked);
  return chosen || (first ?? root.closest(".ant-modal")?.querySelector<HTMLElement>(SAFE_ANSWER) ?? null);
}

/** Whether Ant Design has set the initial focus: on the dialog itself, or on its close button. */
function isBeginning(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(".ant-modal, .ant-modal-close");
}

/** The content of a dialog. Moves the initial focus to its first field instead of the close button. */
export function FirstFocus({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const begin = () => root.current && firstOf(root.current)?.focus({ preventScroll: true });
    // The dialog takes the focus at an unpredictable time, so the first focus event may still come.
    const follow = ({ target }: FocusEvent) => {
      document.removeEventListener("focusin", follow);
      if (isBeginning(target)) begin();
    };
    if (isBeginning(document.activeElement)) begin();
    else document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  return <div ref={root}>{children}</div>;
}
