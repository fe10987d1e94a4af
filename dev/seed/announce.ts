import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { OUTBOX_CHANNEL } from "@callboard/bus/outbox.ts";
import { ProjectUpdatedSchema, SearchSavedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { TalentSkillsUpdatedSchema } from "@callboard/proto/talent/v1/events_pb.ts";
import type { Places } from "#dev/start/settings.ts";
import { createChance, type Chance } from "./chance.ts";
import type { Market } from "./market.ts";
import { insertRows, withDatabase, type Row } from "./write/rows.ts";

const VERSION = 1;

const projectEvents = ({ projects }: Market): EventDraft[] =>
  projects.map(({ id, company }) =>
    draftEvent(
      ProjectUpdatedSchema,
      { projectId: id, companyId: company.id, fields: [], substantive: false },
      { aggregateId: id, version: VERSION },
    ),
  );

const searchEvents = ({ interests }: Market): EventDraft[] =>
  interests.savedSearches.map(({ id, userId }) =>
    draftEvent(SearchSavedSchema, { searchId: id, userId }, { aggregateId: id, version: VERSION }),
  );

/** The demo sign-in comes first, so that it can be found before the rest of the market. */
const talentEvents = ({ profiles }: Market): EventDraft[] =>
  profiles.map(({ userId }) =>
    draftEvent(TalentSkillsUpdatedSchema, { userId }, { aggregateId: userId, version: VERSION }),
  );

/** Ids are deterministic, so that a repeated seed writes each only once. */
function outboxRow(draft: EventDraft, chance: Chance, at: Date): Row {
  const { subject, aggregateId, version, payload } = draft;
  return {
    id: chance.id(at),
    subject,
    occurred_at: at,
    actor_id: null,
    aggregate_id: aggregateId,
    version,
    traceparent: "",
    payload: `\\x${Buffer.from(payload).toString("hex")}`,
  };
}

/**
 * Updates the search indexes for data written past the services, by the same events they consume anyway. The events
 * are written to the outboxes of their services; relays publish them, and publish them again to a bus that has lost
 * them.
 */
export async function announceMarket(
  market: Market,
  places: Pick<Places, "databaseUrl">,
  at: Date,
): Promise<void> {
  const chance = createChance();
  const rowsOf = (drafts: readonly EventDraft[]): Row[] =>
    drafts.map((draft) => outboxRow(draft, chance, at));
  const announced = [
    ["projects", rowsOf([...projectEvents(market), ...searchEvents(market)])],
    ["talent", rowsOf(talentEvents(market))],
  ] as const;
  await Promise.all(
    announced.map(([service, rows]) =>
      withDatabase(places.databaseUrl(service), async (client) => {
        await insertRows(client, "outbox", rows);
        await client.query("select pg_notify($1, '')", [OUTBOX_CHANNEL]);
      }),
    ),
  );
}
