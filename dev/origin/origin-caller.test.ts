import { request } from "node:http";
import getPort from "get-port";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { startOrigin } from "./origin.ts";

test.each([
  ["of this machine is whoever connects, whatever a header says", "localhost", "127.0.0.1"],
  ["with a proxy in front is whom that proxy names last", "casting.example", "203.0.113.7"],
])("the caller of an origin %s", async (_which, host, expected) => {
  const service = createHttpServer(createLog("test", "silent"));
  service.get("/caller/name", async ({ headers }) => headers["x-forwarded-for"]);
  const url = await service.listen({ host: "127.0.0.1", port: 0 });
  const port = await getPort();
  const name = host === "localhost" ? `localhost:${port}` : host;
  const publicUrl = host === "localhost" ? `http://${name}` : `https://${name}`;
  const routes = [{ path: "/caller", url }];
  const open = await startOrigin({ port, host: "127.0.0.1", publicUrl, routes, web: import.meta.dirname });
  const headers = { host: name, "x-forwarded-for": "198.51.100.9, 203.0.113.7" };
  const caller = await new Promise<string>((done, failed) => {
    request({ host: "127.0.0.1", port, path: "/caller/name", headers }, (answer) => {
      answer.setEncoding("utf8").on("data", done);
    })
      .on("error", failed)
      .end();
  });
  await open.stop();
  await service.close();
  expect(caller).toBe(expected);
});
