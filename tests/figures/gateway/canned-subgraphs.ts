/**
 * The benchmark's subgraphs in a separate process: `node canned-subgraphs.ts PORT`. The real schema computes the
 * first response to a request; later ones repeat its bytes.
 */
import { createServer } from "node:http";
import { playedGraph, type SubgraphQuery } from "../../../gateway/test/played-graph.ts";

const graph = playedGraph();
const answers = new Map<string, Promise<Buffer>>();

async function compute(subgraph: string, body: string): Promise<Buffer> {
  const answer = await graph.run(subgraph, JSON.parse(body) as SubgraphQuery);
  if (answer.errors) process.stderr.write(`${subgraph}: ${JSON.stringify(answer.errors)}\n${body}\n`);
  return Buffer.from(JSON.stringify(answer));
}

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const subgraph = request.url?.split("/")[1] ?? "";
    const body = Buffer.concat(chunks).toString();
    const key = `${subgraph} ${body}`;
    const answer = answers.get(key) ?? compute(subgraph, body);
    answers.set(key, answer);
    void answer.then((bytes) =>
      response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(bytes),
    );
  });
}).listen(Number(process.argv[2]), "127.0.0.1", () => process.stdout.write("ready\n"));
