import { headers } from "nats";
import { newId } from "@callboard/kit/ids.ts";
import { toEnvelope, toHeaders } from "./jetstream-message.ts";

const envelope = {
  id: newId(),
  subject: "callboard.projects.project.approved.v1",
  occurredAt: new Date("2026-11-21T12:00:00.123Z"),
  actorId: newId(),
  aggregateId: "name: with a colon,\r\na break and an ş",
  version: 7,
  traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  payload: new Uint8Array([0, 255]),
};

test.each([
  ["with an actor", envelope],
  [
    "without actor, trace and payload",
    { ...envelope, actorId: null, traceparent: "", payload: new Uint8Array() },
  ],
])("an event comes back as it went: %s", (_what, sent) => {
  expect(toEnvelope({ subject: sent.subject, headers: toHeaders(sent), data: sent.payload })).toEqual(sent);
});

test.each([
  ["no headers", undefined],
  ["no id", { "Callboard-Event": "{}" }],
  ["no facts", { "Nats-Msg-Id": "a" }],
  ["facts that are no JSON", { "Nats-Msg-Id": "a", "Callboard-Event": "{" }],
  ["facts of another shape", { "Nats-Msg-Id": "a", "Callboard-Event": '{"version":"x"}' }],
])("a message with %s is no event", (_what, carried) => {
  const all = headers();
  for (const [key, value] of Object.entries(carried ?? {})) all.append(key, value);
  expect(toEnvelope({ subject: "a", headers: carried ? all : undefined, data: new Uint8Array() })).toBeNull();
});
