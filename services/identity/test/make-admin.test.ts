import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { openWorld } from "./identity-world.ts";
import type { World } from "./identity-world.ts";

const COMMAND = fileURLToPath(new URL("../src/make-admin.ts", import.meta.url));
const run = promisify(execFile);

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

function makeAdmin(...args: string[]) {
  return run(process.execPath, [COMMAND, ...args], { env: world.environment });
}

async function sessionOf(subject: string, email: string) {
  return expectOk(
    await world.grpc.resolveSession({ issuer: world.issuer, subject, email, emailVerified: true }),
  );
}

it("makes an admin of somebody who has only signed up, and doing it again changes nothing", async () => {
  const email = "first@callboard.test";
  const person = {
    email,
    password: "correct horse",
    firstName: "Ada",
    lastName: "Vale",
    emailVerified: true,
  };
  const { subject } = expectOk(await world.provider.create(person));
  expect((await makeAdmin(email)).stdout).toBe(`${email} is an admin now.\n`);
  const session = await sessionOf(subject, email);
  expect(session).toMatchObject({ roles: ["Admin"], registered: true });
  expect(expectOk(await world.provider.find(subject))?.roles).toEqual(["Admin"]);
  // The running service may have read the role at the provider first, and published it.
  const events = await world.events(session.userId);
  expect(events.filter((event) => event !== "user.role_changed")).toEqual(["user.registered"]);
  await makeAdmin(email);
  expect(await world.events(session.userId)).toEqual(events);
});

it("adds the role to a member who has another one", async () => {
  const { actor, subject, email } = await world.addAccount({ roles: ["Production"] });
  await makeAdmin(email);
  expect((await sessionOf(subject, email)).roles).toEqual(["Admin", "Production"]);
  expect(await world.events(actor.userId)).toEqual(["user.role_changed"]);
});

it("says that nobody has the address", async () => {
  await expect(makeAdmin("nobody@callboard.test")).rejects.toMatchObject({
    code: 1,
    stdout: "Not done: This account was not found.\n",
  });
});
