import { fastify } from "fastify";
import { createLog } from "@callboard/kit/log/log.ts";
import { describeMail } from "./mail.contract.ts";
import type { MailMessage } from "./mail.ts";
import { createMailbox } from "./mailbox.ts";

describeMail("the development mailbox", async () => {
  const arrived: MailMessage[] = [];
  const open = (port: number) => {
    const app = fastify();
    app.post("/messages", (request, reply) => {
      if (request.headers.authorization !== "Bearer shared") return reply.status(401).send();
      arrived.push(request.body as MailMessage);
      return reply.status(204).send();
    });
    return app.listen({ host: "127.0.0.1", port }).then((address) => ({ app, address }));
  };
  let { app, address } = await open(0);
  return {
    mail: createMailbox({ url: `${address}/messages`, secret: "shared" }, createLog("test", "silent")),
    arrived: async () => arrived,
    breakDown: () => app.close(),
    comeBack: async () => {
      ({ app, address } = await open(Number(new URL(address).port)));
    },
    close: () => app.close(),
  };
});
