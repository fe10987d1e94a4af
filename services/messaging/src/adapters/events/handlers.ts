import { dataExportHandler } from "@callboard/runtime/data-export.ts";
import type { Effect } from "@callboard/bus/handler.ts";
import type { Upstreams } from "#app/ports.ts";
import type { MailLinks } from "#domain/mails/mail-links.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { endingHandlers } from "./endings.ts";
import { invitationMailHandlers } from "./invitation-mails.ts";
import { erasureHandlers } from "./erasure.ts";
import { liveHandlers } from "./live.ts";
import { mailHandlers } from "./mails.ts";
import { noticeHandlers } from "./notices.ts";
import { projectChangeHandlers } from "./project-changes.ts";
import { createNoticeReader } from "./read-notices.ts";
import { unreadMailHandlers } from "./unread-mails.ts";
import { peopleHandlers } from "./people.ts";

const formerConsumer = "messaging";

/** The effects of messaging. Live updates do not wait for mails or for identity. */
export function createEffects(deps: {
  readonly upstreams: Upstreams;
  readonly links: MailLinks;
  readonly exportOf: (userId: string) => Promise<object>;
}): readonly Effect<Tables>[] {
  const readNotices = createNoticeReader(deps.upstreams);
  const mails = [
    ...mailHandlers(readNotices, deps.upstreams, deps.links),
    ...invitationMailHandlers(deps.upstreams, deps.links),
  ];
  const people = [
    ...peopleHandlers(deps.upstreams),
    ...erasureHandlers(deps.upstreams),
    dataExportHandler<Tables>(deps),
  ];
  return [
    { name: "live", formerConsumer, handlers: liveHandlers() },
    { name: "mails", formerConsumer, handlers: mails },
    { name: "endings", handlers: endingHandlers() },
    { name: "notices", handlers: noticeHandlers(readNotices) },
    { name: "project-changes", handlers: projectChangeHandlers(deps.upstreams) },
    { name: "unread-mails", handlers: unreadMailHandlers() },
    { name: "people", formerConsumer, handlers: people },
  ];
}
