import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHappening } from "#app/shell/notifications/use-happening.ts";
import { localeOf, useFormats } from "#i18n/formats.ts";
import { dateFormat } from "#i18n/intl.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { useSettings } from "#lib/settings/settings.ts";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { FailureBlock } from "#ui/page/state-block.tsx";
import { PanelDrawer } from "./panel-drawer.tsx";
import { fetchQuickData } from "./quick-data.ts";
import type { QuickData, QuickEntry } from "./quick-data.ts";

type Found = { readonly data: QuickData } | { readonly failed: true } | null;

/** Today's data, fetched when the panel opens and on retry. */
function useQuickData(): { readonly found: Found; readonly again: () => void } {
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetchQuickData(session.token, leaving.signal).then(
      (data) => setFound({ data }),
      () => {
        if (!leaving.signal.aborted) setFound({ failed: true });
      },
    );
    return () => leaving.abort();
  }, [session, attempt]);
  return {
    found,
    again: () => {
      setFound(null);
      setAttempt(attempt + 1);
    },
  };
}

type EntriesProps = {
  readonly title: string;
  /** Shown if the list is empty. */
  readonly none: string;
  readonly entries: readonly QuickEntry[];
};

function Entries({ title, none, entries }: EntriesProps) {
  return (
    <section>
      <h3>{title}</h3>
      {entries.length === 0 ? (
        <Text as="p" text="dense quiet">
          {none}
        </Text>
      ) : (
        <Stack as="ul" className="quick-entries" gap={8}>
          {entries.map(({ id, title: name, detail }) => (
            <li key={id}>
              <bdi className="quick-title">{name}</bdi>
              <Text as="bdi" className="quick-detail" text="dense quiet">
                {detail}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}

/** The day at a glance: calendar entries and new notifications. */
export function QuickPanel() {
  const { t } = useTranslation("frame");
  const { language } = useSettings();
  const { found, again } = useQuickData();
  const { day, moment } = useFormats();
  const happening = useHappening();
  const begins = (detail: string) => (detail.includes("T") ? moment(detail) : day(detail));
  const [opened] = useState(() => new Date());
  const today = dateFormat(localeOf(language), {
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(opened);
  return (
    <PanelDrawer title={t("quickPanel.title")} width={280}>
      <Stack className="quick-panel" gap={16}>
        <Text as="p" text="title bold">
          {today}
        </Text>
        {found === null && <Loading />}
        {found !== null && "failed" in found && (
          <FailureBlock failure={failureOf(undefined)} onRetry={again} />
        )}
        {found !== null && "data" in found && (
          <>
            <Entries
              title={t("quickPanel.events")}
              none={t("quickPanel.noEvents")}
              entries={found.data.events.map((entry) => ({ ...entry, detail: begins(entry.detail) }))}
            />
            <Entries
              title={t("quickPanel.notes")}
              none={t("quickPanel.noNotes")}
              entries={found.data.notes.map((note) => ({ ...note, title: happening(note.title) }))}
            />
          </>
        )}
      </Stack>
    </PanelDrawer>
  );
}
