import { newId } from "@callboard/kit/ids.ts";
import { createLog, type Log } from "@callboard/kit/log/log.ts";
import { startNatsServer } from "@callboard/testkit/nats-server.ts";
import { connect, type NatsConnection } from "nats";
import type { EventBus } from "#bus.ts";
import type { Envelope } from "#event.ts";
import { declareBus } from "#nats/declare-bus.ts";
import { openJetstreamBus } from "#nats/jetstream-bus.ts";
import { inboxPrefix } from "#nats/jetstream-names.ts";
import { natsUsers, type NatsUser } from "../../../dev/engines/real/servers/nats-users.ts";

/** The acknowledgement timeout, as declared and as each bus expects. */
export const ACK_WAIT_MS = 2_000;
const log = createLog("test", "silent");

/** What is declared for the users: their streams, and consumers that all read the same subjects. */
interface Declared {
  readonly services: readonly string[];
  readonly consumers: readonly string[];
  readonly subjects: readonly string[];
}

/** A server on which each user has the same rights as in production. */
export interface Accounts<Name extends string> {
  url(user: Name): string;
  /** The bus of a user; the same until the next `closeOpened`. Its log is discarded unless a listener is given. */
  busOf(user: Name, listener?: Log): Promise<EventBus>;
  /** A user's connection without the adapter. */
  connectionOf(user: Name): Promise<NatsConnection>;
  closeOpened(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server for some users; `admin` declares the streams and consumers. */
export async function openAccounts<Name extends string>(
  users: Readonly<Record<Name | "admin", NatsUser>>,
  { services, consumers, subjects }: Declared,
): Promise<Accounts<Name | "admin">> {
  const server = await startNatsServer(natsUsers(Object.values(users)));
  await declareBus(
    { url: server.url(users.admin), name: "operator", log },
    { services, consumers: consumers.map((name) => ({ name, subjects, ackWaitMs: ACK_WAIT_MS })) },
  );
  const buses = new Map<string, Promise<EventBus>>();
  const connections: NatsConnection[] = [];
  const url = (user: Name | "admin"): string => server.url(users[user]);

  return {
    url,
    busOf(user, listener = log) {
      const options = { url: url(user), name: user, log: listener, backoffMs: [5], ackWaitMs: ACK_WAIT_MS };
      const bus = buses.get(user) ?? openJetstreamBus(options);
      buses.set(user, bus);
      return bus;
    },
    async connectionOf(user) {
      const { name, password } = users[user];
      const servers = new URL(server.url()).host;
      const own = await connect({ servers, user: name, pass: password, inboxPrefix: inboxPrefix(name) });
      connections.push(own);
      return own;
    },
    async closeOpened() {
      const opened = await Promise.all(buses.values());
      buses.clear();
      await Promise.all(opened.map((bus) => bus.close()));
      await Promise.all(connections.splice(0).map((connection) => connection.close()));
    },
    close: () => server.close(),
  };
}

/** The subject of events of a service. */
export const subjectOf = (service: string): string => `callboard.${service}.thing.made.v1`;

/** An event of a service. */
export function eventOf(service: string): Envelope {
  return {
    id: newId(),
    subject: subjectOf(service),
    occurredAt: new Date(),
    actorId: null,
    aggregateId: newId(),
    version: 1,
    traceparent: "",
    payload: new Uint8Array([1]),
  };
}
