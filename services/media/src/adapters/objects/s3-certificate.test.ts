import { FailureError } from "@callboard/kit/failure.ts";
import { logInto } from "@callboard/testkit/log-into.ts";
import { startExpiredWay, type TlsWay } from "@callboard/testkit/tls-way.ts";
import { openS3Store } from "./s3.ts";

let way: TlsWay;
beforeEach(async () => {
  way = await startExpiredWay();
});
afterEach(() => way.close());

test("a store whose certificate has expired is UNAVAILABLE, and the log says so", async () => {
  const logged: string[] = [];
  const url = `https://localhost:${way.port}`;
  const settings = { url, region: "us-east-1", bucket: "callboard", accessKey: "key", secretKey: "secret" };
  const store = openS3Store(
    { ...settings, publicUrl: url, origin: "http://localhost" },
    { log: logInto(logged), clock: () => new Date() },
  );
  await expect(store.stat("key")).rejects.toBeInstanceOf(FailureError);
  expect(logged).toEqual(["S3's certificate has expired: renew it. The server is the one in S3_URL"]);
});
