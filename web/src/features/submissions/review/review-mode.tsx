import { CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeys } from "#lib/keys/use-keys.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { DetailsFoot } from "../details/details-foot.tsx";
import { SubmissionDetails } from "../details/submission-details.tsx";
import { useMarkViewed } from "../decisions/use-mark-viewed.ts";
import { shownPhoto } from "../photo/shown-photo.ts";
import type { WallPage } from "../wall/use-wall-page.tsx";
import "./review.css";

type ReviewModeProps = { readonly page: WallPage; readonly positionId: string };

/** How many there were when the review began: whoever is decided on is new no more, and must not count down the end. */
function useAllAtFirst({ total, totalIsFloor, items }: WallPage["wall"]) {
  const now = Math.max(total, items.length);
  const [most, setMost] = useState({ total: now, isFloor: totalIsFloor });
  if (now <= most.total) return most;
  setMost({ total: now, isFloor: totalIsFloor });
  return { total: now, isFloor: totalIsFloor };
}

/**
 * Reviews new submissions one person at a time: large photo, facts beside it, and the next person after a decision.
 */
export function ReviewMode({ page, positionId }: ReviewModeProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { open, opened, wall, openAt, close, decideOpen } = page;
  const onOpened = useMarkViewed(page.decisions);
  const count = useAllAtFirst(wall);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    region.current?.focus();
  }, []);
  const { FirstName: firstName, LastName: lastName } = open.record?.Data ?? {};
  const name = fullName({ firstName, lastName }) || shell("unnamed");
  const photo = shownPhoto(open.record?.Data);
  const hasNext = open.index >= 0 && open.index < wall.items.length - 1;
  const next = () => (hasNext ? openAt(open.index + 1, true) : close());
  const previous = () => open.index > 0 && openAt(open.index - 1, true);
  useKeys([
    { keys: "j", text: shell("next"), run: next },
    { keys: "k", text: t("previous"), run: () => void previous() },
    { keys: "]", text: shell("next"), run: next },
    { keys: "[", text: t("previous"), run: () => void previous() },
    { keys: "Escape", text: t("reviewEnd"), run: close },
  ]);
  return (
    <section ref={region} className="review" tabIndex={-1} aria-label={t("reviewTitle")}>
      <Row as="header" className="review-head" gap="8 12" wrap pad="8 16" fill="surface" ruled="below">
        <h2>{t("reviewTitle")}</h2>
        <span>
          {t(count.isFloor ? "placeOfMore" : "placeOf", { place: open.index + 1, count: count.total })}
        </span>
        <Row as="span" gap={8} align="stretch" push>
          <Button disabled={open.index <= 0} aria-keyshortcuts="k" onClick={previous}>
            {t("previous")}
          </Button>
          <Button aria-keyshortcuts="j" onClick={next}>
            {shell("next")}
          </Button>
          <Button type="text" aria-label={t("reviewEnd")} icon={<CloseOutlined />} onClick={close} />
        </Row>
      </Row>
      <Stack className="review-person" gap={24} justify="center" pad={16}>
        <MediaImage url={photo.large} alt={photo.alt ?? shell("headshotOf", { name })} name={name} />
        <div className="review-facts">
          <SubmissionDetails
            key={opened}
            userId={idOf(opened)}
            positionId={positionId}
            tab="details"
            run={decideOpen}
            onOpened={onOpened}
          />
        </div>
      </Stack>
      {open.record && (
        <Row as="footer" gap="8 12" justify="center" wrap pad="8 16" fill="surface" ruled="above">
          <DetailsFoot submission={open.record} run={decideOpen} />
        </Row>
      )}
    </section>
  );
}
