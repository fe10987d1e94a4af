import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { makeAdmin } from "#app/make-admin.ts";
import { configSchema } from "#config.ts";
import { createDeps, openSenders, openIdentity } from "#start.ts";

/** `node services/identity/src/make-admin.ts someone@example.com`: run it on the server, with identity's settings. */
const [email] = process.argv.slice(2);
if (email === undefined) throw new Error("Pass the email address of a registered account.");

const config = parseConfig(configSchema, readEnvironment());
const runtime = await openIdentity(config);
const deps = createDeps(runtime, config, openSenders(runtime, config));
const made = await makeAdmin(deps, email);
await runtime.bus.close();
await runtime.db.destroy();
process.stdout.write(made.ok ? `${email} is an admin now.\n` : `Not done: ${made.failure.message}\n`);
process.exit(made.ok ? 0 : 1);
