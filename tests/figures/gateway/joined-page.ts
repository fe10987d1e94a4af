/** The benchmark's page, joined manually from six requests to five subgraphs. */

export type Fields = Record<string, unknown>;
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

/** Calls a subgraph; the caller may modify the response. */
export type FetchFrom = (subgraph: string, request: Request) => Promise<{ readonly data: unknown }>;

export interface Request {
  readonly query: string;
  readonly variables: Fields;
}

const keyOf = ({ PK, SK }: Entity): string => (SK === undefined ? PK : `${PK} ${SK}`);

async function join(
  fetchFrom: FetchFrom,
  subgraph: string,
  query: string,
  { type, records }: { readonly type: string; readonly records: readonly (Entity | null)[] },
): Promise<Found> {
  const unique = new Map(records.flatMap((record) => (record ? [[keyOf(record), record] as const] : [])));
  const representations = [...unique.values()].map((record) => ({ __typename: type, ...record }));
  const { data } = await fetchFrom(subgraph, { query, variables: { representations } });
  const { _entities } = data as { _entities: readonly (Fields | null)[] };
  return new Map([...unique.keys()].map((key, place) => [key, _entities[place] ?? null]));
}

const dataOf = (found: Found, record: Entity): Fields | null =>
  (found.get(keyOf(record))?.["Data"] as Fields) ?? null;

/** The response to the page's query, equal to the gateway's. */
export async function joinPage(fetchFrom: FetchFrom, variables: Fields): Promise<object> {
  const { data } = await fetchFrom("casting", { query: LIST, variables });
  const list = (data as Page).getPositionSubmissions;
  const rows = list.Submissions.map(({ Data }) => Data);
  const users = { type: "User", records: rows.map(({ User }) => User) };
  const [media, talents, people, positions, projects] = await Promise.all([
    join(fetchFrom, "media", MEDIA, { type: "MediaItem", records: rows.map((row) => row.ProfileImage) }),
    join(fetchFrom, "talent", TALENT, users),
    join(fetchFrom, "identity", PERSON, users),
    join(fetchFrom, "projects", POSITION, {
      type: "Position",
      records: rows.map((row) => row.Position.Record),
    }),
    join(fetchFrom, "projects", PROJECT, { type: "Project", records: rows.map((row) => row.Project.Record) }),
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
