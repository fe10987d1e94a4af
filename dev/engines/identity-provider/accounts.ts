import type { Pool, PoolClient } from "pg";

/** A person who can sign in. Times are ISO 8601. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly phone: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailVerified: boolean;
  readonly enabled: boolean;
  readonly roles: readonly string[];
  /** Tokens issued before this moment are no longer valid. */
  readonly signedOutAt: string | null;
};

type NewAccount = {
  readonly id?: string | undefined;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly passwordHash?: string | null | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly roles?: readonly string[] | undefined;
};

type Row = {
  id: string;
  email: string;
  phone: string | null;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  email_verified: boolean;
  enabled: boolean;
  roles: string[];
  signed_out_at: Date | null;
};

function toAccount(row: Row): Account {
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    firstName: row.first_name,
    lastName: row.last_name,
    emailVerified: row.email_verified,
    enabled: row.enabled,
    roles: row.roles,
    signedOutAt: row.signed_out_at?.toISOString() ?? null,
  };
}

/** A column assignment of `account`, with `$2` as its value. */
const ASSIGNMENTS = {
  passwordHash: "password_hash = $2",
  enabled: "enabled = $2",
  emailVerified: "email_verified = $2",
  roles: "roles = (select coalesce(array_agg(distinct r order by r), '{}') from unnest($2::text[]) r)",
  addRole: "roles = (select array_agg(distinct r order by r) from unnest(roles || $2::text) r)",
  removeRole: "roles = array_remove(roles, $2::text)",
} as const;

type AccountChange = keyof typeof ASSIGNMENTS;

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** Appends to the list of changes. The lock makes positions visible in order, so that readers never skip one. */
async function recordChange(client: PoolClient, accountId: string): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('account_change'))");
  await client.query("insert into account_change (account_id) values ($1)", [accountId]);
}

const CREATE = `
  insert into account (id, email, phone, password_hash, first_name, last_name, email_verified, roles)
  values (coalesce($1, uuidv7()), $2, $3, $4, $5, $6, $7, $8)
  on conflict do nothing returning *`;

async function createAccount(pool: Pool, account: NewAccount): Promise<Account | null> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Row>(CREATE, [
      account.id ?? null,
      account.email,
      account.phone ?? null,
      account.passwordHash ?? null,
      account.firstName ?? "",
      account.lastName ?? "",
      account.emailVerified ?? false,
      account.roles ?? [],
    ]);
    const row = rows[0];
    if (row === undefined) return null;
    await recordChange(client, row.id);
    return toAccount(row);
  });
}

async function setPhone(pool: Pool, id: string, phone: string | null): Promise<Account | null> {
  return inTransaction(pool, async (client) => {
    const former = await client.query<Row>(
      "update account set phone = null where phone = $1 and id <> $2 returning *",
      [phone, id],
    );
    const own = await client.query<Row>("update account set phone = $2 where id = $1 returning *", [
      id,
      phone,
    ]);
    for (const row of [...former.rows, ...own.rows]) await recordChange(client, row.id);
    const row = own.rows[0];
    return row === undefined ? null : toAccount(row);
  });
}

async function listChanges(pool: Pool, after: string, limit: number): Promise<AccountChanges> {
  const { rows } = await pool.query<{ position: string; account_id: string }>(
    "select position, account_id from account_change where position > $1 order by position limit $2",
    [after, limit],
  );
  const ids = [...new Set(rows.map((row) => row.account_id))];
  const accounts = await pool.query<Row>("select * from account where id = any($1::uuid[])", [ids]);
  return { cursor: rows.at(-1)?.position ?? after, accounts: accounts.rows.map(toAccount) };
}

/** The current state of changed accounts, and the cursor for the next read. */
type AccountChanges = { readonly cursor: string; readonly accounts: readonly Account[] };

export type Accounts = {
  byId: (id: string) => Promise<Account | null>;
  byEmail: (email: string) => Promise<Account | null>;
  /** The account with this e-mail address or phone number (E.164), and its password hash. */
  byLogin: (login: string) => Promise<{ account: Account; passwordHash: string | null } | null>;
  /** Null if the id, the address or the phone number is taken. */
  create: (account: NewAccount) => Promise<Account | null>;
  /** Signs in with this number alone, which is taken from whoever had it; null if there is no such account. */
  setPhone: (id: string, phone: string | null) => Promise<Account | null>;
  /** Applies one change and records it; null if there is no such account. */
  change: (id: string, what: AccountChange, value: unknown) => Promise<Account | null>;
  /** Marks the address as verified; a registration waiting for it takes effect. False if it was verified before. */
  confirmEmail: (id: string, registration: Registration | null) => Promise<boolean>;
  /** Ends every session and refresh token of the account, and records the time. */
  signOutEverywhere: (id: string) => Promise<Account | null>;
  /** Ids of the sessions that go on, as tokens name them. */
  sessions: (id: string) => Promise<readonly string[]>;
  /** Ends one session with its refresh tokens; false if there is none. */
  endSession: (id: string, sessionId: string) => Promise<boolean>;
  /** Deletes the account with all its sessions; false if there is none. */
  remove: (id: string) => Promise<boolean>;
  changesAfter: (cursor: string, limit: number) => Promise<AccountChanges>;
};

