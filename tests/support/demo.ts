import { waitFor } from "@callboard/testkit/wait-for.ts";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { DEMO_PASSWORD } from "#dev/seed/people.ts";
import { openDatabases, type Databases } from "./databases.ts";
import { queryGraph, type GraphAnswer } from "./graph.ts";
import type { Product } from "./product.ts";
import { signIn } from "./sign-in.ts";

/** An open position of an approved public project. */
export interface OpenPosition {
  readonly positionId: string;
  readonly projectId: string;
}

export const openProductDatabases = (product: Product): Databases =>
  openDatabases({ places: { databaseUrl: product.databaseUrl } });

/** Signs in with one of the demo sign-ins. */
export const signInDemo = (product: Pick<Product, "url">, address: string): Promise<string> =>
  signIn(product, address, DEMO_PASSWORD);

/** Open positions to which a member has not submitted, optionally of one company. */
export function openPositions(
  databases: Databases,
  userId: string,
  companyId: string | null = null,
): Promise<OpenPosition[]> {
  return databases.query<OpenPosition & Record<string, unknown>>(
    "casting",
    `select p.id as "positionId", p.project_id as "projectId" from position p join project on project.id = p.project_id
     where p.status = 'Open' and not p.removed and project.status = 'Approved' and project.public
       and p.booked_count < p.quantity and coalesce(p.due_by, 'infinity') > now()
       and ($2::uuid is null or p.company_id = $2)
       and not exists (select from submission s where s.position_id = p.id and s.user_id = $1)
     order by p.id`,
    [userId, companyId],
  );
}

/** The bare id of the signed-in member. */
export async function ownId(product: Pick<Product, "url">, token: string): Promise<string> {
  const { data } = await queryGraph(product.url, token, "{ me { PK } }");
  return String((data["me"] as { PK: string }).PK).replace("USR#", "");
}

/** Submits the signed-in talent or, as agent, a client. */
export function submit(
  product: Pick<Product, "url">,
  token: string,
  { projectId, positionId }: OpenPosition,
): Promise<GraphAnswer> {
  const query = "mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { SK } }";
  return queryGraph(product.url, token, query, {
    s: { ProjectId: `PRJ#${projectId}`, RoleId: `ROLE#${positionId}` },
  });
}

/** Moves submissions an hour back if the limit of ten a minute is not under test. */
export const forgetQuota = (databases: Databases): Promise<unknown> =>
  databases.query(
    "casting",
    "update submission_move set at = at - interval '1 hour' where at > now() - interval '1 minute'",
  );

/** An open live stream and its events. */
export interface OpenStream {
  readonly events: readonly { readonly type: string; readonly data: Record<string, string> }[];
  close(): void;
}

/** Opens a member's live stream; resolves when it is ready. `heard` receives each event immediately. */
export async function openStream(
  product: Pick<Product, "url">,
  token: string,
  onEvent: (type: string, data: Record<string, string>) => void = () => undefined,
): Promise<OpenStream> {
  const stop = new AbortController();
  const response = await fetch(`${product.url}/api/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`);
  const events: OpenStream["events"][number][] = [];
  const receive = (type: string, data: Record<string, string>): void => {
    events.push({ type, data });
    onEvent(type, data);
  };
  readEvents(response.body, receive).catch(() => undefined);
  await waitFor("the stream", () => events.some(({ type }) => type === "ready"));
  return { events, close: () => stop.abort() };
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  receive: (type: string, data: Record<string, string>) => void,
): Promise<void> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events)
    if (event !== undefined) receive(event, JSON.parse(data) as Record<string, string>);
}
