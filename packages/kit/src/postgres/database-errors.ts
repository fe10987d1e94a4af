import { certificateFault } from "#log/certificate-fault.ts";

/** What is wrong with a database: it does not answer, refuses who asks, lacks connections or room, or took too long. */
export interface DatabaseError {
  readonly kind: "down" | "refused" | "out-of-connections" | "full" | "slow";
  /** What to do, with the name of the database and of the setting, and without any value. */
  readonly advice: string;
}

/** SQLSTATEs and codes of connections. Class 28: who asks is not let in; 3D000: there is no such database. */
const CODES: Readonly<Record<string, DatabaseError["kind"]>> = {
  "57P01": "down",
  "57P02": "down",
  "57P03": "down",
  "08006": "down",
  "08001": "down",
  ECONNREFUSED: "down",
  ECONNRESET: "down",
  EPIPE: "down",
  ETIMEDOUT: "down",
  ENOTFOUND: "down",
  EHOSTUNREACH: "down",
  EAI_AGAIN: "down",
  "28000": "refused",
  "28P01": "refused",
  "3D000": "refused",
  "53100": "full",
  "57014": "slow",
  "25P04": "slow",
  "53300": "out-of-connections",
};
const POOL_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

const ADVICE: Readonly<Record<DatabaseError["kind"], string>> = {
  down: "PostgreSQL does not answer: start it, or correct host and port in",
  refused: "PostgreSQL refuses the user: correct user, password and database in",
  "out-of-connections": "PostgreSQL has no connection left: raise its max_connections, or lower POOL_SIZE",
  full: "PostgreSQL has no room left, so nothing can be changed; what is there can be read. Free space on its disk",
  slow: "PostgreSQL takes too long: look for what keeps it busy",
};

/** What an error says of the database; null when it says something of the statement, or comes from elsewhere. */
export function classifyDatabaseError(error: unknown, setting = "DATABASE_URL"): DatabaseError | null {
  if (typeof error !== "object" || error === null) return null;
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  const fault = certificateFault(error);
  if (fault)
    return { kind: "down", advice: `PostgreSQL's certificate ${fault}. The server is the one in ${setting}` };
  const kind = CODES[String(code)] ?? (POOL_WORDS.test(String(message)) ? "down" : null);
  if (kind === null) return null;
  const names = kind === "down" || kind === "refused";
  return { kind, advice: names ? `${ADVICE[kind]} ${setting}` : ADVICE[kind] };
}
