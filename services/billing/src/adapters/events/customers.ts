import { sql, type Transaction } from "kysely";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { UserRegisteredSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import type { Payments } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";

/**
 * Creates a customer at the payment provider for each new member; the provider returns the same one for the same
 * member.
 */
export function customerHandlers(payments: Payments): readonly EventHandler<Tables>[] {
  return [
    on({
      schema: UserRegisteredSchema,
      fetch: async ({ userId }) => {
        const customer = await payments.customerFor(userId);
        if (!customer.ok) throw new FailureError(customer.failure);
        return customer.value;
      },
      apply: async (tx: Transaction<Tables>, customerId, { userId }) => {
        await sql`insert into subscriber (user_id, customer_id) values (${userId}, ${customerId})
          on conflict (user_id) do update set customer_id = coalesce(subscriber.customer_id, excluded.customer_id)`.execute(
          tx,
        );
      },
    }),
  ];
}
