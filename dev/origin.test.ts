import getPort from "get-port";
import { startOrigin } from "./origin.ts";

let url: string;
let origin: { stop(): Promise<void> };
beforeAll(async () => {
  const [port, nobody] = [await getPort(), await getPort()];
  url = `http://localhost:${port}`;
  const routes = [{ path: "/auth", url: `http://127.0.0.1:${nobody}` }];
  origin = await startOrigin({ port, publicUrl: url, routes, web: import.meta.dirname });
});
afterAll(() => origin.stop());

test.each([
  ["tr-TR,tr;q=0.9", "tr"],
  ["fr,ar;q=0.5", "ar"],
  ["fr", "en"],
])(
  "who goes to what does not answer and reads %s gets a page in %s that tries again",
  async (reads, language) => {
    const headers = { accept: "text/html,*/*", "accept-language": reads };
    const answer = await fetch(`${url}/auth/sign-in`, { headers });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("refresh")).toBe("3");
    expect(await answer.text()).toContain(`<html lang="${language}"`);
  },
);

test("a call to it gets an error that no page hides", async () => {
  const answer = await fetch(`${url}/auth/token`, { method: "POST", headers: { accept: "text/html" } });
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(answer.headers.get("content-type")).toMatch(/json/);
});
