import Keycloak from "keycloak-js";
import { claimDrafts, draftsOwner } from "#lib/forms/drafts.ts";
import {
  RESPONSES_DATABASE,
  SHELL_CACHES,
  UPLOADS_DATABASE,
  WAITING_DATABASE,
} from "#lib/offline/database.ts";
import { announceLeaving, forgetAll } from "./leaving.ts";
import { CHECK_TIMEOUT_MS, createSession, timeout, type Session } from "./session.ts";

/** The longest that signing out waits for stored data to be deleted. */
const FORGET_TIMEOUT_MS = 2_000;

/** Deletes everything that this site stores of a person in the browser, after unsaved changes have been sent. */
async function forgetStoredState(): Promise<void> {
  announceLeaving();
  localStorage.clear();
  sessionStorage.clear();
  // deleteDatabase waits for the last page that has it open, so the records are deleted first.
  await Promise.race([forgetAll(), timeout(FORGET_TIMEOUT_MS)]);
  for (const name of [WAITING_DATABASE, UPLOADS_DATABASE, RESPONSES_DATABASE]) indexedDB.deleteDatabase(name);
  if (!("caches" in globalThis)) return;
  const names = (await caches.keys()).filter((name) => !name.startsWith(SHELL_CACHES));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Set from when the provider says that the last member's session has ended until somebody signs in. */
const ENDED = "callboard.session-ended";

async function forgetStoredResponses(): Promise<void> {
  localStorage.setItem(ENDED, "yes");
  const deleted = import("#lib/offline/kept-answers.ts").then(({ responsesInBrowser }) =>
    responsesInBrowser("").forget(),
  );
  await Promise.race([deleted.catch(() => undefined), timeout(FORGET_TIMEOUT_MS)]);
}

function welcomeMember(member: string): void {
  localStorage.removeItem(ENDED);
  claimDrafts(member);
}

/** Whether anything of this site responds; the worker does not serve this file. */
async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  return fetch("/robots.txt", { method: "HEAD", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
}

/** The session with the real provider, in a browser. */
export function browserSession(): Session {
  return createSession({
    origin: location.origin,
    connect: (config) => new Keycloak(config),
    tabs: new BroadcastChannel("callboard.session"),
    leaveFor: (path) => location.replace(path),
    forget: forgetStoredState,
    forgetResponses: forgetStoredResponses,
    remembered: () => (localStorage.getItem(ENDED) === null ? draftsOwner() : ""),
    isReachable: isSiteReachable,
    welcome: welcomeMember,
  });
}
