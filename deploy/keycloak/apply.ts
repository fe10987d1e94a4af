import { readEnvironment } from "@callboard/kit/process/config.ts";
import { applyRealm, readRealmEnvironment } from "./apply-realm.ts";

/** `node deploy/keycloak/apply.ts`: creates the realm, or updates an existing one to match the code. */
process.stdout.write(`${await applyRealm(readRealmEnvironment(readEnvironment()))}\n`);
