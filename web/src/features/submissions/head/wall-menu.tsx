import { MoreOutlined } from "@ant-design/icons";
import { lazy, useState } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { useMedia } from "#lib/media-query/use-media.ts";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { ReturnFocus } from "../focus/return-focus.tsx";
import type { Sheets } from "../sheet/use-sheets.tsx";
import { PHONE } from "../wall/wall-layout.ts";

const MarksLegend = lazy(() =>
  import("../legend/marks-legend.tsx").then((m) => ({ default: m.MarksLegend })),
);

type WallMenuProps = {
  readonly positionId: string;
  readonly projectId: string;
  readonly sheetsRef: RefObject<Sheets | null>;
};

/** Less frequent actions on the wall as a whole; on phones, also those that have a button elsewhere. */
export function WallMenu({ positionId, projectId, sheetsRef }: WallMenuProps) {
  const { t } = useTranslation("submissions");
  const { t: bulk } = useTranslation("bulk");
  const { t: frame } = useTranslation("frame");
  const navigate = useNavigate();
  const isPhone = useMedia(PHONE);
  const [marks, setMarks] = useState(false);
  const schedule = linkTo(paths.projectDetail, { id: projectId }, { tab: "schedule" });
  const groups = linkTo(paths.group, { projectId, groupId: "1", roleId: positionId });
  return (
    <>
      <MenuButton
        type="text"
        aria-label={frame("more")}
        icon={<MoreOutlined />}
        menu={{
          items: [
            ...(isPhone
              ? [
                  { key: "play", label: t("playAll"), onClick: () => sheetsRef.current?.play() },
                  { key: "schedule", label: t("schedule"), onClick: () => void navigate(schedule) },
                ]
              : []),
            { key: "groups", label: t("groupsBoard"), onClick: () => void navigate(groups) },
            { key: "marks", label: bulk("marks.title"), onClick: () => setMarks(true) },
            { key: "print", label: t("printSelects"), onClick: () => sheetsRef.current?.print() },
            ...(["xlsx", "csv"] as const).map((format) => ({
              key: format,
              label: t(`downloadAs.${format}`),
              onClick: () => sheetsRef.current?.save(format),
            })),
          ],
        }}
      />
      {marks && (
        <ReturnFocus>
          <MarksLegend onClose={() => setMarks(false)} />
        </ReturnFocus>
      )}
    </>
  );
}
