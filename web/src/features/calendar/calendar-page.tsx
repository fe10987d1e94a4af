import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import { localeOf } from "#i18n/formats.ts";
import { dateFormat } from "#i18n/intl.ts";
import { skipToken, useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { Suspense, lazy } from "react";
import { useTranslation } from "react-i18next";
import { hasResponse } from "#lib/graph/answered.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { useQueryState } from "#lib/use-query-state.ts";
import { Box, Grid, Stack, Toolbar } from "#ui/layout/layout.tsx";
import { DataBlock, DataPage } from "#ui/page/data-page.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { localDay } from "#ui/when/local-day.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { AvailabilityPanel } from "./availability/availability-panel.tsx";
import { bookedOutEntries } from "./availability/booked-out.ts";
import { useBookedOut } from "./availability/use-booked-out.ts";
import type { Whose } from "./availability/use-booked-out.ts";
import { useClients } from "./availability/use-clients.ts";
import { CalendarEntries, CompanyDeadlines, KeptDeadlines, PAGE_SIZE } from "./calendar-documents.ts";
import { CalendarList } from "./calendar-list.tsx";
import { KINDS, deadlinesOf, entryOf } from "./entries.ts";
import type { Kind } from "./entries.ts";
import { FeedPanel } from "./feed-panel.tsx";
import { VIEWS, isDay, moved, spanOf } from "./span.ts";
import type { View } from "./span.ts";
import "./calendar.css";

const CalendarGrid = lazy(() => import("./calendar-grid.tsx").then((m) => ({ default: m.CalendarGrid })));

/** Below this width the grids are too small to read, and the list opens by default. */
const NARROW = "(max-width: 599px)";
const KEYS: Readonly<Record<View, string>> = { month: "m", week: "w", day: "d", list: "l" };

/** The view, day and hidden kinds, from the address. */
function useCalendarState() {
  const address = useQueryState();
  const otherwise: View = matchMedia(NARROW).matches ? "list" : "month";
  const view = VIEWS.find((one) => one === address.text("view")) ?? otherwise;
  const day = isDay(address.text("date")) ? address.text("date") : localDay();
  const hidden = address.list("hide");
  return {
    view,
    day,
    hidden,
    show: (next: View) => address.change({ view: next }),
    go: (next: string) => address.change({ date: next }),
    toggle: (kind: Kind) =>
      address.change({
        hide: hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind],
      }),
  };
}

/** Whose booked-out days the page shows and changes: a talent's own, or those of a client whom an agent chooses. */
function useAvailability() {
  const viewer = useViewer();
  const isTalent = hasRole(viewer, ["Talent"]);
  const isAgent = !isTalent && hasRole(viewer, ["Agent"]);
  const clients = useClients(isAgent);
  const whose: Whose | null = isTalent ? "own" : clients.chosen;
  const bookedOut = useBookedOut(whose);
  return { isShown: isTalent || isAgent, whose, bookedOut, ...(isAgent && { clients }) };
}

type Availability = Omit<ReturnType<typeof useAvailability>, "isShown">;

/** When submissions close: for the projects of the company, or those that the member has saved. */
function useDeadlines(ofCompany: boolean) {
  const calm = { fetchPolicy: "cache-and-network" } as const;
  const company = useQuery(CompanyDeadlines, ofCompany ? calm : skipToken);
  const kept = useQuery(KeptDeadlines, ofCompany ? skipToken : calm);
  const { data, error, refetch } = ofCompany ? company : kept;
  return {
    projects: company.data?.getCompanyProjects ?? kept.data?.getFavoriteProjects ?? [],
    error: hasResponse(data) ? null : error,
    again: () => void refetch().catch(() => undefined),
  };
}

/** The entries of the company or the member within the view. */
function useEntries(view: View, day: string, { whose, bookedOut }: Availability) {
  const { t } = useTranslation("calendar");
  const viewer = useViewer();
  const ofCompany = viewer.companyKey !== null && hasRole(viewer, ["Production", "Admin"]);
  const span = spanOf(view, day);
  const calendar = useQuery(CalendarEntries, { fetchPolicy: "cache-and-network", variables: span });
  const due = useDeadlines(ofCompany);
  const again = () => void calendar.refetch().catch(() => undefined);
  useLive("submission.changed", again);
  const clientName = whose === null || whose === "own" ? null : whose.name;
  const found = (calendar.data ?? calendar.previousData)?.getCalendar;
  const deadlines = deadlinesOf(due.projects, { ofCompany }).filter(
    (entry) => entry.day >= span.from && entry.day <= span.to,
  );
  const entries = [
    ...(found ?? []).map((entry) => entryOf(entry, { ofCompany })),
    ...deadlines,
    ...bookedOutEntries(bookedOut.ranges, span, t("bookedOut"), clientName),
  ];
  return {
    entries: entries.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)),
    loading: !found && calendar.loading,
    error: found ? null : calendar.error,
    isCut: found?.length === PAGE_SIZE,
    again,
    due,
  };
}