export type Registration = {
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
};

const CONFIRM = `
  update account set email_verified = true, password_hash = coalesce($2, password_hash),
    first_name = coalesce($3, first_name), last_name = coalesce($4, last_name)
  where id = $1 and not email_verified returning id`;

const MAX_SESSIONS = 200;

/** Tokens name a session by the id that the client knows it by, or by its own where clients are not told of its end. */
const SESSIONS = `
  select known.sid from oidc_payload,
    lateral (select payload ->> 'uid' union
      select entry.value ->> 'sid' from jsonb_each(coalesce(payload -> 'authorizations', '{}')) entry) known (sid)
  where model = 'Session' and payload ->> 'accountId' = $1 and expires_at > now() and known.sid is not null`;

const END_SESSION = `
  with ended as (
    select payload ->> 'uid' as uid from oidc_payload
    where model = 'Session' and payload ->> 'accountId' = $1 and (payload ->> 'uid' = $2 or exists (
      select from jsonb_each(coalesce(payload -> 'authorizations', '{}')) entry where entry.value ->> 'sid' = $2)))
  delete from oidc_payload where payload ->> 'accountId' = $1 and (
    payload ->> 'sid' = $2 or payload ->> 'sessionUid' in (select uid from ended)
    or (model = 'Session' and payload ->> 'uid' in (select uid from ended)))`;

function sessionsOf(pool: Pool): Pick<Accounts, "sessions" | "endSession"> {
  return {
    sessions: async (id) => {
      const { rows } = await pool.query<{ sid: string }>(`${SESSIONS} limit ${MAX_SESSIONS}`, [id]);
      return rows.map(({ sid }) => sid);
    },
    endSession: async (id, sessionId) => {
      const { rowCount } = await pool.query(END_SESSION, [id, sessionId]);
      return (rowCount ?? 0) > 0;
    },
  };
}

/** The accounts in the provider's database. */
export function createAccounts(pool: Pool): Accounts {
  const one = async (where: string, value: string): Promise<Row | null> =>
    (await pool.query<Row>(`select * from account where ${where}`, [value])).rows[0] ?? null;
  const account = (row: Row | null): Account | null => (row === null ? null : toAccount(row));
  const update = (id: string, assignment: string, values: readonly unknown[]): Promise<Account | null> =>
    inTransaction(pool, async (client) => {
      const sql = `update account set ${assignment} where id = $1 returning *`;
      const row = (await client.query<Row>(sql, [id, ...values])).rows[0];
      if (row === undefined) return null;
      await recordChange(client, id);
      return toAccount(row);
    });
  return {
    byId: async (id) => account(await one("id = $1", id)),
    byEmail: async (email) => account(await one("email = $1", email)),
    byLogin: async (login) => {
      const row = login.includes("@") ? await one("email = $1", login) : await one("phone = $1", login);
      return row === null ? null : { account: toAccount(row), passwordHash: row.password_hash };
    },
    create: (fresh) => createAccount(pool, fresh),
    setPhone: (id, phone) => setPhone(pool, id, phone),
    change: (id, what, value) => update(id, ASSIGNMENTS[what], [value]),
    confirmEmail: (id, registration) =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query(CONFIRM, [
          id,
          registration?.passwordHash ?? null,
          registration?.firstName ?? null,
          registration?.lastName ?? null,
        ]);
        if (rows.length === 1) await recordChange(client, id);
        return rows.length === 1;
      }),
    signOutEverywhere: async (id) => {
      await pool.query("delete from oidc_payload where payload ->> 'accountId' = $1", [id]);
      return update(id, "signed_out_at = now()", []);
    },
    ...sessionsOf(pool),
    remove: async (id) => {
      await pool.query("delete from oidc_payload where payload ->> 'accountId' = $1", [id]);
      const { rows } = await pool.query("delete from account where id = $1 returning id", [id]);
      return rows.length === 1;
    },
    changesAfter: (cursor, limit) => listChanges(pool, cursor, limit),
  };
}
