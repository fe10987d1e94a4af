import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Pool } from "pg";

/**
 * A refresh token may be used again for a short time, because the response may have been lost. A later second use
 * means theft, and revokes the whole grant.
 */
const REUSE_GRACE_SECONDS = 10;

/** Models whose rows are deleted when their grant is revoked. */
const GRANTABLE = new Set(["AccessToken", "AuthorizationCode", "RefreshToken"]);

type Row = { payload: AdapterPayload; consumed: number | null };

const FIND = `
  select payload,
    case when consumed_at < now() - make_interval(secs => case when model = 'RefreshToken' then ${REUSE_GRACE_SECONDS} else 0 end)
      then extract(epoch from consumed_at)::int end as consumed
  from oidc_payload where model = $1 and (expires_at is null or expires_at > now()) and `;

const UPSERT = `
  insert into oidc_payload (model, id, payload, grant_id, uid, user_code, expires_at)
  values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
  on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
    uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`;

/**
 * The storage adapter of oidc-provider, in one table: sessions, codes, grants and refresh tokens survive a restart.
 */
export function createPayloadStore(pool: Pool): (model: string) => Adapter {
  const find = async (
    model: string,
    condition: string,
    value: string,
  ): Promise<AdapterPayload | undefined> => {
    const row = (await pool.query<Row>(`${FIND} ${condition}`, [model, value])).rows[0];
    if (row === undefined) return undefined;
    return row.consumed === null ? row.payload : { ...row.payload, consumed: row.consumed };
  };
  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      await pool.query(UPSERT, [
        model,
        id,
        payload,
        GRANTABLE.has(model) ? (payload.grantId ?? null) : null,
        payload.uid ?? null,
        payload.userCode ?? null,
        expiresIn ?? null,
      ]);
    },
    find: (id) => find(model, "id = $2", id),
    findByUid: (uid) => find(model, "uid = $2", uid),
    findByUserCode: (userCode) => find(model, "user_code = $2", userCode),
    consume: async (id) => {
      // the first use counts: a retry within the grace period must not extend it
      await pool.query(
        "update oidc_payload set consumed_at = coalesce(consumed_at, now()) where model = $1 and id = $2",
        [model, id],
      );
    },
    destroy: async (id) => {
      await pool.query("delete from oidc_payload where model = $1 and id = $2", [model, id]);
    },
    revokeByGrantId: async (grantId) => {
      await pool.query("delete from oidc_payload where grant_id = $1", [grantId]);
    },
  });
}

/** Removes expired payloads. */
export async function sweepPayloads(pool: Pool): Promise<void> {
  await pool.query("delete from oidc_payload where expires_at < now()");
  await pool.query("delete from verification where expires_at < now() - interval '1 day'");
}
