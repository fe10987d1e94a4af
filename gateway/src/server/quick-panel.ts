import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { FAILURE_CODES } from "@callboard/catalog/failure-rules.ts";
import { FailureError, invalidField, unauthenticated, unavailable } from "@callboard/kit/failure.ts";

/** Maximum number of the day's events, and of notifications, in the panel. */
const EVENTS = 20;
const NOTES = 10;

/** The panel's query, run on behalf of its caller. */
const QUICK_PANEL = `query QuickPanel($day: LocalDate!) {
  getCalendar(criteria: { From: $day, To: $day, PageSize: ${EVENTS} }) {
    Id Kind AllDay Date StartsAt
    Project { Name }
    Position { Name }
  }
  getNotifications(criteria: { Unread: true, PageSize: ${NOTES} }) {
    Results { SK Data { Happening UserName RoleName ProjectName CompanyName } }
  }
}`;

const HASH = createHash("sha256").update(QUICK_PANEL).digest("hex");

/** Adds the panel's own operation to the persisted operations. */
export function withQuickPanel(operations: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...operations, [HASH, QUICK_PANEL]]);
}

const name = z.string().nullish();
const named = z.object({ Name: name }).nullish();
const entry = z.object({
  Id: z.string(),
  Kind: z.string(),
  AllDay: z.boolean(),
  Date: z.string(),
  StartsAt: z.string(),
  Project: named,
  Position: named,
});
const about = z.object({
  Happening: z.string(),
  UserName: name,
  RoleName: name,
  ProjectName: name,
  CompanyName: name,
});
const responseSchema = z.object({
  data: z.object({
    getCalendar: z.array(entry),
    getNotifications: z.object({ Results: z.array(z.object({ SK: z.string(), Data: about })) }),
  }),
});
const refusalSchema = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.enum(FAILURE_CODES) }) })),
});

type PanelData = z.infer<typeof responseSchema>["data"];

function joined(...names: ReadonlyArray<string | null | undefined>): string {
  return names.filter(Boolean).join(" · ");
}

/**
 * The day at a glance. An event has position and project as its title, and as detail its day (YYYY-MM-DD) or start
 * (ISO 8601); a notification has its happening as its title, and as detail the person and the subject.
 */
function panelOf({ getCalendar, getNotifications }: PanelData) {
  return {
    events: getCalendar.map(({ Id, Kind, AllDay, Date: day, StartsAt, Project, Position }) => ({
      id: Id,
      title: joined(Position?.Name, Project?.Name) || Kind,
      detail: AllDay ? day : StartsAt,
    })),
    notes: getNotifications.Results.map(({ SK, Data }) => ({
      id: SK,
      title: Data.Happening,
      detail: joined(Data.UserName, Data.RoleName, Data.ProjectName ?? Data.CompanyName),
    })),
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day in `?day=YYYY-MM-DD`; defaults to today in UTC. */
function dayOf(requested: string | undefined): string {
  if (requested === undefined) return new Date().toISOString().slice(0, 10);
  if (DAY.test(requested) && !Number.isNaN(Date.parse(requested))) return requested;
  throw new FailureError(invalidField("day", "DATE", "must be a day as YYYY-MM-DD."));
}

/** GET /api/quick-panel/data: the member's events today and their new notifications. 401 for guests. */
export function registerQuickPanel(app: FastifyInstance): void {
  app.get<{ Querystring: { day?: string } }>("/api/quick-panel/data", async (request, reply) => {
    const { authorization } = request.headers;
    if (authorization === undefined) throw new FailureError(unauthenticated());
    const response = await app.inject({
      method: "POST",
      url: "/graphql",
      remoteAddress: request.ip,
      headers: { authorization, "content-type": "application/json", accept: "application/json" },
      payload: {
        variables: { day: dayOf(request.query.day) },
        extensions: { persistedQuery: { version: 1, sha256Hash: HASH } },
      },
    });
    return reply.header("cache-control", "no-store").send(panelOf(readResponse(response.json())));
  });
}

/** Reads the graph's response; an error of the graph becomes the panel's. */
function readResponse(body: unknown): PanelData {
  const read = responseSchema.safeParse(body);
  if (read.success) return read.data.data;
  const refused = refusalSchema.safeParse(body).data?.errors[0];
  throw new FailureError(
    refused === undefined
      ? unavailable("graph")
      : { code: refused.extensions.code, message: refused.message },
  );
}
