import { createHash, timingSafeEqual } from "node:crypto";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import { CONTENT_SECURITY_POLICY, listPage, messagePage, missingPage, STYLE } from "./mailbox-pages.ts";
import { openMessageStore, sentMessage } from "./message-store.ts";
import type { MessageStore } from "./message-store.ts";
import { startSmtpListener } from "./smtp-listener.ts";

export type MailboxOptions = {
  /** The loopback port to listen on; 0 picks a free one. */
  readonly port: number;
  /** The bearer token for submitting messages. */
  readonly secret: string;
  /** Folder of `mailbox.jsonl`, which stores the messages. */
  readonly dataFolder: string;
  /** The loopback port for SMTP; 0 picks a free one, and absent disables SMTP. */
  readonly smtpPort?: number;
  /** The address to listen on; the default is loopback. */
  readonly host?: string;
};

export type Mailbox = {
  readonly port: number;
  /** The SMTP port; null if disabled. */
  readonly smtpPort: number | null;
  readonly stop: () => Promise<void>;
};

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function addIntake(server: FastifyInstance, store: MessageStore, secret: string): void {
  server.post("/messages", async (request, reply) => {
    const given = request.headers.authorization ?? "";
    if (!timingSafeEqual(digest(given), digest(`Bearer ${secret}`)))
      return reply.status(401).send({ error: "unauthenticated" });
    const message = sentMessage.safeParse(request.body);
    if (!message.success)
      return reply.status(400).send({ error: "validation", issues: message.error.issues });
    const stored = await store.add(message.data);
    return reply.status(201).send({ id: stored.id });
  });
}

type ListQuery = { Querystring: { to?: string } };

function addPages(server: FastifyInstance, store: MessageStore): void {
  server.addHook("onSend", async (_request, reply) => {
    void reply.headers({
      "content-security-policy": CONTENT_SECURITY_POLICY,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
  });
  server.get("/dev/mailbox/mailbox.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(STYLE),
  );
  server.get<ListQuery>("/dev/mailbox/messages.json", (request) => store.list(request.query.to || undefined));
  server.get<ListQuery>("/dev/mailbox", (request, reply) => {
    const to = request.query.to?.trim() ?? "";
    return reply.type("text/html; charset=utf-8").send(listPage(store.list(to === "" ? undefined : to), to));
  });
  server.get<{ Params: { id: string } }>("/dev/mailbox/:id", (request, reply) => {
    const message = store.byId(request.params.id);
    const html = message === undefined ? missingPage() : messagePage(message);
    return reply
      .status(message === undefined ? 404 : 200)
      .type("text/html; charset=utf-8")
      .send(html);
  });
}

/**
 * Starts the development mailbox: services submit messages at `POST /messages` (loopback only, with the secret),
 * people read them at `/dev/mailbox`, tests at `/dev/mailbox/messages.json?to=`.
 */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const store = await openMessageStore(join(options.dataFolder, "mailbox.jsonl"));
  const server = fastify({ bodyLimit: 256 * 1024, forceCloseConnections: "idle" });
  addIntake(server, store, options.secret);
  addPages(server, store);
  const { host = "127.0.0.1" } = options;
  await server.listen({ host, port: options.port });
  const { port } = server.server.address() as AddressInfo;
  const smtp = options.smtpPort === undefined ? null : await startSmtpListener(store, options.smtpPort, host);
  return {
    port,
    smtpPort: smtp?.port ?? null,
    stop: async () => {
      await smtp?.stop();
      await server.close();
    },
  };
}
