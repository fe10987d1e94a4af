import { CalendarOutlined, MoreOutlined, PlayCircleOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { lazy, Suspense, useState } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { keyOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Text } from "#ui/layout/layout.tsx";
import type { Sheets } from "../sheet/use-sheets.tsx";

const WallMenu = lazy(() => import("./wall-menu.tsx").then((m) => ({ default: m.WallMenu })));
const ReleaseHeldDialog = lazy(() =>
  import("../release/release-held-dialog.tsx").then((m) => ({ default: m.ReleaseHeldDialog })),
);

type WallActionsProps = {
  readonly positionId: string;
  readonly projectId: string;
  /** The role takes no more people, so that those who are held for it can be released. */
  readonly isOver: boolean;
  /** Called after people were released. */
  readonly onReleased: () => void;
  /** Number of submissions that have not been viewed. */
  readonly unseen: number;
  readonly onReview: () => void;
  /** Actions of the wall as a whole, available once it has rendered. */
  readonly sheetsRef: RefObject<Sheets | null>;
};

/** Actions on the wall as a whole. */
export function WallActions(props: WallActionsProps) {
  const { positionId, projectId, unseen, onReview, sheetsRef, isOver, onReleased } = props;
  const [releases, setReleases] = useState(false);
  const { t } = useTranslation("submissions");
  const { t: frame } = useTranslation("frame");
  const navigate = useNavigate();
  return (
    <>
      <Button
        type="text"
        className="wall-play"
        icon={<PlayCircleOutlined />}
        onClick={() => sheetsRef.current?.play()}
      >
        <span className="wall-play-words">{t("playAll")}</span>
      </Button>
      <Button
        className="wall-schedule"
        icon={<CalendarOutlined />}
        onClick={() => void navigate(linkTo(paths.projectDetail, { id: projectId }, { tab: "schedule" }))}
      >
        {t("schedule")}
      </Button>
      {isOver && <Button onClick={() => setReleases(true)}>{t("heldOpen")}</Button>}
      {releases && (
        <Suspense>
          <ReleaseHeldDialog
            positionId={keyOf("ROLE", positionId)}
            onClose={() => setReleases(false)}
            onReleased={onReleased}
          />
        </Suspense>
      )}
      {unseen > 0 && (
        <Button type="primary" onClick={onReview}>
          {t("reviewNew")}{" "}
          <Text className="wall-unseen" radius="tiny" text="small">
            {unseen}
          </Text>
        </Button>
      )}
      <Suspense fallback={<Button type="text" disabled icon={<MoreOutlined />} aria-label={frame("more")} />}>
        <WallMenu positionId={positionId} projectId={projectId} sheetsRef={sheetsRef} />
      </Suspense>
    </>
  );
}
