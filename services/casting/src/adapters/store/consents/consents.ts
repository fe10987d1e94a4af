import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { ConsentReads, ConsentUnit } from "#app/consents/consent-ports.ts";
import type { LockedPosition } from "#app/ports.ts";
import { CONSENT_MINUTES, slotUnderConsent, underConsent } from "#domain/consent/consent.ts";
import type { Slot } from "#domain/slot.ts";
import { toPosition, toSlot } from "../rows.ts";
import type { Tables } from "../tables.ts";

type Db = Kysely<Tables>;

/** Seconds after which the outcome of a change is looked up if its event has not arrived. */
const CONFIRM_AFTER_SECONDS = 15;
/** A transaction may wait for a lock, so the time is that of the statement. */
const HOLDS = sql`ends_at > clock_timestamp()`;
const END = sql`clock_timestamp() + make_interval(mins => ${sql.lit(CONSENT_MINUTES)})`;

type PositionRow = Selectable<Tables["position"]> & {
  readonly agreed_quantity: number | null;
  readonly agreed_removed: boolean | null;
};

type SlotRow = Selectable<Tables["slot"]> & {
  readonly agreed_capacity: number | null;
  readonly agreed_cancelled: boolean | null;
};

/** Positions by id, as the consents in force leave them. Lock them first: a consent is given under the same lock. */
export async function positionsInForce(db: Db, ids: readonly string[]): Promise<LockedPosition[]> {
  const { rows } = await sql<PositionRow>`
    select position.*, agreed.quantity as agreed_quantity, agreed.removed as agreed_removed
    from position cross join lateral (
      select min(quantity) as quantity, bool_or(removed) as removed from position_consent consent
      where position_id = position.id and consent.version > position.version and ${HOLDS}) agreed
    where position.id = any(${[...ids]}::uuid[]) order by position.id`.execute(db);
  return rows.map(({ agreed_quantity: quantity, agreed_removed: removed, ...row }) =>
    underConsent(toPosition(row), removed === null ? null : { quantity, removed }),
  );
}

/** Like `positionsInForce`, for slots. */
export async function slotsInForce(db: Db, ids: readonly string[]): Promise<Slot[]> {
  const { rows } = await sql<SlotRow>`
    select slot.*, agreed.capacity as agreed_capacity, agreed.cancelled as agreed_cancelled
    from slot cross join lateral (
      select min(capacity) as capacity, bool_or(cancelled) as cancelled from slot_consent consent
      where slot_id = slot.id and consent.version > slot.version and ${HOLDS}) agreed
    where slot.id = any(${[...ids]}::uuid[]) order by slot.id`.execute(db);
  return rows.map(({ agreed_capacity: capacity, agreed_cancelled: cancelled, ...row }) =>
    slotUnderConsent(toSlot(row), capacity === null || cancelled === null ? null : { capacity, cancelled }),
  );
}

export function consentReads(db: Db): ConsentReads {
  return {
    async openConsents(limit) {
      const open = sql`${HOLDS} and consent.agreed_at < clock_timestamp() - make_interval(secs => ${sql.lit(CONFIRM_AFTER_SECONDS)})`;
      const [positions, slots] = await Promise.all([
        sql<{ id: string }>`
          select distinct position.id from position_consent consent join position on position.id = consent.position_id
          where ${open} and consent.version > position.version and not position.removed
          order by position.id limit ${limit}`.execute(db),
        sql<{ id: string }>`
          select distinct slot.id from slot_consent consent join slot on slot.id = consent.slot_id
          where ${open} and consent.version > slot.version
          order by slot.id limit ${limit}`.execute(db),
      ]);
      return {
        positionIds: positions.rows.map(({ id }) => id),
        slotIds: slots.rows.map(({ id }) => id),
      };
    },
  };
}

export function consents(tx: Transaction<Tables>): ConsentUnit {
  return {
    async agreeToPosition({ id, version, consentId }, { quantity, removed }) {
      await sql`
        insert into position_consent (consent_id, position_id, quantity, removed, version, agreed_at, ends_at)
        select ${consentId}, id, ${quantity}, ${removed}, coalesce(${version}, version + 1), clock_timestamp(), ${END}
        from position where id = ${id}
        on conflict (position_id, consent_id) do update set quantity = excluded.quantity, removed = excluded.removed,
          version = excluded.version, agreed_at = excluded.agreed_at, ends_at = excluded.ends_at`.execute(tx);
    },
    async agreeToSlot({ id, version, consentId }, { capacity, cancelled }) {
      await sql`
        insert into slot_consent (consent_id, slot_id, capacity, cancelled, version, agreed_at, ends_at)
        select ${consentId}, id, ${capacity}, ${cancelled}, coalesce(${version}, version + 1), clock_timestamp(), ${END}
        from slot where id = ${id}
        on conflict (slot_id, consent_id) do update set capacity = excluded.capacity, cancelled = excluded.cancelled,
          version = excluded.version, agreed_at = excluded.agreed_at, ends_at = excluded.ends_at`.execute(tx);
    },
    async withdrawConsent(consentId, ids) {
      const about = [...ids];
      await sql`
        delete from position_consent where consent_id = ${consentId} and position_id = any(${about}::uuid[])`.execute(
        tx,
      );
      await sql`
        delete from slot_consent where consent_id = ${consentId} and slot_id = any(${about}::uuid[])`.execute(
        tx,
      );
    },
    async clearConsents() {
      await sql`
        delete from position_consent consent using position where position.id = consent.position_id
          and (consent.ends_at <= clock_timestamp() or consent.version <= position.version)`.execute(tx);
      await sql`
        delete from slot_consent consent using slot where slot.id = consent.slot_id
          and (consent.ends_at <= clock_timestamp() or consent.version <= slot.version)`.execute(tx);
    },
  };
}
