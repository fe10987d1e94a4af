import { Dropdown } from "antd";
import type { MenuProps } from "antd";

type OpenMenuProps = {
  readonly open: boolean;
  readonly menu: NonNullable<MenuProps>;
  readonly onOpenChange: (open: boolean) => void;
};

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
      menu={menu}
      onOpenChange={onOpenChange}
    >
      <span className="menu-anchor" aria-hidden="true" />
    </Dropdown>
  );
}
