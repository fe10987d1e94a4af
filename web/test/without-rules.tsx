import { ConfigProvider } from "antd";
import type { ReactNode } from "react";

/** What tells a list, menu or hint that has closed from an open one is kept. */
const HIDING = `${[
  ".ant-dropdown-hidden",
  ".ant-menu-submenu-hidden",
  ".ant-popover-hidden",
  ".ant-select-dropdown-hidden",
  ".ant-tooltip-hidden",
].join()} { display: none; }`;

/**
 * Ant Design as the built client has it: its rules are not written as its components are drawn. In jsdom each look at a
 * style would go through all of them, and a page that takes half a second would take twelve.
 */
export function WithoutRules({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <style>{HIDING}</style>
      {children}
    </ConfigProvider>
  );
}
