import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { UserErasedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import type { Transaction } from "kysely";
import { closeProjectsOf } from "#app/project/close-project.ts";
import { forgetSearchesOf } from "#app/saved-search/match-searches.ts";
import { erasePerson } from "#adapters/store/erasure.ts";
import { hideProjectsOf } from "#adapters/store/followed-facts.ts";
import { addEvents } from "#adapters/store/outbox.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import type { Tables } from "#adapters/store/tables.ts";

const SYSTEM = { kind: "system", service: "projects" } as const;

/**
 * When a member is erased, their projects stay with the company and their personal data is deleted. If the company
 * has no members left, its approved projects close.
 */
export function erasureHandlers(now: () => Date): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: UserErasedSchema,
      apply: async (tx: Transaction<Tables>, _, { userId, emptiedCompanyId }) => {
        await forgetSearchesOf(unitOf(tx), userId, now());
        if (emptiedCompanyId !== "") await closeProjectsOf(unitOf(tx), emptiedCompanyId, now());
        // Their projects belong to the company from now on, so a suspension no longer hides them.
        await addEvents(tx, SYSTEM, await hideProjectsOf(tx, userId, false));
        await erasePerson(tx, userId);
      },
    }),
  ];
}
