import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

const FIELDS = "input, textarea, button, video[controls]";

/** The field in which an answer begins: the first one; of radio buttons the one that is chosen. */
function firstOf(root: HTMLElement): HTMLElement | null {
  const fields = [...root.querySelectorAll<HTMLElement>(FIELDS)].filter((one) => !one.matches(":disabled"));
  const [first] = fields;
  const isRadio = (one: HTMLElement | undefined) => one instanceof HTMLInputElement && one.type === "radio";
  const chosen = isRadio(first) ? fields.find((one) => one instanceof HTMLInputElement && one.checked) : null;
  return chosen ?? first ?? null;
}

/** Whether the focus was put into a dialog already, beside the button that closes it. */
function isTaken(): boolean {
  const { activeElement } = document;
  return activeElement?.closest(".ant-modal") !== null && !activeElement?.matches(".ant-modal-close");
}

/** The content of a dialog. The focus begins at its first field, not at the button that closes the dialog. */
export function FirstFocus({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current && !isTaken()) firstOf(root.current)?.focus({ preventScroll: true });
  }, []);
  return <div ref={root}>{children}</div>;
}
