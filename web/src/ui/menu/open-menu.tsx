import { Dropdown } from "antd";
import type { MenuProps } from "antd";
import type { KeyboardEvent } from "react";

type OpenMenuProps = {
  readonly open: boolean;
  readonly menu: NonNullable<MenuProps>;
  readonly onOpenChange: (open: boolean) => void;
};

/** Enter chooses an item and returns the focus to the button, which the rest of the key press would open again. */
function keepFromButton(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

/** The menu of a button, below the button. */
export function OpenMenu({ open, menu, onOpenChange }: OpenMenuProps) {
  return (
    <Dropdown
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens a menu chooses from it next
      autoFocus
      destroyOnHidden
      trigger={["click"]}
      placement="bottomRight"
      open={open}
      menu={{ ...menu, onKeyDown: keepFromButton }}
      onOpenChange={onOpenChange}
    >
      <span className="menu-anchor" aria-hidden="true" />
    </Dropdown>
  );
}
