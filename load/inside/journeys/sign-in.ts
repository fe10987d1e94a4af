import { request } from "../graph.ts";
import { oneOf, pause } from "../pause.ts";
import { ownAccount, signIn } from "../sign-in.ts";

/** A person signs in as if for the first time, opens a first page, and leaves. */
export function arrive(): void {
  const kind = oneOf(["talent", "agent", "producer"] as const) ?? "talent";
  pause(2);
  const session = signIn(ownAccount(kind));
  if (!session) return;
  request(session, "Viewer", {}, { kind: "read" });
  request(session, "UnreadConversations", {}, { kind: "read" });
  request(session, kind === "producer" ? "ProducerProjects" : "LatestSubmissions", {}, { kind: "read" });
  pause(4);
}
