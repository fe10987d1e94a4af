/** Where the realm hands its mail over, and how. */
export type MailServer = {
  readonly host: string;
  readonly port: number;
  readonly from: string;
  /** What the connection is: encrypted from its beginning, after STARTTLS, or not. */
  readonly encryption: "tls" | "starttls" | "none";
  readonly user?: string;
  readonly password?: string;
};

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** The ports of submission (RFC 6409) and of submission over TLS (RFC 8314). */
const PORT = 587;
const TLS_PORT = 465;

/**
 * The server that `smtp(s)://user:password@host:port` names, read as the services' own mail is
 * (`packages/mail/src/smtp.ts`): 587 and 465 unless a port is said; a password leaves this machine only encrypted.
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
