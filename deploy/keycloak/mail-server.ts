/** The mail server that the realm uses, and how to connect. */
export type MailServer = {
  readonly host: string;
  readonly port: number;
  readonly from: string;
  /** Whether the connection uses TLS from the start, STARTTLS, or no encryption. */
  readonly encryption: "tls" | "starttls" | "none";
  readonly user?: string;
  readonly password?: string;
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** The ports of submission (RFC 6409) and of submission over TLS (RFC 8314). */
const PORT = 587;
const TLS_PORT = 465;

/**
 * Parses `smtp(s)://user:password@host:port` like the services' own mail setting (`packages/mail/src/smtp.ts`): the
 * port defaults to 587 or 465, and a password is sent to another machine only over an encrypted connection.
 * `?starttls=true` encrypts without a user too.
 */
export function mailServerOf(url: string, from: string): MailServer {
  const { protocol, hostname: host, port, username, password, searchParams } = new URL(url);
  const isTls = protocol === "smtps:";
  const startsTls = searchParams.get("starttls") === "true" || (username !== "" && !LOOPBACK.test(host));
  return {
    host,
    port: Number(port) || (isTls ? TLS_PORT : PORT),
    from,
    encryption: isTls ? "tls" : startsTls ? "starttls" : "none",
    ...(username === ""
      ? {}
      : { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
  };
}
