import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { createSecureContext, getCACertificates, setDefaultCACertificates, TLSSocket } from "node:tls";
import { generate } from "selfsigned";

const DAY_MS = 86_400_000;

/** A TLS proxy to a server, with a certificate that is expired until it is renewed. */
export interface TlsWay {
  readonly port: number;
  /** Switches to a valid certificate. */
  renew(): void;
  close(): Promise<void>;
}

/** What both sides exchange before TLS begins; resolves when it should begin. */
export type Opening = (near: Socket) => Promise<void>;

/** A TLS server on localhost that says nothing, with a certificate for so many days; returns its address and an end. */
export async function startShortLived(
  days: number,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { context } = await certificate(-1, days);
  const server = createServer((near) => {
    near.on("error", () => undefined);
    new TLSSocket(near, { isServer: true, secureContext: context }).on("error", () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `https://localhost:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise((closed) => server.close(() => closed())) };
}

const straight: Opening = async () => undefined;

async function certificate(fromDay: number, untilDay: number) {
  const now = Date.now();
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    notBeforeDate: new Date(now + fromDay * DAY_MS),
    notAfterDate: new Date(now + untilDay * DAY_MS),
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  return { cert, context: createSecureContext({ cert, key }) };
}

/**
 * Starts one on a free port of localhost, to the plain server at `to` if given. Until it is closed, this process
 * trusts the issuer of both certificates.
 */
export async function startExpiredWay(to: URL | null = null, opening = straight): Promise<TlsWay> {
  const [expired, renewed] = [await certificate(-2, -1), await certificate(-1, 1)];
  const trusted = getCACertificates("default");
  setDefaultCACertificates([...trusted, expired.cert, renewed.cert]);
  let shown = expired.context;
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => open.delete(socket));
  };
  const server = createServer(async (near) => {
    keep(near);
    await opening(near);
    const secure = new TLSSocket(near, { isServer: true, secureContext: shown });
    keep(secure);
    if (to === null) return;
    const far = connect(Number(to.port), to.hostname);
    keep(far);
    secure.pipe(far).pipe(secure);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    renew: () => {
      shown = renewed.context;
    },
    async close() {
      for (const socket of open) socket.destroy();
      setDefaultCACertificates(trusted);
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** PostgreSQL's: the client requests TLS with eight bytes, and the server accepts with one. */
export const postgresOpening: Opening = async (near) => {
  await once(near, "data");
  near.write("S");
};
