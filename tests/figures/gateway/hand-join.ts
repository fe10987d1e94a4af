/**
 * The page of the benchmark joined by hand, in a process of its own with the gateway's settings: the same sign-in check,
 * the same six requests to subgraphs, the same answer.
 */
import { fastify } from "fastify";
import { createRemoteJWKSet } from "jose";
import { Pool } from "undici";
import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { bearerToken, createTokenSigner } from "@callboard/kit/internal-token.ts";
import { createAuthenticator } from "@callboard/gateway/session/authenticate.ts";
import { configSchema } from "@callboard/gateway/config.ts";
import { openIdentity, resolveWith } from "@callboard/gateway/session/resolve-actor.ts";

type Fields = Record<string, unknown>;
interface Named {
  readonly Name: unknown;
  readonly Record: Entity | null;
}
interface Entity extends Fields {
  readonly PK: string;
  readonly SK?: string;
}
interface SubmissionData {
  readonly BookingStatus: unknown;
  readonly SubmissionDate: unknown;
  readonly Comments: unknown;
  readonly Website: unknown;
  readonly ProfileImage: Entity | null;
  readonly User: Entity;
  readonly Position: Named;
  readonly Project: Named;
}
interface Page {
  readonly getPositionSubmissions: {
    readonly Total: number;
    readonly Submissions: readonly {
      readonly PK: string;
      readonly SK: string;
      readonly Data: SubmissionData;
    }[];
  };
}
type Found = ReadonlyMap<string, Fields | null>;

const LIST = `query Page($criteria: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $criteria) {
  Total Submissions { PK SK Data { BookingStatus SubmissionDate Comments Website ProfileImage { PK } User { PK }
  Position { Name Record { PK SK } } Project { Name Record { PK } } } } } }`;
const entities = (type: string, fields: string): string =>
  `query Join($representations: [_Any!]!) { _entities(representations: $representations) { ... on ${type} { ${fields} } } }`;
const MEDIA = entities("MediaItem", "Data { ContentUrl ContentThumbNailUrl }");
const TALENT = entities("User", "Data { LocationCity Gender AgeRange Skills }");
const PERSON = entities("User", "Data { FirstName LastName Bio }");
const POSITION = entities("Position", "Data { PositionName RoleType Description }");
const PROJECT = entities("Project", "Data { Name ProjectOverview }");

const config = parseConfig(configSchema, readEnvironment());
const signer = await createTokenSigner(config.INTERNAL_KEY);
const authenticator = createAuthenticator({
  issuer: config.ISSUER,
  audience: config.AUDIENCE,
  authorizedParty: config.AUTHORIZED_PARTY,
  keys: createRemoteJWKSet(new URL(config.JWKS_URL)),
  resolveActor: resolveWith(openIdentity({ target: config.IDENTITY_GRPC, signer })),
  signer,
});
const CONNECTIONS = 16;
const pools = new Map(
  Object.entries(config.SUBGRAPHS).map(([name, url]) => [
    name,
    { pool: new Pool(new URL(url).origin, { connections: CONNECTIONS }), path: new URL(url).pathname },
  ]),
);

async function fetchData<T>(subgraph: string, token: string, query: string, variables: Fields): Promise<T> {
  const link = pools.get(subgraph);
  if (!link) throw new Error(`There is no ${subgraph}.`);
  const answer = await link.pool.request({
    method: "POST",
    path: link.path,
    body: JSON.stringify({ query, variables }),
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
  });
  return ((await answer.body.json()) as { data: T }).data;
}

const keyOf = ({ PK, SK }: Entity): string => (SK === undefined ? PK : `${PK} ${SK}`);

async function join(
  subgraph: string,
  token: string,
  query: string,
  { type, records }: { readonly type: string; readonly records: readonly (Entity | null)[] },
): Promise<Found> {
  const unique = new Map(records.flatMap((record) => (record ? [[keyOf(record), record] as const] : [])));
  const representations = [...unique.values()].map((record) => ({ __typename: type, ...record }));
  const { _entities } = await fetchData<{ _entities: readonly (Fields | null)[] }>(subgraph, token, query, {
    representations,
  });
  return new Map([...unique.keys()].map((key, place) => [key, _entities[place] ?? null]));
}

const dataOf = (found: Found, record: Entity): Fields | null =>
  (found.get(keyOf(record))?.["Data"] as Fields) ?? null;

async function page(token: string, variables: Fields): Promise<object> {
  const list = (await fetchData<Page>("casting", token, LIST, variables)).getPositionSubmissions;
  const rows = list.Submissions.map(({ Data }) => Data);
  const users = { type: "User", records: rows.map(({ User }) => User) };
  const [media, talents, people, positions, projects] = await Promise.all([
    join("media", token, MEDIA, { type: "MediaItem", records: rows.map((row) => row.ProfileImage) }),
    join("talent", token, TALENT, users),
    join("identity", token, PERSON, users),
    join("projects", token, POSITION, { type: "Position", records: rows.map((row) => row.Position.Record) }),
    join("projects", token, PROJECT, { type: "Project", records: rows.map((row) => row.Project.Record) }),
  ]);
  const record = (found: Found, entity: Entity | null): object | null =>
    entity && { ...entity, Data: dataOf(found, entity) };
  const Submissions = list.Submissions.map(({ PK, SK, Data }) => {
    const person = dataOf(people, Data.User);
    const talent = dataOf(talents, Data.User);
    return {
      PK,
      SK,
      Data: {
        BookingStatus: Data.BookingStatus,
        SubmissionDate: Data.SubmissionDate,
        Comments: Data.Comments,
        Website: Data.Website,
        ProfileImage: record(media, Data.ProfileImage),
        User: {
          PK: Data.User.PK,
          Data: {
            FirstName: person?.["FirstName"],
            LastName: person?.["LastName"],
            Bio: person?.["Bio"],
            LocationCity: talent?.["LocationCity"],
            Gender: talent?.["Gender"],
            AgeRange: talent?.["AgeRange"],
            Skills: talent?.["Skills"],
          },
        },
        Position: { Name: Data.Position.Name, Record: record(positions, Data.Position.Record) },
        Project: { Name: Data.Project.Name, Record: record(projects, Data.Project.Record) },
      },
    };
  });
  return { data: { getPositionSubmissions: { Total: list.Total, Submissions } } };
}

const app = fastify({ logger: false });
app.post("/graphql", async (request, reply) => {
  const session = await authenticator.authenticate(bearerToken(request.headers.authorization), null);
  if (!session.ok) return reply.code(401).send(session.failure);
  return page(session.value.internalToken, (request.body as { variables: Fields }).variables);
});
app.get("/health/ready", () => ({ status: "ready" }));
await app.listen({ host: config.HOST, port: config.HTTP_PORT });
