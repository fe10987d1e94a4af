import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { DeadLettersQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { Box } from "#ui/layout/layout.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { StateBlock } from "#ui/page/state-block.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { useEventWords } from "./audit/use-audit-words.ts";
import { DeadLetters, ReplayDeadLetter } from "./moderation-documents.ts";
import "./moderation.css";

type Letter = DeadLettersQuery["getDeadLetters"][number];

const LISTED = 100;

type RowProps = { readonly letter: Letter; readonly busy: boolean; readonly onReplay: () => void };

function Row({ letter: { PK, Data }, busy, onReplay }: RowProps) {
  const { t } = useTranslation("moderation");
  const eventWords = useEventWords();
  const when = useWhen();
  const formats = useFormats();
  const last = Data.Replays[0];
  return (
    <tr>
      <td>
        <bdi dir="ltr">{PK}</bdi>
      </td>
      <td>
        <bdi>{eventWords(Data.Subject)}</bdi>
      </td>
      <td>
        <time dateTime={Data.FailedDate}>{when.moment(Data.FailedDate)}</time>
      </td>
      <td dir="auto">{Data.Reason}</td>
      <td>
        {last ? t("letters.replayed", { count: Data.Replays.length, ago: formats.ago(last.Date) }) : "–"}
      </td>
      <td>
        <Button size="small" loading={busy} onClick={onReplay}>
          {t("letters.replay")}
        </Button>
      </td>
    </tr>
  );
}

/** Dead letters, each with a button to replay it. */
export function DeadLettersPage() {
  const { t } = useTranslation("moderation");
  const notifyFailure = useFailureNotice();
  const { data, error, loading, refetch } = useQuery(DeadLetters, {
    variables: { criteria: { PageSize: LISTED } },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  const [replay, replaying] = useMutation(ReplayDeadLetter);
  const letters = data?.getDeadLetters;
  function handOver({ PK, SK }: Letter): void {
    replay({ variables: { PK, SK } })
      .then(() => notify("success", t("letters.handedOver")), notifyFailure)
      .finally(again);
  }
  return (
    <DataPage
      title={t("letters.title")}
      lead={t("letters.lead")}
      loading={!letters && loading}
      error={letters ? null : error}
      onRetry={again}
      isEmpty={letters?.length === 0}
      empty={<StateBlock title={t("letters.none")} text={t("letters.noneText")} />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by key */}
      <section className="table-scroll" aria-label={t("letters.title")} tabIndex={0}>
        <Box as="table" className="plain-table" wide fill="surface" text="dense">
          <thead>
            <tr>
              {(["consumer", "event", "failed", "reason", "replays", "action"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`letters.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {letters?.map((letter) => (
              <Row
                key={`${letter.PK}${letter.SK}`}
                letter={letter}
                busy={replaying.loading}
                onReplay={() => handOver(letter)}
              />
            ))}
          </tbody>
        </Box>
      </section>
    </DataPage>
  );
}
