import { CloseOutlined } from "@ant-design/icons";
import { cloneElement, isValidElement, useEffect, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Named = ReactElement<{ readonly "aria-label": string }>;

type Bar = ReactElement<{ readonly children: readonly ReactNode[] }>;

const isNamed = (child: ReactNode): child is Named => isValidElement(child);

/** The viewer's buttons in the language of the page: Ant Design names them by its own English identifiers. */
function ViewerButtons({ bar }: { readonly bar: Bar }) {
  const { t } = useTranslation("gallery");
  const ref = useRef<HTMLDivElement>(null);
  const { children } = bar.props;
  const names: Readonly<Record<string, string>> = {
    flipY: t("viewer.flipY"),
    flipX: t("viewer.flipX"),
    rotateLeft: t("viewer.rotateLeft"),
    rotateRight: t("viewer.rotateRight"),
    zoomOut: t("viewer.zoomOut"),
    zoomIn: t("viewer.zoomIn"),
  };

  // The buttons at the sides cannot be replaced, but React keeps an attribute that it does not know of.
  useEffect(() => {
    const viewer = ref.current?.closest("[role=dialog]");
    const name = (side: string, words: string): void =>
      viewer?.querySelector(`[class*="-switch-${side}"]`)?.setAttribute("aria-label", words);
    name("prev", t("viewer.previous"));
    name("next", t("viewer.next"));
  }, [t]);

  // Children.map would change the keys, by which the buttons are known.
  const renamed = (child: ReactNode): ReactNode =>
    isNamed(child) ? cloneElement(child, { "aria-label": names[child.key ?? ""] ?? "" }) : child;
  return (
    <div ref={ref} className="viewer-bar">
      {cloneElement(bar, {}, ...children.map(renamed))}
    </div>
  );
}

/** The part of the viewer's settings that names its buttons. */
export function useViewerButtons() {
  const { t } = useTranslation();
  return {
    closeIcon: <CloseOutlined aria-label={t("close")} />,
    actionsRender: (bar: ReactElement) => <ViewerButtons bar={bar as Bar} />,
  };
}
