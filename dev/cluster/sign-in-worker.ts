/** Runs inside the cluster's network: creates accounts, signs them in, and prints their access tokens as JSON. */
import { readFileSync } from "node:fs";
import { OriginClient } from "../../deploy/operator/origin-client.ts";
import { newPerformer } from "../../deploy/operator/performer.ts";

interface Settings {
  readonly count: number;
  readonly publicUrl: string;
  readonly origin: string;
  readonly keycloak: { readonly url: string; readonly user: string; readonly password: string };
}

const { count, publicUrl, origin, keycloak } = JSON.parse(readFileSync(0, "utf8")) as Settings;
const tokens: string[] = [];
for (let made = 0; made < count; made += 1)
  tokens.push((await newPerformer(keycloak, new OriginClient(publicUrl, origin))).token);
process.stdout.write(JSON.stringify(tokens));
process.exit();
