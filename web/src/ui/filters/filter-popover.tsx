import { Popover } from "antd";
import { Suspense, useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Loading } from "#ui/page/loading.tsx";

const FOCUSABLE = "input:not([disabled]), button:not([disabled]), select, textarea, [tabindex='0']";

type FilterPopoverProps = {
  readonly label: string;
  readonly className: string;
  readonly button: ReactNode;
  /** Names the button where its words do not. */
  readonly buttonLabel?: string;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
};

function FocusFirst() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const panel = mark.current?.closest("dialog");
    // The popup is measured before it is shown, and what is not shown takes no focus.
    const timer = setTimeout(() => panel?.querySelector<HTMLElement>(FOCUSABLE)?.focus());
    return () => clearTimeout(timer);
  }, []);
  return <span ref={mark} hidden />;
}

/** What stands in the panel of a chip. The focus goes to its first field as soon as the fields are fetched. */
export function PopoverFields({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      {children}
      <FocusFirst />
    </Suspense>
  );
}

/** Focus goes in when it opens; Esc, Tab past its ends and a press elsewhere close it, and focus returns. */
function PopoverBody({
  label,
  onClose,
  children,
}: {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);

  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== "Tab") return;
    const stops = [...(root.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement === edge) onClose();
  }

  return (
    // The keys of the panel are those of its fields; this only listens for Esc and Tab.
    <div ref={root} role="presentation" onKeyDown={press}>
      <dialog open aria-label={label} className="filter-popover">
        {children}
      </dialog>
    </div>
  );
}

/** A chip that opens a small panel below it. */
export function FilterPopover(props: FilterPopoverProps) {
  const { label, className, button, buttonLabel, onOpenChange, children } = props;
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const close = () => {
    change(false);
    opener.current?.focus();
  };
  return (
    <Popover
      open={open}
      onOpenChange={change}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={
        <PopoverBody label={label} onClose={close}>
          {children}
        </PopoverBody>
      }
    >
      <button
        ref={opener}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={buttonLabel}
      >
        {button}
      </button>
    </Popover>
  );
}
