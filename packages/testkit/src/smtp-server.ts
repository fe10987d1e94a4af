import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ReadAttachment } from "../../../dev/engines/mailbox/mime-text.ts";

/** How a mail server treats senders; without a user anyone may send. */
export interface SmtpBehaviour {
  readonly user?: string;
  readonly password?: string;
  /** Offers encryption, with a self-signed certificate. */
  readonly startTls?: boolean;
  /** Milliseconds until its greeting. */
  readonly greetingMs?: number;
}

/** A mail as the server accepted it; `raw` is the message with its headers. */
interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments: readonly ReadAttachment[];
  readonly secure: boolean;
  readonly raw: string;
}

/**
 * A real mail server in its own process. It refuses `gone@` permanently and `later@` temporarily, relays nothing to
 * `elsewhere@`, and accepts nothing from `stranger@`.
 */
export interface SmtpServer {
  readonly port: number;
  readonly taken: readonly TakenMail[];
  /** Kills it at once. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(behaviour?: SmtpBehaviour): Promise<void>;
}

export async function startSmtpServer(first: SmtpBehaviour = {}): Promise<SmtpServer> {
  const taken: TakenMail[] = [];
  const program = fileURLToPath(new URL("./smtp-server-process.ts", import.meta.url));
  let port = 0;
  let running: ChildProcess | null = null;
  const start = async (behaviour: SmtpBehaviour = first): Promise<void> => {
    const child = fork(program, [JSON.stringify({ ...behaviour, port })], { execArgv: [] });
    running = child;
    port = await new Promise<number>((listening, ended) => {
      child.once("exit", () => ended(new Error("The mail server did not start.")));
      child.on("message", (message: { port?: number; mail?: TakenMail }) => {
        if (message.port !== undefined) listening(message.port);
        if (message.mail !== undefined) taken.push(message.mail);
      });
    });
  };
  await start();
  return {
    get port() {
      return port;
    },
    taken,
    start,
    async kill() {
      const child = running;
      running = null;
      if (!child) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
