import type { Implementation } from "@callboard/grpc/server.ts";
import { forbidden } from "@callboard/kit/failure.ts";
import { fail, map } from "@callboard/kit/result.ts";
import type { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { writeCalendar } from "#adapters/calendar-file/write-calendar.ts";
import { mailedAppointments } from "#app/calendar/calendar-files.ts";
import type { Deps } from "#app/ports.ts";
import { CALENDAR_READERS, type CalendarReader } from "#domain/calendar/describe.ts";

const isReader = (word: string): word is CalendarReader => CALENDAR_READERS.some((known) => known === word);

/** Calendar files for the mails of messaging. */
export function calendarMethods(deps: Deps, publicUrl: string) {
  return {
    batchGetCalendarFiles: async ({ positionId, slotId, readers, ...request }, { actor }) => {
      // Everybody's appointments: mails are written by services, each for somebody whom it concerns.
      if (actor.kind !== "system") return fail(forbidden("ROLE"));
      const wanted = readers.flatMap(({ reader, language }) =>
        isReader(reader) ? [{ reader, language }] : [],
      );
      const read = await mailedAppointments(deps, {
        ...request,
        positionId: positionId || null,
        slotId: slotId || null,
        readers: [...new Set(wanted.map(({ reader }) => reader))],
      });
      return map(read, ({ found, companies }) => ({
        files: found.flatMap(({ userId, reader, published }) =>
          wanted
            .filter((one) => one.reader === reader)
            .map(({ language }) => ({
              userId,
              reader,
              language,
              content: writeCalendar([{ reader, published }], { language, companies, publicUrl }),
            })),
        ),
      }));
    },
  } satisfies Partial<Implementation<(typeof CastingService)["method"]>>;
}
