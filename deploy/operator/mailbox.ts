import { z } from "zod";
import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { startMailbox } from "../../dev/engines/mailbox/start-mailbox.ts";

/**
 * `node deploy/operator/mailbox.ts`: the mail server of an evaluation set, which stores received mail and displays
 * it.
 */
const { MAIL_SECRET } = parseConfig(z.object({ MAIL_SECRET: z.string().min(1) }), readEnvironment());
const mailbox = await startMailbox({
  host: "0.0.0.0",
  port: 8025,
  smtpPort: 1025,
  secret: MAIL_SECRET,
  dataFolder: "/data",
});
process.once("SIGTERM", () => void mailbox.stop().then(() => process.exit(0)));
