import type { Envelope } from "@callboard/bus/event.ts";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import {
  SubmissionBookedSchema,
  SubmissionCreatedSchema,
  SubmissionReleasedSchema,
  SubmissionStatusChangedSchema,
  SubmissionWithdrawnSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import type { Transaction } from "kysely";
import { followSubmission } from "#app/follow-submission.ts";
import type { Unit } from "#app/ports.ts";
import { done } from "./effect.ts";

/** Keys that every event of a submission carries. */
interface About {
  readonly submissionId: string;
  readonly projectId: string;
  readonly positionId: string;
}

/** Counters and Filled follow the submissions. */
export function onSubmissionChanged<Tables>(
  unitOf: (tx: Transaction<Tables>) => Unit,
): EventHandler<Tables>[] {
  type Tx = Transaction<Tables>;
  const follow = async (
    tx: Tx,
    about: About,
    state: { readonly envelope: Envelope; readonly stands: boolean | null; readonly booked: boolean },
  ): Promise<void> => {
    const { submissionId, projectId, positionId } = about;
    const { envelope, stands, booked } = state;
    const mark = { submissionId, projectId, positionId, stands, booked, version: envelope.version };
    done(await followSubmission(unitOf(tx), mark));
  };
  return [
    on(SubmissionCreatedSchema, (tx, event, envelope) =>
      follow(tx, event, { envelope, stands: true, booked: false }),
    ),
    on(SubmissionWithdrawnSchema, (tx, event, envelope) =>
      follow(tx, event, { envelope, stands: false, booked: false }),
    ),
    on(SubmissionBookedSchema, (tx, event, envelope) =>
      follow(tx, event, { envelope, stands: true, booked: true }),
    ),
    on(SubmissionReleasedSchema, (tx, event, envelope) =>
      follow(tx, event, { envelope, stands: true, booked: false }),
    ),
    on(SubmissionStatusChangedSchema, (tx, event, envelope) =>
      follow(tx, event, { envelope, stands: event.to !== "Withdrawn", booked: event.to === "Booked" }),
    ),
  ];
}
