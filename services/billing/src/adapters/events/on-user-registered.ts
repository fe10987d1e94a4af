import { sql } from "kysely";
import { on } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { UserRegisteredSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import type { Payments } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** A new member gets a customer at the payment provider, the same one however often it is asked for. */
export function onUserRegistered(payments: Payments) {
  return on<Tables, typeof UserRegisteredSchema>(UserRegisteredSchema, async (tx, { userId }) => {
    const customer = await payments.customerFor(userId);
    if (!customer.ok) throw new FailureError(customer.failure);
    await sql`insert into subscriber (user_id, customer_id) values (${userId}, ${customer.value})
      on conflict (user_id) do update set customer_id = coalesce(subscriber.customer_id, excluded.customer_id)`.execute(
      tx,
    );
  });
}
