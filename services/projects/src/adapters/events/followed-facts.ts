import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { UserReinstatedSchema, UserSuspendedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { MediaDeletedSchema } from "@callboard/proto/media/v1/events_pb.ts";
import type { Transaction } from "kysely";
import { dropFile, hideProjectsOf } from "#adapters/store/followed-facts.ts";
import { addEvents } from "#adapters/store/outbox.ts";
import type { Tables } from "#adapters/store/tables.ts";

const SYSTEM = { kind: "system", service: "projects" } as const;
type Tx = Transaction<Tables>;

/** Updates projects when their creators are suspended or reinstated, and when files they show are deleted. */
export function followedFactHandlers(): readonly EventHandler<Tables>[] {
  const hide =
    (hidden: boolean) =>
    async (tx: Tx, _: unknown, { userId }: { readonly userId: string }): Promise<void> =>
      addEvents(tx, SYSTEM, await hideProjectsOf(tx, userId, hidden));
  return [
    on({ schema: UserSuspendedSchema, apply: hide(true) }),
    on({ schema: UserReinstatedSchema, apply: hide(false) }),
    on({
      schema: MediaDeletedSchema,
      apply: async (tx: Tx, _, { mediaId }) => addEvents(tx, SYSTEM, await dropFile(tx, mediaId)),
    }),
  ];
}
