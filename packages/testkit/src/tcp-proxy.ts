import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy to a server that can be cut and restored, like a network. */
export interface TcpProxy {
  /** The server's URL with the address of the proxy. */
  readonly url: string;
  /** Drops all connections, and refuses new ones. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Starts one on a free port to the host and port of a URL. */
export async function startTcpProxy(to: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
    if (isCut) near.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = new URL(to);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const breakOff = (): void => open.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut() {
      isCut = true;
      breakOff();
    },
    restore() {
      isCut = false;
    },
    close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      breakOff();
      return closed;
    },
  };
}