type State = ReturnType<typeof useCalendarState>;

function Steps({ state }: { readonly state: State }) {
  const { t, i18n } = useTranslation("calendar");
  const when = useWhen();
  const { view, day, show, go } = state;
  const rtl = document.documentElement.dir === "rtl";
  const step = (by: 1 | -1) => go(moved(view, day, by));
  useKeys([
    { keys: "t", text: t("today"), run: () => go(localDay()) },
    ...VIEWS.map((one) => ({ keys: KEYS[one], text: t(`view.${one}`), run: () => show(one) })),
    // The arrow keys go where the buttons point, which are mirrored from right to left.
    { keys: rtl ? "ArrowRight" : "ArrowLeft", text: t("before"), run: () => step(-1) },
    { keys: rtl ? "ArrowLeft" : "ArrowRight", text: t("after"), run: () => step(1) },
  ]);
  const month = dateFormat(localeOf(i18n.language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${day}T12:00:00Z`));
  const { from, to } = spanOf(view, day);
  const shown = { month, week: month, day: when.fullDay(day), list: when.days(from, to) };
  return (
    <Toolbar after={12}>
      <Button onClick={() => go(localDay())} aria-keyshortcuts="t">
        {t("today")}
      </Button>
      <Button
        icon={<LeftOutlined className="mirrored" />}
        aria-label={t("before")}
        onClick={() => step(-1)}
      />
      <Button icon={<RightOutlined className="mirrored" />} aria-label={t("after")} onClick={() => step(1)} />
      <strong aria-live="polite">{shown[view]}</strong>
      <fieldset className="view-switch">
        <legend className="visually-hidden">{t("views")}</legend>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            aria-keyshortcuts={KEYS[one]}
            onClick={() => show(one)}
          >
            {t(`view.${one}`)}
          </button>
        ))}
      </fieldset>
    </Toolbar>
  );
}

type KindsProps = { readonly state: State; readonly kinds: readonly Kind[] };

function Kinds({ state, kinds }: KindsProps) {
  const { t } = useTranslation("calendar");
  return (
    <fieldset className="kind-toggles">
      <legend className="visually-hidden">{t("kinds")}</legend>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={`kind-${kind}`}
          aria-pressed={!state.hidden.includes(kind)}
          onClick={() => state.toggle(kind)}
        >
          {t(`kind.${kind}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** Auditions, held dates, bookings, filming and deadlines, by month, week, day or as a list. */
export function CalendarPage() {
  const { t } = useTranslation("calendar");
  const viewer = useViewer();
  const state = useCalendarState();
  const { isShown, ...availability } = useAvailability();
  const { entries, loading, error, isCut, again, due } = useEntries(state.view, state.day, availability);
  const shown = entries.filter(({ kind }) => !state.hidden.includes(kind));
  return (
    <DataPage title={t("title")} loading={loading} error={error} onRetry={again}>
      <Steps state={state} />
      <Grid className="calendar" gap={16} columns={1}>
        <Stack className="calendar-side" gap={16} pack="start">
          <Kinds state={state} kinds={isShown ? KINDS : KINDS.filter((kind) => kind !== "out")} />
          {isShown && <AvailabilityPanel {...availability} />}
          {hasRole(viewer, ["Talent", "Agent", "Production"]) && <FeedPanel />}
        </Stack>
        <Box shrinks>
          {isCut && <output className="calendar-cut">{t("cut", { count: PAGE_SIZE })}</output>}
          <DataBlock error={due.error} onRetry={due.again} />
          {state.view === "list" ? (
            <CalendarList entries={shown} />
          ) : (
            <Suspense fallback={<Loading rows={5} />}>
              <CalendarGrid view={state.view} day={state.day} entries={shown} />
            </Suspense>
          )}
        </Box>
      </Grid>
    </DataPage>
  );
}
