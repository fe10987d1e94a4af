import { ConfigProvider } from "antd";
import type { ReactNode } from "react";

/** The rules that distinguish closed lists, menus and tooltips from open ones are kept. */
const HIDING = `${[
  ".ant-dropdown-hidden",
  ".ant-menu-submenu-hidden",
  ".ant-popover-hidden",
  ".ant-select-dropdown-hidden",
  ".ant-tooltip-hidden",
].join()} { display: none; }`;

/**
 * Ant Design as in the built client, without injecting rules. In jsdom every style lookup would go through all of
 * them, and a page that takes half a second would take twelve.
 */
export function WithoutRules({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <style>{HIDING}</style>
      {children}
    </ConfigProvider>
  );
}
