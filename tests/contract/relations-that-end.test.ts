import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import {
  CompanyMemberRemovedSchema,
  UserAccessTokenRevokedSchema,
  UserAgentUnlinkedSchema,
  UserErasedSchema,
  UserSessionsEndedSchema,
  UserSuspendedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import { affectedMembers } from "../../gateway/src/session/dropped-sessions.ts";

const ENDINGS = [
  CompanyMemberRemovedSchema,
  UserAccessTokenRevokedSchema,
  UserAgentUnlinkedSchema,
  UserErasedSchema,
  UserSessionsEndedSchema,
  UserSuspendedSchema,
];
const root = resolve(import.meta.dirname, "../..");
const page = await readFile(join(root, "docs/security.md"), "utf8");
const [, section = ""] = page.split("## Relations that end");
const [table = ""] = section.split("\n## ");
/** The rows of the table: the event, and the test that shows what it takes away. */
const rows = [...table.matchAll(/^\| (.+?) \| `(\w+)` \| (.+?) \| (\w+) \| `(.+?)`: (.+?) \|$/gm)].map(
  ([, relation = "", event = "", taken = "", service = "", path = "", title = ""]) => ({
    relation,
    event,
    taken,
    service,
    path,
    title,
  }),
);

test("every relation is in the table, and each way in which it ends", () => {
  const lines = table.split("\n").filter((line) => line.startsWith("| ")).length - 1;
  expect(rows).toHaveLength(lines);
  expect(new Set(rows.map(({ event }) => event))).toEqual(new Set(ENDINGS.map(({ name }) => name)));
});

test.each(rows)("$relation, $event: what it ends ($taken) has its test", async ({ path, title, service }) => {
  expect(await readFile(join(root, path), "utf8")).toContain(`"${title}"`);
  expect(path).toMatch(new RegExp(`^(services/)?${service}/`));
});

test.each(ENDINGS.map((schema) => [schema.name, schema] as const))(
  "%s makes the gateway read the rights again",
  (_, schema) => {
    const [userId, talentId, agentId] = [newId(), newId(), newId()];
    const isLink = schema === UserAgentUnlinkedSchema;
    const facts = isLink ? { talentId, agentId } : { userId };
    const draft = draftEvent(schema, facts, { aggregateId: newId(), version: 1 });
    const envelope = { ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" };
    expect(affectedMembers(envelope)).toEqual(isLink ? [talentId, agentId] : [userId]);
  },
);
