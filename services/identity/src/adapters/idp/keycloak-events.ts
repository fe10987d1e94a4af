import { ok, type Result } from "@callboard/kit/result.ts";
import { z } from "zod";
import { readAs } from "./keycloak-accounts.ts";
import type { KeycloakConnection } from "./keycloak-connection.ts";

/** A change to one account, or to something from which many accounts inherit roles. */
export type KeycloakEvent = {
  readonly id: string;
  /** Epoch milliseconds by Keycloak's clock. */
  readonly time: number;
  /** The affected account; null if any account may be affected. */
  readonly subject: string | null;
  /** Whether its password was changed elsewhere than by this service. */
  readonly setsPassword: boolean;
};

/** Maximum number of events per response. */
const PAGE_SIZE = 200;

/** Resource types whose admin events matter: accounts, and the groups and roles that grant them roles. */
const RESOURCES = ["USER", "REALM_ROLE_MAPPING", "GROUP_MEMBERSHIP", "GROUP", "REALM_ROLE"];
/** Events of users changing their own accounts. */
const OWN_CHANGES = [
  "REGISTER",
  "UPDATE_EMAIL",
  "UPDATE_PROFILE",
  "VERIFY_EMAIL",
  "DELETE_ACCOUNT",
  "IDENTITY_PROVIDER_FIRST_LOGIN",
  "UPDATE_CREDENTIAL",
];

const adminEvents = z.array(
  z.object({
    id: z.string(),
    time: z.number(),
    realmId: z.string().nullish(),
    resourcePath: z.string().nullish(),
    authDetails: z.object({ realmId: z.string().nullish() }).nullish(),
  }),
);
const userEvents = z.array(
  z.object({
    id: z.string(),
    time: z.number(),
    type: z.string().nullish(),
    userId: z.string().nullish(),
    details: z.record(z.string(), z.string().nullable()).nullish(),
  }),
);

function subjectOfPath(path: string): string | null {
  return /^users\/([0-9a-zA-Z:-]+)/.exec(path)?.[1] ?? null;
}

/** In the product's realm nobody but this service administers; people do so from another one. */
function isSetByAdmin({ realmId, resourcePath, authDetails }: z.output<typeof adminEvents>[number]): boolean {
  return Boolean(resourcePath?.endsWith("/reset-password")) && authDetails?.realmId !== realmId;
}

function isSetByOwner({ type, details }: z.output<typeof userEvents>[number]): boolean {
  return type === "UPDATE_CREDENTIAL" && details?.["credential_type"] === "password";
}

type Read = (since: number, first: number) => Promise<Result<KeycloakEvent[]>>;

/** Events of one of the two lists that are not known yet: all of them, or at least the oldest `PAGE_SIZE`. */
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
  /** Events since `time` (epoch ms) that are not `known`, oldest first, 200 at most. */
  readonly since: (
    time: number,
    known: (event: KeycloakEvent) => boolean,
  ) => Promise<Result<readonly KeycloakEvent[]>>;
  /** Timestamp of the newest event in epoch milliseconds; 0 if there is none. */
  readonly newest: () => Promise<Result<number>>;
};

/** Query parameters of one page of events since a moment, oldest first. */
function pageOf(since: number, first: number): [string, string][] {
  return [
    ["direction", "asc"],
    ["dateFrom", String(since)],
    ["first", String(first)],
    ["max", String(PAGE_SIZE)],
  ];
}

/** Reads both of Keycloak's event lists: admin events and user events. */
export function createKeycloakEvents({ call }: KeycloakConnection): KeycloakEvents {
  const list = (path: string, names: [string, string][]) =>
    call({ method: "GET", path: `${path}?${new URLSearchParams(names).toString()}` });
  const byAdmins: Read = async (since, first) => {
    const kinds = RESOURCES.map((kind): [string, string] => ["resourceTypes", kind]);
    const events = readAs(adminEvents, await list("admin-events", [...pageOf(since, first), ...kinds]));
    if (!events.ok) return events;
    return ok(
      events.value.map((one) => ({
        id: one.id,
        time: one.time,
        subject: subjectOfPath(one.resourcePath ?? ""),
        setsPassword: isSetByAdmin(one),
      })),
    );
  };
  const byPeople: Read = async (since, first) => {
    const kinds = OWN_CHANGES.map((kind): [string, string] => ["type", kind]);
    const events = readAs(userEvents, await list("events", [...pageOf(since, first), ...kinds]));
    if (!events.ok) return events;
    // A user event refers to its user; one without a user is skipped.
    return ok(
      events.value.flatMap((one) => {
        const { id, time, userId } = one;
        return userId ? [{ id, time, subject: userId, setsPassword: isSetByOwner(one) }] : [];
      }),
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
