import { createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands before an S3 server, counts the parts that were sent, and breaks the connection where it is told to. */
export interface BrokenConnection {
  readonly url: string;
  /** Parts that went through. */
  parts: number;
  /** The place of the part at which the connection breaks, once. */
  breakAtPlace: number | null;
  close(): Promise<void>;
}

export async function startBrokenConnection(target: string): Promise<BrokenConnection> {
  const to = new URL(target);
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "", target);
    const isPart = request.method === "PUT" && searchParams.has("partNumber");
    if (isPart && connection.parts + 1 === connection.breakAtPlace) {
      connection.breakAtPlace = null;
      request.socket.destroy();
      return;
    }
    if (isPart) connection.parts += 1;
    const { method, headers, url: path } = request;
    // The name that was asked for stays, since it is signed.
    const onward = forward(
      { host: to.hostname, port: to.port, method, path, headers, setHost: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const connection: BrokenConnection = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    parts: 0,
    breakAtPlace: null,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return connection;
}
