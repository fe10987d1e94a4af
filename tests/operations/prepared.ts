import sharp from "sharp";
import { at, queryGraph, type GraphAnswer, type Json } from "../support/graph.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { openProductDatabases } from "../support/demo.ts";
import { mailedCode } from "../support/mailed-code.ts";
import type { Product } from "../support/product.ts";
import type { Caller } from "./example.ts";
import { FREELANCER } from "./newcomer.ts";

/** Tools for preparations. */
export interface Tools {
  readonly product: Product;
  readonly tokenOf: (caller: Caller) => Promise<string | null>;
  /** Runs another example, optionally with changed variables. */
  readonly run: (operation: string, changed?: object) => Promise<GraphAnswer>;
}

const CREATE_UPLOAD = "mutation($f: UploadInput!) { createUpload(file: $f) { PK UploadUrl ContentType } }";

/** Uploads a picture's bytes without completing the upload. */
async function sendPicture({ product, tokenOf }: Tools, caller: Caller, Purpose: string): Promise<string> {
  const canvas = sharp({ create: { width: 60, height: 80, channels: 3, background: "#456" } });
  const bytes = await canvas.png().toBuffer();
  const f = { FileName: "picture.png", ContentType: "image/png", Size: bytes.byteLength, Purpose };
  const { data, errors } = await queryGraph(product.url, await tokenOf(caller), CREATE_UPLOAD, { f });
  const ticket = data["createUpload"];
  if (!ticket) throw new Error(`No upload was granted: ${JSON.stringify(errors)}`);
  const sent = await fetch(new URL(String(at(ticket, "UploadUrl")), product.url), {
    method: "PUT",
    headers: { "content-type": String(at(ticket, "ContentType")) },
    body: new Uint8Array(bytes),
  });
  if (!sent.ok) throw new Error(`The bytes were refused: ${sent.status}`);
  return String(at(ticket, "PK"));
}

async function beginVideo({ product, tokenOf }: Tools): Promise<Json> {
  const f = { FileName: "reel.mp4", ContentType: "video/mp4", Size: 4_000_000, Purpose: "Reel" };
  const { data } = await queryGraph(product.url, await tokenOf("talent"), CREATE_UPLOAD, { f });
  return String(at(data["createUpload"], "PK"));
}

async function checkedPicture(tools: Tools, Purpose: string): Promise<string> {
  const k = await sendPicture(tools, "producer", Purpose);
  const complete = "mutation($k: ID!) { completeUpload(key: $k) { PK } }";
  await queryGraph(tools.product.url, await tools.tokenOf("producer"), complete, { k });
  return k;
}

async function confirmedAudition({ run }: Tools): Promise<Json> {
  const submission = (await run("requestAudition")).data["requestAudition"] ?? null;
  const keys = { pK: at(submission, "PK"), sK: at(submission, "SK") };
  await run("confirmAudition", { ...keys, auditionId: at(submission, "Data.AuditionId") });
  return submission;
}

/** An audition that is still ahead cannot have been missed. */
async function moveToThePast(product: Product, slotId: string): Promise<void> {
  const databases = openProductDatabases(product);
  await databases.query("casting", "update slot set starts_at = now() - interval '1 hour' where id = $1", [
    slotId,
  ]);
  await databases.close();
}

/** An event that the mails could not handle; no event of the demo market fails. */
async function deadLetter(product: Product): Promise<Json> {
  const databases = openProductDatabases(product);
  const [letter] = await databases.query<{ PK: string; SK: string }>(
    "bus",
    `insert into dead_letter (consumer, position, id, reason, died_at)
     select 'messaging-mails', position, id, 'The mail server refused it.', now() from message limit 1
     returning consumer as "PK", id as "SK"`,
  );
  await databases.close();
  return letter ?? null;
}

/** Preparations that no graph operation provides; examples refer to them in braces. */
export const PREPARED: Readonly<Record<string, (tools: Tools) => Promise<Json>>> = {
  "the key of an upload whose bytes were sent": (tools) => sendPicture(tools, "talent", "Headshot"),
  "the key of a video whose bytes are awaited": beginVideo,
  "the key of a poster": (tools) => checkedPicture(tools, "Poster"),
  "the key of a file for a message": (tools) => checkedPicture(tools, "Attachment"),
  "the key of a deleted project": async ({ run }) => {
    const created = String(at((await run("createProject")).data["createProject"], "PK"));
    await run("deleteProject", { PK: created });
    return created;
  },
  "a selected submission of the talent": async ({ run }) => {
    const submission = (await run("submitToPosition")).data["submitToPosition"] ?? null;
    await run("updateBookingStatus", {
      pK: at(submission, "PK"),
      sK: at(submission, "SK"),
      status: "Selected",
    });
    return submission;
  },
  "a confirmed audition of the talent": confirmedAudition,
  "a missed audition of the talent": async (tools) => {
    const submission = await confirmedAudition(tools);
    await moveToThePast(tools.product, String(at(submission, "Data.AuditionId")).replace("AUD#", ""));
    return submission;
  },
  "an open report": async ({ run }) => {
    await run("reportMessages");
    const reports = at((await run("getReports")).data["getReports"], "Results") as readonly Json[];
    return reports.find((report) => at(report, "Data.Status") === "Open") ?? null;
  },
  "an invitation of the freelancer": async ({ run, tokenOf }) => {
    await tokenOf("freelancer");
    const invitation = { Email: FREELANCER, Owner: false };
    return (await run("inviteCompanyMember", { invitation })).data["inviteCompanyMember"] ?? null;
  },
  "a dead letter": ({ product }) => deadLetter(product),
  "the code of a new address": ({ product }) => {
    const query = `mutation($e: String!) {
      requestRegistration(email: $e, password: "callboard-demo", firstName: "Nora") { Status } }`;
    const e = "newcomer@callboard.test";
    return mailedCode(product, e, () => queryGraph(product.url, null, query, { e }));
  },
  "the code from the text message": async ({ product, tokenOf }) => {
    const query = "mutation($p: String!) { requestPhoneCode(phone: $p) { Status } }";
    const p = "+12125550174";
    const token = await tokenOf("producer");
    return mailedCode(product, p, () => queryGraph(product.url, token, query, { p }));
  },
  "the code from the mail": ({ product }) => {
    const query = "mutation($e: String!) { requestPasswordReset(email: $e) { Status } }";
    return mailedCode(product, DEMO_ADDRESSES.rival, () =>
      queryGraph(product.url, null, query, { e: DEMO_ADDRESSES.rival }),
    );
  },
};
