import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { SERVICES } from "#dev/topology.ts";
import type { Story } from "../e2e/steps/story.ts";
import type { Databases } from "../support/databases.ts";
import type { Home } from "./home.ts";

const DRAINED_WITHIN_MS = 60_000;
const MAX_DEAD = 100;
const WAITING = "select count(*)::int as count from outbox where published_at is null";

/** Counts of a story's records: by the project ($1), the producer ($2) and the talent ($3). */
const COUNTS: Readonly<Record<string, readonly [database: string, query: string]>> = {
  companies: ["identity", "company where created_by = $2"],
  links: ["identity", "agent_link where talent_id = $3 and status <> 'Ended'"],
  posters: ["projects", "project, unnest(media_ids) where id = $1"],
  positions: ["projects", "position where project_id = $1 and removed_at is null"],
  slots: ["projects", "audition_slot where project_id = $1"],
  submissions: ["casting", "submission where project_id = $1"],
  booked: ["casting", "submission where project_id = $1 and user_id = $3 and status = 'Booked'"],
  grouped: ["casting", "group_member where project_id = $1"],
  conversations: ["messaging", "conversation where project_id = $1"],
  messages: ["messaging", "message join conversation c on c.id = conversation_id where project_id = $1"],
  subscribers: ["billing", "subscriber where user_id = $3 and status = 'trialing'"],
  subscriptions: ["billing", "sandbox_subscription join subscriber using (customer_id) where user_id = $3"],
};

/** Expected counts if nothing was lost or duplicated. */
export const EXPECTED_COUNTS: Readonly<Record<string, number>> = {
  accounts: 1,
  projects: 1,
  companies: 1,
  links: 0,
  posters: 1,
  positions: 2,
  slots: 3,
  submissions: 3,
  booked: 1,
  grouped: 1,
  conversations: 1,
  messages: 2,
  subscribers: 1,
  subscriptions: 1,
};

const idsOf = async (
  databases: Databases,
  database: string,
  query: string,
  value: string,
): Promise<string[]> => (await databases.query<{ id: string }>(database, query, [value])).map(({ id }) => id);

const account = (databases: Databases, address: string): Promise<string[]> =>
  idsOf(databases, "identity", "select id from account where email = $1 and registered", address);

/** Counts the records of a story. */
export async function countStory(
  { databases }: Home,
  { producer, title }: Pick<Story, "producer" | "title">,
): Promise<Record<string, number>> {
  const accounts = await account(databases, producer.address);
  const [talent] = await account(databases, DEMO_ADDRESSES.talent);
  const projects = await idsOf(databases, "projects", "select id from project where name = $1", title);
  const values = [projects[0], accounts[0], talent];
  const counted = Object.entries(COUNTS).map(async ([name, [database, what]]) => {
    // Each query uses only some of the values; PostgreSQL needs the types of all parameters.
    const text = `select count(*)::int as count from (select $1::uuid, $2::uuid, $3::uuid) as given, ${what}`;
    const [row] = await databases.query<{ count: number }>(database, text, values);
    return [name, row?.count ?? 0] as const;
  });
  return {
    accounts: accounts.length,
    projects: projects.length,
    ...Object.fromEntries(await Promise.all(counted)),
  };
}

/** Conversations in the demo talent's inbox with unread messages. */
export async function countUnread({ databases }: Home): Promise<number> {
  const [talent] = await account(databases, DEMO_ADDRESSES.talent);
  const [row] = await databases.query<{ count: number }>(
    "messaging",
    `select count(*)::int as count from participant p where user_id = $1 and folder = 'inbox' and exists (
       select from message m where m.conversation_id = p.conversation_id and m.sender_id <> p.user_id
         and m.created_at > coalesce(p.read_up_to, '-infinity'))`,
    [talent],
  );
  return row?.count ?? 0;
}

/** Waits until all events of every service are on the bus. */
export async function untilDrained({ databases }: Home): Promise<void> {
  for (const { name, database } of SERVICES) {
    const isDrained = async (): Promise<boolean> =>
      (await databases.query<{ count: number }>(database, WAITING))[0]?.count === 0;
    await waitFor(`an empty outbox of ${name}`, isDrained, DRAINED_WITHIN_MS, 100);
  }
}

/** Descriptions of the dead letters of all consumers. */
export async function deadLettersOf(home: Home): Promise<string[]> {
  const bus = await home.openBus();
  try {
    const dead = await bus.deadLetters(MAX_DEAD);
    return dead.map(({ consumer, envelope, reason }) => `${consumer}: ${envelope.subject}: ${reason}`);
  } finally {
    await bus.close();
  }
}

const SUBSCRIBER = "(select customer_id from subscriber where user_id = $1)";
const UNSUBSCRIBE: readonly string[] = [
  `delete from sandbox_subscription where customer_id = ${SUBSCRIBER}`,
  "delete from sandbox_checkout where user_id = $1",
  "delete from checkout where user_id = $1",
  `update subscriber set plan = 'Free', billing_frequency = null, subscription_id = null, status = null,
     status_since = null, trial_ends_at = null, current_period_end = null, trial_used = false, last_event_at = null,
     referred_by = null, referred_by_code = null where user_id = $1`,
];
const INVITE_AGAIN = `insert into agent_link (id, talent_id, agent_id, status, requested_at)
  select uuidv7(), talent_id, agent_id, 'Invited', now() from agent_link
  where talent_id = $1 and status = 'Ended' order by ended_at desc limit 1`;

/** Restores what a story takes from the demo talent: the agent's invitation and the trial. */
export async function untell({ databases }: Home): Promise<void> {
  const [talent] = await account(databases, DEMO_ADDRESSES.talent);
  await databases.query("identity", INVITE_AGAIN, [talent]);
  for (const text of UNSUBSCRIBE) await databases.query("billing", text, [talent]);
}
