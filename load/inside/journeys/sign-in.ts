import { request } from "../graph.ts";
import { oneOf, pause } from "../pause.ts";
import { ownAccount, signIn } from "../sign-in.ts";

const DAY_MS = 86_400_000;

/** A day from today, in UTC. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A person signs in as if for the first time, opens a first page, and leaves. */
export function arrive(): void {
  const kind = oneOf(["talent", "agent", "producer"] as const) ?? "talent";
  pause(2);
  const session = signIn(ownAccount(kind));
  if (!session) return;
  request(session, "Viewer", {}, { kind: "read" });
  request(session, "UnreadConversations", {}, { kind: "read" });
  if (kind === "producer") request(session, "ProducerProjects", {}, { kind: "read" });
  else request(session, "LatestSubmissions", { from: dayIn(0), to: dayIn(90) }, { kind: "read" });
  pause(4);
}
