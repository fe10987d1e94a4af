import { statfsSync } from "node:fs";
import { StartRefused } from "../data-folder.ts";

/** Where the product listens, and how browsers reach it. */
export interface Reach {
  readonly port: number;
  /** Undefined: this machine only. */
  readonly host: string | undefined;
  readonly publicUrl: string;
}

const USUAL_PORT = 4000;
const HIGHEST_PORT = 65_535;
const MEGABYTE = 1024 ** 2;
/** What a new data folder with the demo market grows to, and room to work in. */
const NEW_BYTES = 1024 * MEGABYTE;
/** PostgreSQL needs some room to start at all. */
const KEPT_BYTES = 100 * MEGABYTE;

/** Names and addresses of this machine. */
const isLocal = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Whether browsers of other machines are meant to reach this address. */
export const isPublic = (publicUrl: string): boolean => !isLocal(new URL(publicUrl).hostname);

/**
 * Reads `PORT`, `HOST` and `PUBLIC_URL`; an empty one counts as unset. Throws StartRefused, with what to do, for what
 * nobody could open: browsers sign in on localhost or over https only.
 */
export function chosenReach(env: Readonly<Record<string, string | undefined>>): Reach {
  const given = env["PORT"] || String(USUAL_PORT);
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > HIGHEST_PORT)
    throw new StartRefused(`PORT is a whole number from 1 to ${HIGHEST_PORT}, not ${given}.`);
  const host = env["HOST"] || undefined;
  const publicUrl = chosenUrl(env["PUBLIC_URL"] || `http://localhost:${port}`);
  if (host !== undefined && !isLocal(host) && !isPublic(publicUrl)) {
    throw new StartRefused(
      `HOST=${host} lets other machines in, whose browsers sign in over https only: set PUBLIC_URL to the https ` +
        `address of a proxy in front (docs/running.md), or leave HOST out and use ssh -L ${port}:localhost:${port} there.`,
    );
  }
  return { port, host, publicUrl };
}

function chosenUrl(given: string): string {
  const url = URL.parse(given);
  if (url === null || given.replace(/\/$/, "") !== url.origin)
    throw new StartRefused(`PUBLIC_URL is an origin such as https://casting.example.com, not ${given}.`);
  if (url.protocol !== "https:" && !isLocal(url.hostname))
    throw new StartRefused(`PUBLIC_URL must be https, or browsers refuse to sign in: ${given} is not.`);
  return url.origin;
}

interface Shape {
  readonly hasDemo: boolean;
  readonly engines: "embedded" | "real";
  readonly hasMailServer: boolean;
  /** Whether pages come from their sources. */
  readonly watch?: boolean;
}

/**
 * Refuses what is for this machine alone under an address that others reach: the demo's accounts, whose password
 * everybody knows, the embedded identity provider, and the mailbox as the place where mails end.
 */
export function refuseInPublic(publicUrl: string, { hasDemo, engines, hasMailServer, watch }: Shape): void {
  if (!isPublic(publicUrl)) return;
  if (watch)
    throw new StartRefused(`--watch serves the sources of the pages: start ${publicUrl} without it.`);
  if (hasDemo)
    throw new StartRefused(
      `The password of the demo's accounts is known to everyone: start ${publicUrl} with --empty, on a data folder of its own.`,
    );
  if (engines === "embedded")
    throw new StartRefused(
      `The embedded identity provider serves this machine: start ${publicUrl} with --engines real.`,
    );
  if (!hasMailServer)
    throw new StartRefused(`Set ENGINE_SMTP_URL: without a mail server nobody can register at ${publicUrl}.`);
}

/** Refuses a folder on a disk that is too full. `isNew`: the data are still to be made. */
export function refuseFullDisk(folder: string, isNew: boolean): void {
  const { bavail, bsize } = statfsSync(folder);
  const needed = isNew ? NEW_BYTES : KEPT_BYTES;
  const free = bavail * bsize;
  if (free < needed)
    throw new StartRefused(
      `${folder} has ${Math.floor(free / MEGABYTE)} MB left and needs ${needed / MEGABYTE}: make room, or set CALLBOARD_DATA to another folder.`,
    );
}
