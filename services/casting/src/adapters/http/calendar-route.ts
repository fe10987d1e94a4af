import type { FastifyInstance } from "fastify";
import { FailureError } from "@callboard/kit/failure.ts";
import { writeCalendar } from "#adapters/calendar-file/write-calendar.ts";
import { readFeed } from "#app/calendar/calendar-feed.ts";
import type { Deps } from "#app/ports.ts";

/**
 * `GET /api/calendar/<secret>.ics`: the calendar of the member who created the address, in RFC 5545 format and in the
 * member's language. There is no session: the secret grants access until its member revokes it.
 */
export function registerCalendar(app: FastifyInstance, deps: Deps, publicUrl: string): void {
  app.get<{ Params: { file: string } }>("/api/calendar/:file", async (request, reply) => {
    const secret = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1] ?? "";
    const feed = await readFeed(deps, secret);
    if (!feed.ok) throw new FailureError(feed.failure);
    const { parts, language, companies } = feed.value;
    return reply
      .header("content-type", "text/calendar; charset=utf-8")
      .header("content-disposition", 'inline; filename="callboard.ics"')
      .header("cache-control", "private, no-store")
      .header("x-robots-tag", "noindex")
      .send(writeCalendar(parts, { language, companies, publicUrl }));
  });
}
