import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

const FIELDS = "input, textarea, button, video[controls]";

/** The answers of a dialog: the first button at its foot changes nothing, the last one confirms. */
type FirstChoice = "keep" | "confirm";

const SELECTORS: Readonly<Record<FirstChoice, string>> = {
  keep: ".ant-modal-footer button:not([hidden])",
  confirm: ".ant-modal-footer button:last-of-type",
};

/** The element to focus first: the first field, the checked one of radio buttons, else one of the answers. */
function firstOf(root: HTMLElement, choice: FirstChoice): HTMLElement | null {
  const fields = [...root.querySelectorAll<HTMLElement>(FIELDS)].filter((one) => !one.matches(":disabled"));
  const [first] = fields;
  const isRadio = first instanceof HTMLInputElement && first.type === "radio";
  const chosen = isRadio && fields.find((one) => one instanceof HTMLInputElement && one.checked);
  return (
    chosen || (first ?? root.closest(".ant-modal")?.querySelector<HTMLElement>(SELECTORS[choice]) ?? null)
  );
}

/** Whether Ant Design has set the initial focus: on the dialog itself, or on its close button. */
function isBeginning(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(".ant-modal, .ant-modal-close");
}

type FirstFocusProps = {
  /** Where the focus begins if the content has no field; by default where nothing is changed. */
  readonly choice?: FirstChoice;
  readonly children: ReactNode;
};

/** The content of a dialog. Moves the initial focus to its first field or a choice instead of the close button. */
export function FirstFocus({ choice = "keep", children }: FirstFocusProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const begin = () => root.current && firstOf(root.current, choice)?.focus({ preventScroll: true });
    // The dialog takes the focus at an unpredictable time, so the first focus event may still come.
    const follow = ({ target }: FocusEvent) => {
      document.removeEventListener("focusin", follow);
      if (isBeginning(target)) begin();
    };
    if (isBeginning(document.activeElement)) begin();
    else document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, [choice]);
  return <div ref={root}>{children}</div>;
}
