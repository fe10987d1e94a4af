import { fastify } from "fastify";
import { describeMail } from "./mail.contract.ts";
import type { MailMessage } from "./mail.ts";
import { createMailbox } from "./mailbox.ts";

describeMail("the development mailbox", async () => {
  const arrived: MailMessage[] = [];
  const app = fastify();
  app.post("/messages", (request, reply) => {
    if (request.headers.authorization !== "Bearer shared") return reply.status(401).send();
    arrived.push(request.body as MailMessage);
    return reply.status(204).send();
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    mail: createMailbox({ url: `${address}/messages`, secret: "shared" }),
    arrived: async () => arrived,
    breakDown: () => app.close(),
    close: () => app.close(),
  };
});
