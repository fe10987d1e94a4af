import type { EventBus } from "@callboard/bus/bus.ts";
import type { DeadLetters } from "#app/dead-letters/letter-ports.ts";

/** The dead letters of the bus, without the payloads of their events. */
export function createDeadLetters(bus: EventBus): DeadLetters {
  return {
    async list(limit, consumer) {
      const letters = await bus.deadLetters(limit, consumer ?? undefined);
      return letters.map(({ consumer: of, envelope, reason, diedAt }) => ({
        consumer: of,
        eventId: envelope.id,
        subject: envelope.subject,
        aggregateId: envelope.aggregateId,
        reason,
        occurredAt: envelope.occurredAt,
        diedAt,
      }));
    },
    replay: (consumer, eventId) => bus.replay(consumer, eventId),
  };
}
