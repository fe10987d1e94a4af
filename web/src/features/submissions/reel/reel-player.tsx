import { skipToken, useQuery } from "@apollo/client/react";
import { Button, Modal } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { useRenewedLink } from "#lib/shown-media/use-renewed-link.ts";
import { ShownFile } from "#lib/shown-media/shown-documents.ts";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { Film } from "#ui/media/film.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { isRecording, usePersonMedia } from "../details/person-media.tsx";
import { SubmissionReel } from "./reel-documents.ts";
import { stopReel } from "./reel-store.ts";
import type { ReelPerson } from "./reel-store.ts";
import "./reel-player.css";

/** The reel chosen for the submission, else the one of the profile. */
function useReel(person: ReelPerson | undefined) {
  const { data, error, loading, refetch } = useQuery(
    SubmissionReel,
    person ? { variables: { userId: person.userId, positionId: person.positionId } } : skipToken,
  );
  const chosen = useRecord(ShownFile, data?.getPositionSubmission?.Data.Reel ?? null);
  const own = usePersonMedia(person?.userId ?? null);
  const again = () => {
    void refetch().catch(() => undefined);
    own.again();
  };
  return { reel: chosen ?? own.reel, loading: loading || own.loading, error: error ?? own.error, again };
}

/** The current index, and the direction of the last step. */
type Place = { readonly at: number; readonly step: 1 | -1 };

/** The person whose reel is shown. People without a reel are skipped in the direction of the last step. */
function useTurn(queue: readonly ReelPerson[]) {
  const [{ at, step }, setPlace] = useState<Place>({ at: 0, step: 1 });
  const person = queue[at];
  const { reel, loading, error, again } = useReel(person);
  const go = (by: Place["step"]) => setPlace({ at: at + by, step: by });
  const hasNone = !loading && !error && !reel?.Data.ContentUrl;
  const isPassed = hasNone && queue[at + step] !== undefined;
  if (isPassed) go(step);
  /** Goes on past a reel that cannot be shown; at the end of the queue it stays, and the player says so. */
  const pass = () => {
    if (queue[at + step] !== undefined) go(step);
  };
  return {
    at,
    person,
    reel,
    loading,
    error,
    again,
    go,
    pass,
    isOver: hasNone && !isPassed && queue.length > 1,
  };
}

/** Plays reels one after another: the next person's starts when one ends. */
export function ReelPlayer({ queue }: { readonly queue: readonly ReelPerson[] }) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { at, person, reel, loading, error, again, isOver, go, pass } = useTurn(queue);
  const renew = useRenewedLink();
  const url = reel?.Data.ContentUrl;
  const hasNext = at < queue.length - 1;
  return (
    <Modal
      open
      width={960}
      title={isOver ? t("playAll") : <bdi>{person?.name}</bdi>}
      onCancel={stopReel}
      footer={
        queue.length > 1 && (
          <Row gap={8} justify="end">
            {!isOver && <span>{t("placeOf", { place: at + 1, count: queue.length })}</span>}
            <Button disabled={at === 0} onClick={() => go(-1)}>
              {t("previous")}
            </Button>
            <Button disabled={!hasNext} onClick={() => go(1)}>
              {shell("next")}
            </Button>
          </Row>
        )
      }
    >
      {reel && url ? (
        <FirstFocus>
          <Film
            key={reel.PK}
            className="reel"
            isRecording={isRecording(reel)}
            url={url}
            renew={() => renew(reel.PK)}
            poster={reel.Data.ContentThumbNailUrl}
            autoPlay
            onEnded={() => hasNext && go(1)}
            onFault={pass}
          />
        </FirstFocus>
      ) : (
        <Stack className="reel-none" align="center" across="center" text="quiet">
          <FailureLine error={error} onRetry={again} />
          {!loading && !error && t(isOver ? "noMoreReels" : "noReel")}
        </Stack>
      )}
    </Modal>
  );
}
