import { check } from "k6";
import http from "k6/http";
import { request } from "../graph.ts";
import { uploadsMade } from "../measures.ts";
import { pause } from "../pause.ts";
import { within } from "../settings.ts";
import type { Session } from "../sign-in.ts";

/** A picture of 100 kB, like a headshot that a phone has downscaled. */
const picture = open(import.meta.resolve("../../../docs/images/callboard.webp"), "b");

interface Ticket {
  readonly createUpload: { readonly PK: string; readonly UploadUrl: string; readonly ContentType: string };
}
interface Completed {
  readonly completeUpload: { readonly Data: { readonly Status: string } };
}

/** A person uploads a picture, waits until it is ready, and removes it, so that a run leaves nothing behind. */
export function upload(session: Session): void {
  const file = {
    FileName: "headshot.webp",
    ContentType: "image/webp",
    Size: picture.byteLength,
    Purpose: "Gallery",
    ClientKey: crypto.randomUUID(),
  };
  const ticket = request<Ticket>(session, "CreateUpload", { file }, { kind: "write" })?.createUpload;
  if (ticket) {
    const headers = { "content-type": ticket.ContentType };
    const sent = http.put(within(ticket.UploadUrl), picture, { headers, tags: { name: "bytes" } });
    check(sent, { "the bytes are taken": ({ status }) => status >= 200 && status < 300 });
    const done = request<Completed>(session, "CompleteUpload", { key: ticket.PK }, { kind: "picture" });
    const status = done?.completeUpload.Data.Status;
    if (check(status, { "the picture is ready": (word) => word === "Ready" })) uploadsMade.add(1);
    pause(2);
    request(session, "DeleteMedia", { key: ticket.PK }, { kind: "write" });
  }
  pause(6);
}
