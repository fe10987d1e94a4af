import { MoreOutlined } from "@ant-design/icons";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import type { Sheets } from "../sheet/use-sheets.tsx";

type WallMenuProps = {
  readonly positionId: string;
  readonly projectId: string;
  readonly sheetsRef: RefObject<Sheets | null>;
};

/** Less frequent actions on the wall as a whole. */
export function WallMenu({ positionId, projectId, sheetsRef }: WallMenuProps) {
  const { t } = useTranslation("submissions");
  const { t: frame } = useTranslation("frame");
  const navigate = useNavigate();
  const groups = linkTo(paths.group, { projectId, groupId: "1", roleId: positionId });
  return (
    <MenuButton
      type="text"
      aria-label={frame("more")}
      icon={<MoreOutlined />}
      menu={{
        items: [
          { key: "groups", label: t("groupsBoard"), onClick: () => void navigate(groups) },
          { key: "print", label: t("printSelects"), onClick: () => sheetsRef.current?.print() },
          { key: "csv", label: t("downloadCsv"), onClick: () => sheetsRef.current?.csv() },
        ],
      }}
    />
  );
}
