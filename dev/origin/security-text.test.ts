import getPort from "get-port";
import { startOrigin } from "./origin.ts";
import { readSecurityContact } from "./security-text.ts";

const CONTACT = "mailto:security@example.com";
const EXPIRES = "2027-06-30T00:00:00Z";

async function read(security: ReturnType<typeof readSecurityContact>) {
  const port = await getPort();
  const publicUrl = `http://localhost:${port}`;
  const folder = import.meta.dirname;
  const origin = await startOrigin({ port, host: "localhost", publicUrl, routes: [], web: folder, security });
  const answer = await fetch(`${publicUrl}/.well-known/security.txt`, { headers: { accept: "text/html" } });
  const found = {
    status: answer.status,
    type: answer.headers.get("content-type"),
    text: await answer.text(),
  };
  await origin.stop();
  return { ...found, publicUrl };
}

test("says where a flaw is reported, and until when", async () => {
  const { publicUrl, ...answer } = await read(
    readSecurityContact({ SECURITY_CONTACT: CONTACT, SECURITY_EXPIRES: EXPIRES }),
  );
  expect(answer).toEqual({
    status: 200,
    type: "text/plain; charset=utf-8",
    text: `Contact: ${CONTACT}\nExpires: ${EXPIRES}\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
  });
});

test("is not there without a contact", async () => {
  expect(await read(readSecurityContact({}))).toMatchObject({ status: 404 });
});

test.each([
  [{ SECURITY_CONTACT: CONTACT }],
  [{ SECURITY_EXPIRES: EXPIRES }],
  [{ SECURITY_CONTACT: "security@example.com", SECURITY_EXPIRES: EXPIRES }],
  [{ SECURITY_CONTACT: `${CONTACT}\nPolicy: x`, SECURITY_EXPIRES: EXPIRES }],
  [{ SECURITY_CONTACT: CONTACT, SECURITY_EXPIRES: "next year" }],
])("%j is refused", (environment) => {
  expect(() => readSecurityContact(environment)).toThrow(/SECURITY_/);
});
