import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request received by a subgraph. */
interface SubgraphRequest {
  readonly subgraph: string;
  readonly headers: IncomingMessage["headers"];
}

/** Every subgraph of the product, faked by one server, and another service's own HTTP path. */
export interface StubSubgraphs {
  readonly url: string;
  /** Each endpoint by name, in the form of the gateway's settings. */
  readonly endpoints: Readonly<Record<string, string>>;
  readonly received: SubgraphRequest[];
  /** Sets how the next requests are responded to. */
  answerWith(answer: (response: ServerResponse, request: SubgraphRequest) => void): void;
  close(): Promise<void>;
}

const NAMES = ["identity", "talent", "projects", "casting", "messaging", "billing", "media"];

export async function startStubSubgraphs(): Promise<StubSubgraphs> {
  const received: SubgraphRequest[] = [];
  let answer: (response: ServerResponse, request: SubgraphRequest) => void = (response) => response.end("{}");
  const server = createServer((request, response) => {
    const one = { subgraph: request.url?.split("/")[1] ?? "", headers: request.headers };
    received.push(one);
    request.resume().once("end", () => answer(response, one));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    endpoints: Object.fromEntries(NAMES.map((name) => [name, `${url}/${name}/graphql`])),
    received,
    answerWith(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
