import { readEnvironment } from "@callboard/kit/process/config.ts";
import { applyRealm, readRealmEnvironment } from "./apply-realm.ts";

/** `node deploy/keycloak/apply.ts`: makes the realm, or brings the one that is there to what the code says. */
process.stdout.write(`${await applyRealm(readRealmEnvironment(readEnvironment()))}\n`);
