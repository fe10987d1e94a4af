import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Card } from "#ui/layout/layout.tsx";
import "./disclosure.css";

type DisclosureProps = {
  /** Content of the button; `label` names it for screen readers. */
  readonly button: ReactNode;
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
  /** Whether the panel is open when the page opens. */
  readonly startsOpen?: boolean;
};

/** A button that opens a small panel below it. Esc, a click elsewhere and leaving with Tab close it. */
export function Disclosure({ button, label, children, startsOpen = false }: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    function outside(event: PointerEvent): void {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    }
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  function close(): void {
    setOpen(false);
    document.getElementById(`${id}-opener`)?.focus();
  }

  return (
    // The panel's keys are handled by its links and buttons; this only listens for Esc.
    <div
      ref={root}
      className="disclosure"
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === "Escape" && open) close();
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
          setOpen(false);
      }}
    >
      <button
        id={`${id}-opener`}
        type="button"
        className="icon-button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <Card id={id} className="disclosure-panel" pad={6}>
          {children(close)}
        </Card>
      )}
    </div>
  );
}
