import type { Effect } from "@callboard/bus/handler.ts";
import type { Upstreams } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { ComposeMails } from "./compose-mails.ts";
import { liveHandlers } from "./live.ts";
import { mailHandlers } from "./mails.ts";
import { peopleHandlers } from "./people.ts";

const formerConsumer = "messaging";

/** What messaging does on events. Live updates wait neither for mails nor for identity. */
export function createEffects(deps: {
  readonly upstreams: Upstreams;
  readonly composeMails: ComposeMails;
}): readonly Effect<Tables>[] {
  return [
    { name: "live", formerConsumer, handlers: liveHandlers() },
    { name: "mails", formerConsumer, handlers: mailHandlers(deps.composeMails) },
    { name: "people", formerConsumer, handlers: peopleHandlers(deps.upstreams) },
  ];
}
