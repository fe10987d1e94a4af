import { CloseOutlined, LeftOutlined, RightOutlined } from "@ant-design/icons";
import { Button, Drawer } from "antd";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { registerShortcuts } from "#lib/keys/registry.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { useMedia } from "#lib/media-query/use-media.ts";
import { useRootMark } from "#lib/use-root-mark.ts";
import { Row, Text } from "#ui/layout/layout.tsx";
import "./docked-panel.css";

/** Below this width there is no room for a list beside a panel, so the panel covers the page. */
const COVERS = "(max-width: 959px)";

/** Layers above the panel, which take Esc first. */
const ABOVE = [
  "dialog[open]",
  ".ant-modal-wrap:not([style*='display: none'])",
  ".ant-drawer-open",
  ".ant-popover:not(.ant-popover-hidden)",
  ".ant-dropdown:not(.ant-dropdown-hidden)",
  ".ant-select-dropdown:not(.ant-select-dropdown-hidden)",
  ".ant-picker-dropdown:not(.ant-picker-dropdown-hidden)",
].join(", ");

type DockedPanelProps = {
  /** Names the panel; shown in its header unless `head` is given. */
  readonly title: string;
  /** Replaces the title, for example by the panel's tabs. */
  readonly head?: ReactNode;
  readonly onClose: () => void;
  /** Opens the previous record; absent if there is none. Key [. */
  readonly onPrevious?: (() => void) | undefined;
  /** Opens the next record; absent if there is none. Key ]. */
  readonly onNext?: (() => void) | undefined;
  /** The record's place in its list: "4 of 44". */
  readonly place?: string | undefined;
  /** More buttons for the header, such as opening the record as a page. */
  readonly extra?: ReactNode;
  /** Stays at the bottom: the actions for the record. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** Closes on Esc, unless a layer above the panel is open; in a field the first Esc leaves the field. */
function useEscape(onClose: () => void, isOn: boolean): void {
  const { t } = useTranslation("frame");
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const text = t("parts.closePanel");
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent): void {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(ABOVE)) return;
      const { target } = event;
      event.preventDefault();
      if (target instanceof HTMLElement && target.matches("input, textarea")) target.blur();
      else latest.current();
    }
    document.addEventListener("keydown", press);
    const forget = registerShortcuts([{ keys: "Escape", text }], "page");
    return () => {
      document.removeEventListener("keydown", press);
      forget();
    };
  }, [isOn, text]);
}

function Head(props: DockedPanelProps & { readonly id: string; readonly covers: boolean }) {
  const { t } = useTranslation("frame");
  const { id, title, head, place, extra, covers, onPrevious, onNext, onClose } = props;
  const hasSteps = onPrevious !== undefined || onNext !== undefined;
  return (
    <Row as="header" className="docked-head" gap={8} rigid fill="surface" ruled="below">
      <h2 id={id} className={head === undefined ? "docked-title" : "visually-hidden"} dir="auto">
        {title}
      </h2>
      {head}
      <Row as="span" className="docked-tools" rigid push>
        {place !== undefined && (
          <Text className="docked-place" text="dense quiet" nowrap>
            {place}
          </Text>
        )}
        {(hasSteps || place !== undefined) && (
          <>
            <Button
              type="text"
              aria-label={t("parts.previous")}
              aria-keyshortcuts="["
              icon={<LeftOutlined className="docked-step" />}
              disabled={!onPrevious}
              onClick={onPrevious}
            />
            <Button
              type="text"
              aria-label={t("parts.next")}
              aria-keyshortcuts="]"
              icon={<RightOutlined className="docked-step" />}
              disabled={!onNext}
              onClick={onNext}
            />
          </>
        )}
        {extra}
        <Button
          type="text"
          aria-label={t("parts.closePanel")}
          {...(!covers && { "aria-keyshortcuts": "Escape" })}
          icon={<CloseOutlined />}
          onClick={onClose}
        />
      </Row>
    </Row>
  );
}

/**
 * A record beside its list, which stays usable: 440 px at the end of the page; where there is no room for both it
 * covers the page. Esc closes it if nothing is open above it.
 */
export function DockedPanel(props: DockedPanelProps) {
  const { t } = useTranslation("frame");
  const { foot, children, onPrevious, onNext, onClose } = props;
  const id = useId();
  const covers = useMedia(COVERS);
  useEscape(onClose, !covers);
  useRootMark("docked-panel", !covers);
  useKeys([
    ...(onPrevious ? [{ keys: "[", text: t("parts.previous"), run: onPrevious }] : []),
    ...(onNext ? [{ keys: "]", text: t("parts.next"), run: onNext }] : []),
  ]);
  const content = (
    <>
      <Head {...props} id={id} covers={covers} />
      <div className="docked-body">{children}</div>
      {foot !== undefined && <footer className="docked-foot">{foot}</footer>}
    </>
  );
  if (covers) {
    return (
      <Drawer
        open
        size="100vw"
        closable={false}
        aria-labelledby={id}
        classNames={{ body: "docked-cover" }}
        onClose={onClose}
      >
        {content}
      </Drawer>
    );
  }
  return (
    <aside className="docked-panel" aria-labelledby={id}>
      {content}
    </aside>
  );
}
