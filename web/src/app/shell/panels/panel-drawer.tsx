import { Drawer } from "antd";
import type { ReactNode } from "react";
import { useSettings } from "#lib/settings/settings.ts";
import { closePanel } from "#lib/panels/panel-store.ts";
import "./panels.css";

type PanelDrawerProps = {
  readonly title: string;
  readonly extra?: ReactNode;
  readonly width?: number;
  readonly children: ReactNode;
};

/** A panel at the inline end, over the page, which remains visible and shows changes immediately. */
export function PanelDrawer({ title, extra, width = 380, children }: PanelDrawerProps) {
  const { direction } = useSettings();
  return (
    <Drawer
      open
      title={title}
      extra={extra}
      size={width}
      placement={direction === "rtl" ? "left" : "right"}
      onClose={closePanel}
      // No dimming, because changes show on the page immediately.
      styles={{ mask: { background: "transparent" } }}
    >
      {children}
    </Drawer>
  );
}
