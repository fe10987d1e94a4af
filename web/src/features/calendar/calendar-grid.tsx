import { CLOCK } from "@callboard/catalog/rules/clock.ts";
import FullCalendar from "@fullcalendar/react";
import type { EventDisplayInfo } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import ar from "@fullcalendar/react/locales/ar";
import tr from "@fullcalendar/react/locales/tr";
import classic from "@fullcalendar/react/themes/classic";
import timeGrid from "@fullcalendar/react/timegrid";
import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { directionOf } from "#i18n/formats.ts";
import { Box } from "#ui/layout/layout.tsx";
import type { Entry } from "./entries.ts";
import { addDays, hoursOf } from "./span.ts";
import type { View } from "./span.ts";

const GRIDS = { month: "dayGridMonth", week: "timeGridWeek", day: "timeGridDay" } as const;

type GridProps = {
  readonly view: Exclude<View, "list">;
  readonly day: string;
  readonly entries: readonly Entry[];
};

/** An entry in the library's form; times are in the reader's zone. */
function eventOf(entry: Entry) {
  const classes = [`cal-event`, `kind-${entry.kind}`];
  if (entry.tentative) classes.push("cal-tentative");
  if (entry.clash !== null) classes.push("cal-clash");
  return {
    id: entry.id,
    title: [entry.title, ...entry.facts].join(" · "),
    start: entry.allDay ? entry.day : entry.startsAt,
    end: entry.allDay ? addDays(entry.day, 1) : (entry.endsAt ?? entry.startsAt),
    allDay: entry.allDay,
    className: classes.join(" "),
    extendedProps: { link: entry.link },
  };
}

/**
 * Renders an entry as the library does, but in the direction of its own text: where it is truncated, its beginning
 * stays.
 */
function Words({ timeText, timeClass, titleClass, event }: EventDisplayInfo) {
  return (
    <>
      {timeText && <div className={timeClass}>{timeText}</div>}
      <div className={titleClass} dir="auto">
        {event.title}
      </div>
    </>
  );
}

/** A row per quarter of an hour, so that consecutive auditions never overlap. */
const SLOT = "00:15:00";
const LABEL = "01:00:00";
/** Entries side by side in a column of the week; a day has room for all. */
const BESIDE = 2;
const clockOf = (hour: number): string => `${String(hour).padStart(2, "0")}:00:00`;

/** On a phone a week is wider than the screen: scrolls it sideways until the day is in the middle. */
function useDayInSight(view: GridProps["view"], day: string) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const column = grid.current?.querySelector(`[role=columnheader][data-date="${day}"]`);
    if (!grid.current || !column) return;
    const [frame, shown] = [grid.current.getBoundingClientRect(), column.getBoundingClientRect()];
    grid.current.scrollLeft += shown.left + shown.width / 2 - (frame.left + frame.width / 2);
  }, [view, day]);
  return grid;
}

/** Month, week or day as a grid. The page around it has the buttons and the keys. */
export function CalendarGrid({ view, day, entries }: GridProps) {
  const { i18n } = useTranslation();
  const grid = useDayInSight(view, day);
  const navigate = useNavigate();
  const hours = hoursOf(entries.filter(({ allDay }) => !allDay));
  return (
    <Box className="calendar-grid" pad={8} card text="dense" data-view={view} ref={grid}>
      <FullCalendar
        key={`${view}.${day}.${i18n.language}`}
        plugins={[dayGrid, timeGrid, classic]}
        locales={[ar, tr]}
        locale={i18n.language}
        direction={directionOf(i18n.language)}
        initialView={GRIDS[view]}
        initialDate={day}
        headerToolbar={false}
        height="auto"
        nowIndicator
        dayMaxEvents={3}
        moreLinkClass="cal-more"
        {...(view === "week" && { eventMaxStack: BESIDE })}
        displayEventEnd={false}
        slotEventOverlap={false}
        slotDuration={SLOT}
        slotHeaderInterval={LABEL}
        slotHeaderFormat={CLOCK}
        eventTimeFormat={CLOCK}
        slotMinTime={clockOf(hours.first)}
        slotMaxTime={clockOf(hours.last)}
        events={entries.map(eventOf)}
        eventContent={Words}
        eventClick={(clicked) => {
          clicked.jsEvent.preventDefault();
          const link: unknown = clicked.event.extendedProps["link"];
          if (typeof link === "string") void navigate(link);
        }}
      />
    </Box>
  );
}
