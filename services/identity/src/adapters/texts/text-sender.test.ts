import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createLog } from "@callboard/kit/log/log.ts";
import { parseConfig } from "@callboard/kit/process/config.ts";
import { runInsideTransaction } from "@callboard/kit/postgres/transaction-scope.ts";
import type { TextMessages, TextOutcome } from "#app/phone/text-messages.ts";
import { createBackgroundTexts } from "./background-texts.ts";
import { openTexts } from "./open-texts.ts";
import { textsConfig } from "./texts-config.ts";
import { createTextSender } from "./text-sender.ts";

const LOG = createLog("test", "silent");
const MESSAGE = {
  id: "0199-a",
  to: "+905321234567",
  text: "123456 is your code.\n\n@callboard.test #123456",
};

type Taken = { readonly headers: IncomingMessage["headers"]; readonly body: string };

/** A provider that takes messages and responds with these statuses in turn, the last one from then on; 0: not at all. */
class Provider {
  readonly taken: Taken[] = [];
  private readonly server: Server;

  constructor(statuses: readonly number[]) {
    const left = [...statuses];
    this.server = createServer((request, response) => {
      let body = "";
      request.on("data", (part: Buffer) => (body += part.toString()));
      request.on("end", () => {
        this.taken.push({ headers: request.headers, body });
        const status = left.length > 1 ? left.shift() : left[0];
        if (status) response.writeHead(status, { location: "http://127.0.0.1:9/elsewhere" }).end("{}");
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/messages`;
  }

  close(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(done));
  }
}

const KINDS = {
  mailbox: {},
  json: { TEXTS_FROM: "Callboard" },
  form: { TEXTS_FROM: "+15550001111", TEXTS_USER: "account" },
};
const settings = (kind: keyof typeof KINDS, url: string) => ({
  TEXTS: kind,
  TEXTS_URL: url,
  TEXTS_SECRET: "shared",
  ...KINDS[kind],
});
const open = (kind: keyof typeof KINDS, url: string): TextMessages =>
  openTexts(parseConfig(textsConfig, settings(kind, url)), LOG) as TextMessages;

async function sentBy(kind: keyof typeof KINDS, ...statuses: number[]) {
  const provider = new Provider(statuses);
  const outcome = await open(kind, await provider.open()).send(MESSAGE);
  await provider.close();
  return { outcome, taken: provider.taken };
}

it.each([
  [
    "mailbox",
    "Bearer shared",
    "application/json",
    JSON.stringify({
      to: MESSAGE.to,
      subject: "Text message",
      text: MESSAGE.text,
      kind: "text",
      key: MESSAGE.id,
    }),
  ],
  ["json", "Bearer shared", "application/json", JSON.stringify({ ...MESSAGE, from: "Callboard" })],
  [
    "form",
    `Basic ${Buffer.from("account:shared").toString("base64")}`,
    "application/x-www-form-urlencoded",
    new URLSearchParams({ To: MESSAGE.to, From: "+15550001111", Body: MESSAGE.text }).toString(),
  ],
] as const)(
  "posts a message as %s takes it, with its id as the key",
  async (kind, authorization, type, body) => {
    const { outcome, taken } = await sentBy(kind, 201);
    expect(outcome).toBe("sent");
    expect(taken).toHaveLength(1);
    expect(taken[0]?.body).toBe(body);
    const headers = { authorization, "content-type": type, "idempotency-key": MESSAGE.id };
    expect(taken[0]?.headers).toMatchObject(headers);
  },
);

it.each<[number, keyof typeof KINDS, TextOutcome]>([
  [200, "json", "sent"],
  [307, "json", "refused"],
  [400, "json", "refused"],
  [401, "form", "refused"],
  [429, "form", "later"],
  [503, "json", "later"],
  [500, "json", "unknown"],
  [500, "mailbox", "later"],
])("a response of %i by %s means that the message is %s", async (status, kind, expected) => {
  const { outcome, taken } = await sentBy(kind, status);
  expect([outcome, taken.length]).toEqual([expected, 1]);
});

it.each<[keyof typeof KINDS, TextOutcome]>([
  ["json", "later"],
  ["mailbox", "later"],
])("a message that reached nobody may be sent again by %s", async (kind, expected) => {
  const provider = new Provider([200]);
  const url = await provider.open();
  await provider.close();
  expect(await open(kind, url).send(MESSAGE)).toBe(expected);
});

it("a provider that does not respond in time may have taken the message", async () => {
  const provider = new Provider([0]);
  const url = await provider.open();
  const options = { url, authorization: "", contentType: "text/plain", bodyOf: () => "", takesTwice: false };
  const sender = createTextSender({ ...options, deadlineMs: 50 }, LOG);
  expect(await sender.send(MESSAGE)).toBe("unknown");
  await provider.close();
});

it.each([
  ["until it is taken", [429, 503, 200], 3],
  ["three times at most", [429], 3],
  ["never where it may have been taken", [500], 1],
  ["never where it is refused", [400], 1],
])("sends a message again %s, under the same key", async (_when, statuses, count) => {
  const provider = new Provider(statuses);
  const texts = createBackgroundTexts(open("json", await provider.open()), LOG, [1, 1]);
  texts.send(MESSAGE);
  const until = Date.now() + 5_000;
  while (provider.taken.length < count && Date.now() < until)
    await new Promise((done) => setTimeout(done, 5));
  await texts.stop();
  expect(provider.taken.map(({ headers }) => headers["idempotency-key"])).toEqual(
    Array.from({ length: count }, () => MESSAGE.id),
  );
  await provider.close();
});

it("takes no message inside a transaction", async () => {
  const send = () => runInsideTransaction(() => open("json", "http://127.0.0.1:9").send(MESSAGE));
  await expect(send()).rejects.toThrow("text messages.send was called inside a database transaction");
});

it("is off unless it is set, and names what a setting lacks without its value", () => {
  expect(openTexts(parseConfig(textsConfig, {}), LOG)).toBeNull();
  const lacking = { TEXTS: "form", TEXTS_URL: "ftp://secret@a.test", TEXTS_FROM: "a\nb" };
  const parse = () => parseConfig(textsConfig, lacking);
  for (const name of ["TEXTS_URL", "TEXTS_FROM"]) expect(parse).toThrow(name);
  expect(parse).not.toThrow("secret@");
  const form = { ...settings("form", "https://a.test"), TEXTS_USER: undefined };
  expect(() => parseConfig(textsConfig, form)).toThrow("TEXTS_USER: is missing");
});
