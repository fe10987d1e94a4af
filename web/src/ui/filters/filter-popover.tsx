import { Suspense, lazy, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useOpened } from "#lib/use-opened.ts";
import { Loading } from "#ui/page/loading.tsx";
import { FOCUSABLE } from "./focusable.ts";

const OpenPanel = lazy(() => import("./open-panel.tsx").then((m) => ({ default: m.OpenPanel })));

type FilterPopoverProps = {
  readonly label: string;
  readonly className: string;
  readonly button: ReactNode;
  /** Accessible name of the button if its text is not enough. */
  readonly buttonLabel?: string;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
};

function FocusFirst() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const panel = mark.current?.closest("dialog");
    // The popup is measured before it is shown, and hidden elements take no focus.
    const timer = setTimeout(() => panel?.querySelector<HTMLElement>(FOCUSABLE)?.focus());
    return () => clearTimeout(timer);
  }, []);
  return <span ref={mark} hidden />;
}

/** Content of a chip's panel. The first field gets the focus once the fields have loaded. */
export function PopoverFields({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      {children}
      <FocusFirst />
    </Suspense>
  );
}

/** A chip that opens a small panel below it. The panel loads and mounts when it first opens. */
export function FilterPopover(props: FilterPopoverProps) {
  const { label, className, button, buttonLabel, onOpenChange, children } = props;
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  const opener = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={buttonLabel}
        onClick={() => change(!open)}
      >
        {button}
      </button>
      {opened && (
        <Suspense>
          <OpenPanel open={open} label={label} opener={opener} onOpenChange={change}>
            {children}
          </OpenPanel>
        </Suspense>
      )}
    </>
  );
}
