import type { EventPayload, EventSchema } from "@callboard/bus/event.ts";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import {
  SubmissionBookedSchema,
  SubmissionCreatedSchema,
  SubmissionReleasedSchema,
  SubmissionStatusChangedSchema,
  SubmissionWithdrawnSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import type { Transaction } from "kysely";
import { followSubmission } from "#app/position/follow-submission.ts";
import type { SubmissionMark } from "#app/ports.ts";
import { unitOf } from "#adapters/store/unit-of-work.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { throwFailure } from "./outcome.ts";

/** The part of a submission that the counters need. */
type Counted = Pick<SubmissionMark, "submissionId" | "projectId" | "positionId" | "stands" | "booked">;

/** Updates the counters, and with them Filled, when submissions change. */
export function counterHandlers(): readonly EventHandler<Tables>[] {
  return [
    count(SubmissionCreatedSchema, (event) => counted(event, { stands: true, booked: false })),
    count(SubmissionWithdrawnSchema, (event) => counted(event, { stands: false, booked: false })),
    count(SubmissionBookedSchema, (event) => counted(event, { stands: true, booked: true })),
    count(SubmissionReleasedSchema, (event) => counted(event, { stands: true, booked: false })),
    count(SubmissionStatusChangedSchema, (event) =>
      counted(event, { stands: event.to !== "Withdrawn", booked: event.to === "Booked" }),
    ),
  ];
}

function count<S extends EventSchema>(
  schema: S,
  read: (payload: EventPayload<S>) => Counted,
): EventHandler<Tables> {
  return on({
    schema,
    apply: async (tx: Transaction<Tables>, _, payload, { version }) =>
      throwFailure(await followSubmission(unitOf(tx), { ...read(payload), version })),
  });
}

function counted(
  { submissionId, projectId, positionId }: Pick<Counted, "submissionId" | "projectId" | "positionId">,
  state: Pick<Counted, "stands" | "booked">,
): Counted {
  return { submissionId, projectId, positionId, ...state };
}
