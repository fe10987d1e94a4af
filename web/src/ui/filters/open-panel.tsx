import { Popover } from "antd";
import { forwardRef, useImperativeHandle, useRef } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { useSettings } from "#lib/settings/settings.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { FOCUSABLE } from "./focusable.ts";

type Opener = RefObject<HTMLButtonElement | null>;

/** Stands in for a button that renders elsewhere: the panel opens below it. */
const AtButton = forwardRef<HTMLElement | null, { readonly opener: Opener }>(function AtButton(
  { opener },
  ref,
) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => opener.current);
  return null;
});

/** Below the start of the chip, above it if there is no room, and shifted as far as a narrow window requires. */
const MOVED = { offset: [0, 4], overflow: { adjustY: true, shiftX: true } };
const PLACES = {
  bottomLeft: { ...MOVED, points: ["tl", "bl"] },
  bottomRight: { ...MOVED, points: ["tr", "br"] },
};

type BodyProps = {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Closes on Esc, and on Tab past its ends. */
function Body({ label, onClose, children }: BodyProps) {
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
    // The panel's keys are handled by its fields; this only listens for Esc and Tab.
    <div ref={root} role="presentation" onKeyDown={press}>
      <Stack open aria-label={label} as="dialog" className="filter-popover" gap={8} pad={0}>
        {children}
      </Stack>
    </div>
  );
}

type OpenPanelProps = {
  readonly open: boolean;
  readonly label: string;
  readonly opener: Opener;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
};

/** The panel of a chip. A press elsewhere closes it too; after closing it by a key the focus is back on the chip. */
export function OpenPanel({ open, label, opener, onOpenChange, children }: OpenPanelProps) {
  const { direction } = useSettings();
  const close = () => {
    onOpenChange(false);
    opener.current?.focus();
  };
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger="click"
      placement={direction === "rtl" ? "bottomRight" : "bottomLeft"}
      builtinPlacements={PLACES}
      arrow={false}
      destroyOnHidden
      content={
        <Body label={label} onClose={close}>
          {children}
        </Body>
      }
    >
      <AtButton opener={opener} />
    </Popover>
  );
}
