import { Button, Tooltip } from "antd";
import type { ButtonProps, MenuProps } from "antd";
import { Suspense, lazy, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { useOpened } from "#lib/use-opened.ts";
import "./menu-button.css";

const OpenMenu = lazy(() => import("./open-menu.tsx").then((m) => ({ default: m.OpenMenu })));

type MenuButtonProps = Omit<ButtonProps, "onClick" | "onPointerDown"> & {
  readonly menu: NonNullable<MenuProps>;
  /** Tooltip of the button. */
  readonly hint?: string;
};

/**
 * A button that opens a menu. Lists have one in each row, so the menu itself loads and mounts when it first opens.
 * The focus moves into the menu, and back to the button when it closes.
 */
export function MenuButton({ menu, hint, className, ...look }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  function press({ detail }: MouseEvent): void {
    // Pressing the pointer has already closed an open menu, as everywhere outside the menu.
    setOpen(detail === 0 ? !open : !wasOpen.current);
  }

  function change(next: boolean): void {
    setOpen(next);
    if (!next) button.current?.focus();
  }

  const shown = (
    <Button
      {...look}
      ref={button}
      aria-haspopup="menu"
      aria-expanded={open}
      onPointerDown={() => {
        wasOpen.current = open;
      }}
      onClick={press}
    />
  );
  return (
    <span className={className === undefined ? "menu-button" : `menu-button ${className}`}>
      {hint === undefined ? shown : <Tooltip title={hint}>{shown}</Tooltip>}
      {opened && (
        <Suspense>
          <OpenMenu open={open} menu={menu} onOpenChange={change} />
        </Suspense>
      )}
    </span>
  );
}
