import type { FragmentType } from "@apollo/client";
import { Drawer } from "antd";
import { useTranslation } from "react-i18next";
import type { Breakdown_ProjectFragment } from "#gen/graphql.ts";
import { directionOf } from "#i18n/formats.ts";
import { WizardPreview } from "./wizard-preview.tsx";

type PreviewDrawerProps = {
  readonly open: boolean;
  readonly project: FragmentType<Breakdown_ProjectFragment> | null;
  readonly onClose: () => void;
};

/** The preview where there is no room for it beside the form. */
export function PreviewDrawer({ open, project, onClose }: PreviewDrawerProps) {
  const { t, i18n } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("preview")}
      placement={directionOf(i18n.language) === "rtl" ? "left" : "right"}
      size="min(640px, 100vw)"
      destroyOnHidden
      closable={{ "aria-label": shell("close") }}
    >
      <WizardPreview project={project} />
    </Drawer>
  );
}
