import { pino } from "pino";
import { draftEvent, type EventDraft } from "@callboard/kit/bus/event.ts";
import { openBus } from "@callboard/kit/bus/open-bus.ts";
import { ProjectUpdatedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { TalentSkillsUpdatedSchema } from "@callboard/proto/talent/v1/events_pb.ts";
import type { Places } from "#dev/start/settings.ts";
import type { Market } from "./market.ts";

const VERSION = 1;

function drafts(market: Market): readonly EventDraft[] {
  const projects = market.projects.map(({ id, company }) =>
    draftEvent(
      ProjectUpdatedSchema,
      { projectId: id, companyId: company.id, fields: [], substantive: false },
      { aggregateId: id, version: VERSION },
    ),
  );
  // The demo sign-in is found before the rest of its market.
  const talents = market.profiles.map(({ userId }) =>
    draftEvent(TalentSkillsUpdatedSchema, { userId }, { aggregateId: userId, version: VERSION }),
  );
  return [...projects, ...talents];
}

/** Tells the search indexes of what was written past the services, by the events that they follow anyway. */
export async function announceMarket(market: Market, places: Places): Promise<void> {
  const bus = await openBus({
    url: places.busUrl("callboard"),
    name: "seed",
    log: pino({ level: "silent" }),
  });
  const occurredAt = new Date();
  try {
    await bus.publish(
      drafts(market).map((draft) => ({
        ...draft,
        id: market.chance.id(occurredAt),
        occurredAt,
        actorId: null,
        traceparent: "",
      })),
    );
  } finally {
    await bus.close();
  }
}
