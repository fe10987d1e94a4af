import { certificateFault } from "@callboard/kit/log/certificate-fault.ts";

/** The bus cannot do what is requested now; the message names the server and what to do, never a secret. */
export class BusError extends Error {
  override readonly name = "BusError";
}

/** The server's address for error messages. */
export interface NatsAddress {
  /** `host:port` */
  readonly host: string;
  readonly user: string;
}

interface Thrown {
  readonly code?: string;
  readonly message?: string;
  readonly api_error?: { readonly err_code: number; readonly description: string };
  readonly permissionContext?: { readonly operation: string; readonly subject: string };
}

/** JetStream's error codes. */
export const API_CODE = {
  streamMissing: 10059,
  consumerMissing: 10014,
  noMessage: 10037,
  nameTaken: 10058,
  wrongLastId: 10070,
} as const;
const FULL = [10023, 10047, 10077, 10028, 10048];
const NO_JETSTREAM = [10039, 10076];

/** JetStream's code of an error, if it has one. */
export function apiCode(error: unknown): number | null {
  return (error as Thrown).api_error?.err_code ?? null;
}

/** Converts any error of NATS or its client to one with a helpful sentence. */
export function explain(error: unknown, { host, user }: NatsAddress): BusError {
  if (error instanceof BusError) return error;
  const thrown = error as Thrown;
  const what = thrown.api_error ? refused(thrown.api_error) : failed(thrown, user);
  return new BusError(`The event bus (NATS at ${host}) ${what}`, { cause: error });
}

function failed(error: Thrown, user: string): string {
  const fault = certificateFault(error);
  if (fault) return `shows a certificate that ${fault}. Events wait in the outboxes meanwhile.`;
  switch (error.code) {
    case "AUTHORIZATION_VIOLATION":
    case "AUTHENTICATION_EXPIRED":
      return `refuses the user ${user} or its password: correct BUS_URL, or the users in the server's configuration.`;
    case "PERMISSIONS_VIOLATION":
      return `gives the user ${user} no right to ${wanted(error)}: declare streams and consumers with an operator's account, and give the user the rights of nats-users.ts.`;
    case "TIMEOUT":
      return "does not answer in time: free space on its disk, look into its log, or correct BUS_URL. Events wait in the outboxes meanwhile.";
    case "503":
      return "answers nothing on this subject: JetStream is off, or the stream is gone.";
    case "409":
      return "has lost a stream or its reader: it is read again as soon as it is there.";
    default:
      return `does not answer (${error.code ?? "no code"}): start it, or correct BUS_URL. It is tried again.`;
  }
}

function refused({ err_code: code, description }: { err_code: number; description: string }): string {
  if (NO_JETSTREAM.includes(code)) return "runs without JetStream: give its configuration a jetstream block.";
  if (FULL.includes(code) || /resource|maximum bytes|no space/i.test(description))
    return "has no room left: raise max_file or free its disk. Events wait in the outboxes meanwhile.";
  return `refuses: ${description} (${code}).`;
}

function wanted({ permissionContext }: Thrown): string {
  return permissionContext ? `${permissionContext.operation} ${permissionContext.subject}` : "do this";
}
