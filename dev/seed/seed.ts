import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { announceMarket } from "./announce.ts";
import { makeMarket } from "./market.ts";
import type { Seeded } from "./write/seeded.ts";
import { writeBilling } from "./write/write-billing.ts";
import { writeCasting } from "./write/write-casting.ts";
import { writeEmbeddedAccounts, writeKeycloakAccounts } from "./write/write-accounts.ts";
import { writeIdentity } from "./write/write-identity.ts";
import { drawMedia } from "./write/draw-media.ts";
import { writeMedia } from "./write/write-media.ts";
import { writeMessaging } from "./write/write-messaging.ts";
import { writeProjects } from "./write/write-projects.ts";
import { writeTalent } from "./write/write-talent.ts";

/** The step after which everything of the market exists except pictures. */
export const MARKET_MADE = "Demo market: 2,000 talents, 60 projects, 8,000 submissions";

/**
 * Fills a new installation with the demo market. An interrupted seed continues with the same market, because its date
 * is stored and every write skips what already exists.
 */
export async function seedDemo(system: Seeded, progress: (step: string) => void): Promise<void> {
  const { data, places } = system;
  const file = join(data.path, "seed.json");
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { madeAt: string; done: boolean })
    : null;
  if (kept?.done) return;
  const madeAt = kept?.madeAt ?? new Date().toISOString();
  writeFileSync(file, JSON.stringify({ madeAt, done: false }));
  const moment = new Date(madeAt);
  const market = makeMarket(moment);

  await writeIdentity(market, places);
  const demo = market.members.filter((member) => member.demo);
  if (places.real) await writeKeycloakAccounts(demo, places.real.keycloak);
  else await writeEmbeddedAccounts(demo, places, data.secrets.identityProviderAdmin);
  progress("Demo sign-ins");
  await Promise.all([
    writeTalent(market, places),
    writeProjects(market, places),
    writeBilling(market, places, moment),
  ]);
  await Promise.all([
    writeCasting(market, places),
    writeMessaging(market, places),
    writeMedia(market, places),
  ]);
  await announceMarket(market, places, moment);
  progress(MARKET_MADE);
  await drawMedia(market, system);
  progress("Demo pictures");
  writeFileSync(file, JSON.stringify({ madeAt, done: true }));
}
