import { ok, type Result } from "@callboard/kit/result.ts";
import { z } from "zod";
import { readAs } from "./keycloak-accounts.ts";
import type { KeycloakConnection } from "./keycloak-connection.ts";

/** Something happened to one account, or to what many accounts have their roles from. */
export type KeycloakEvent = {
  readonly id: string;
  /** Epoch milliseconds, by Keycloak's clock. */
  readonly time: number;
  /** The account that it is about; null when any account may have changed. */
  readonly subject: string | null;
};

/** Events in one response. */
const PAGE_SIZE = 200;

/** What administrators do to accounts, and to the groups and roles that accounts have roles from. */
const RESOURCES = ["USER", "REALM_ROLE_MAPPING", "GROUP_MEMBERSHIP", "GROUP", "REALM_ROLE"];
/** What people do to their own accounts. */
const OWN_CHANGES = [
  "REGISTER",
  "UPDATE_EMAIL",
  "UPDATE_PROFILE",
  "VERIFY_EMAIL",
  "DELETE_ACCOUNT",
  "IDENTITY_PROVIDER_FIRST_LOGIN",
];

const adminEvents = z.array(
  z.object({ id: z.string(), time: z.number(), resourcePath: z.string().nullish() }),
);
const userEvents = z.array(z.object({ id: z.string(), time: z.number(), userId: z.string().nullish() }));

function subjectOfPath(path: string): string | null {
  return /^users\/([0-9a-zA-Z:-]+)/.exec(path)?.[1] ?? null;
}

type Read = (since: number, first: number) => Promise<Result<KeycloakEvent[]>>;

/** Unknown events of one of the two lists, at least the oldest `PAGE_SIZE` of them. */
async function unknownOf(
  read: Read,
  since: number,
  known: (event: KeycloakEvent) => boolean,
): Promise<Result<KeycloakEvent[]>> {
  const found: KeycloakEvent[] = [];
  for (let first = 0; found.length < PAGE_SIZE; first += PAGE_SIZE) {
    const page = await read(since, first);
    if (!page.ok) return page;
    found.push(...page.value.filter((event) => !known(event)));
    if (page.value.length < PAGE_SIZE) break;
  }
  return ok(found);
}

export type KeycloakEvents = {
  /** Events since a moment (epoch ms) that are not `known`, the oldest first, at most 200. */
  readonly since: (
    time: number,
    known: (event: KeycloakEvent) => boolean,
  ) => Promise<Result<readonly KeycloakEvent[]>>;
  /** The moment of the newest event, epoch ms; 0 when there is none. */
  readonly newest: () => Promise<Result<number>>;
};

/** The parameters of one page of events since a moment, the oldest first. */
function pageOf(since: number, first: number): [string, string][] {
  return [
    ["direction", "asc"],
    ["dateFrom", String(since)],
    ["first", String(first)],
    ["max", String(PAGE_SIZE)],
  ];
}

/** Reads what administrators and people did, out of the two lists that Keycloak keeps. */
export function createKeycloakEvents({ call }: KeycloakConnection): KeycloakEvents {
  const list = (path: string, names: [string, string][]) =>
    call({ method: "GET", path: `${path}?${new URLSearchParams(names).toString()}` });
  const byAdmins: Read = async (since, first) => {
    const kinds = RESOURCES.map((kind): [string, string] => ["resourceTypes", kind]);
    const events = readAs(adminEvents, await list("admin-events", [...pageOf(since, first), ...kinds]));
    if (!events.ok) return events;
    return ok(
      events.value.map(({ id, time, resourcePath }) => ({
        id,
        time,
        subject: subjectOfPath(resourcePath ?? ""),
      })),
    );
  };
  const byPeople: Read = async (since, first) => {
    const kinds = OWN_CHANGES.map((kind): [string, string] => ["type", kind]);
    const events = readAs(userEvents, await list("events", [...pageOf(since, first), ...kinds]));
    if (!events.ok) return events;
    // What a person did is about that person; without one there is nothing to read.
    return ok(
      events.value.flatMap(({ id, time, userId }) => (userId ? [{ id, time, subject: userId }] : [])),
    );
  };
  return {
    since: async (time, known) => {
      const [admins, people] = await Promise.all([
        unknownOf(byAdmins, time, known),
        unknownOf(byPeople, time, known),
      ]);
      if (!admins.ok) return admins;
      if (!people.ok) return people;
      return ok([...admins.value, ...people.value].toSorted((a, b) => a.time - b.time).slice(0, PAGE_SIZE));
    },
    newest: async () => {
      const last: [string, string][] = [
        ["direction", "desc"],
        ["max", "1"],
      ];
      const [admins, people] = await Promise.all([list("admin-events", last), list("events", last)]);
      const times = [readAs(adminEvents, admins), readAs(userEvents, people)];
      for (const read of times) if (!read.ok) return read;
      return ok(Math.max(0, ...times.flatMap((read) => (read.ok ? read.value.map(({ time }) => time) : []))));
    },
  };
}
