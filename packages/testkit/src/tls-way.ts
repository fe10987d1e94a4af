import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { createSecureContext, getCACertificates, setDefaultCACertificates, TLSSocket } from "node:tls";
import { generate } from "selfsigned";

const DAY_MS = 86_400_000;

/** A way to a server that speaks TLS on the near side, with a certificate that has run out until it is renewed. */
export interface TlsWay {
  readonly port: number;
  /** From now on it shows a certificate that is valid. */
  renew(): void;
  close(): Promise<void>;
}

/** What both sides say before they turn to TLS; resolves when they are to. */
export type Opening = (near: Socket) => Promise<void>;

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
 * Starts one on a free port of localhost, to the plain server at `to` if there is any. This process trusts whoever signed
 * both certificates until the way is closed.
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

/** PostgreSQL's: the client asks for TLS in eight bytes, and is given it by one. */
export const postgresOpening: Opening = async (near) => {
  await once(near, "data");
  near.write("S");
};
