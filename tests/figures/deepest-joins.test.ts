import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { openProductDatabases, signInDemo } from "../support/demo.ts";
import { queryGraph, at, type GraphAnswer, type GraphFailure } from "../support/graph.ts";
import { startProduct, type Product } from "../support/product.ts";

const FULLEST = `select position_id as id from submission where company_id = $1
  group by position_id order by count(*) desc limit 1`;

const PERSON =
  "PK Data { FirstName LastName ProfileImage { PK Data { ContentUrl } } Gender AgeRange Skills Unions }";
const PROJECT = `PK Data { Name Status Media { PK Data { ContentUrl } } Company { PK Data { Name } }
  FilmingDates { SK Data { Date } } }`;
const ROLE = "PK SK Data { PositionName RoleType Skills }";
const SUBMISSION = `PK SK Data { BookingStatus Comments User { ${PERSON} } CreatedBy { PK Data { FirstName LastName } }
  ProfileImage { PK Data { ContentUrl ContentThumbNailUrl } } Groups { GroupId Name }
  Project { Name Record { ${PROJECT} } } Position { Name Record { ${ROLE} } }
  Audition { SK Data { StartsAt Place } } Request { Kind Status Dates Ranks { Date } }
  Notes { Text CreatedBy { PK Data { FirstName LastName } } } History { From To At Reason }
  OtherRoles { PositionId Name } Fit { Met Of Criteria { Criterion } } ViewerCan }`;

interface Join {
  readonly who: "producer" | "talent" | "agent" | "admin";
  readonly query: string;
  /** Path of the list in the response. */
  readonly list: string;
  /**
   * Limit on the statements of all services together: the current number, plus one because the caller is read again
   * after five seconds. Each place where a document selects people, files or projects is a separate call to their
   * service, so the deepest documents cost more than any page of the client.
   */
  readonly max: number;
  readonly variables?: (ids: { readonly position: string }) => object;
}

/** For the most demanding lists: every record that a row leads to, with everything those lead to. */
const JOINS: Readonly<Record<string, Join>> = {
  "submissions to a position": {
    who: "producer",
    query: `query($n: Int, $role: ID) { getPositionSubmissions(criteria: { RoleId: $role, PageSize: $n }) {
      Total Submissions { ${SUBMISSION} } } }`,
    list: "getPositionSubmissions.Submissions",
    max: 30,
    variables: ({ position }) => ({ role: `ROLE#${position}` }),
  },
  "an agent's submissions": {
    who: "agent",
    query: `query($n: Int) { getUserSubmissions(criteria: { PageSize: $n }) { PK SK Data {
      BookingStatus User { ${PERSON} } Project { Record { ${PROJECT} } } Position { Record { ${ROLE} } }
      Audition { SK Data { StartsAt } } Clashes { Date } Request { Kind Status } History { To } ViewerCan } } }`,
    list: "getUserSubmissions",
    // One of them reads the auditions whose days clashes are compared by.
    max: 27,
  },
  "projects of a company": {
    who: "producer",
    query: `query($n: Int) { getCompanyProjects(criteria: { PageSize: $n }) { PK Data { Name Status ViewerCan
      Media { PK Data { ContentUrl } } SupportingDocs { PK Data { FileName } } CreatedBy { ${PERSON} }
      Company { PK Data { Name CreatedBy { PK Data { FirstName } } } } FilmingDates { SK Data { Date } }
      ReviewHistory { Round Decision } Positions { SK Data { PositionName Counters { Stage Count } } } } } }`,
    list: "getCompanyProjects",
    max: 15,
  },
  "found projects": {
    who: "talent",
    query: `query($n: Int) { searchProjects(criteria: { PageSize: $n }) { Total Projects { PK Data { Name Favorite
      Media { PK Data { ContentUrl } } Company { PK Data { Name } } FilmingDates { SK Data { Date } }
      Positions { SK Data { PositionName Fit { Met Of } ViewerSubmission { SK Data { BookingStatus } } } } } } } }`,
    list: "searchProjects.Projects",
    max: 13,
  },
  "found talent": {
    who: "producer",
    query: `query($n: Int) { filterUsers(criteria: { PageSize: $n }) { ${PERSON} } }`,
    list: "filterUsers",
    max: 6,
  },
  conversations: {
    who: "producer",
    query: `query($n: Int) { getUserConversations(criteria: { PageSize: $n }) { Total Results { SK Data { Subject
      LastMessage Read Receiver { FirstName Record { ${PERSON} } } User { Record { ${PERSON} } }
      Participants { Id Record { ${PERSON} } } ViewerCan } } } }`,
    list: "getUserConversations.Results",
    max: 16,
  },
};

/** A closed project that is not public is hidden, with its roles, from those who withdrew from it. */
function isHiddenProject({ path = [], extensions }: GraphFailure, data: GraphAnswer["data"]): boolean {
  const [list, row, , , record] = path;
  const status = at(data, `${String(list)}.${String(row)}.Data.BookingStatus`);
  return extensions.code === "NOT_FOUND" && record === "Record" && status === "Withdrawn";
}

let product: Product;
beforeAll(async () => {
  product = await startProduct(["--no-web"]);
});
afterAll(() => product?.close());

async function fullestPosition(): Promise<string> {
  const databases = openProductDatabases(product);
  const [producer] = await databases.query<{ company: string }>(
    "identity",
    "select company_id as company from account where email = $1",
    [DEMO_ADDRESSES.producer],
  );
  const [fullest] = await databases.query<{ id: string }>("casting", FULLEST, [producer?.company]);
  await databases.close();
  return fullest?.id ?? "";
}

test.each(Object.entries(JOINS))(
  "%s with all that they lead to cost no more as the page grows",
  async (_name, { who, query, list, max, variables }) => {
    const token = await signInDemo(product, DEMO_ADDRESSES[who]);
    const given = variables?.({ position: await fullestPosition() }) ?? {};
    const page = async (n: number) => {
      const answer = await queryGraph(product.url, token, query, { ...given, n });
      expect(answer.errors.filter((failure) => !isHiddenProject(failure, answer.data))).toEqual([]);
      const rows = at(answer.data, list);
      const statements = Number(/sql;desc=(\d+)/.exec(answer.cost)?.[1]);
      return { rows: Array.isArray(rows) ? rows.length : 0, statements };
    };
    // The first request resolves the caller at identity, which is cached for five seconds.
    await page(1);
    const many = await page(50);
    const few = await page(Math.ceil(many.rows / 2));
    expect(many.rows).toBeGreaterThan(few.rows);
    expect(many.statements).toBeGreaterThan(1);
    expect(many.statements).toBeLessThanOrEqual(max);
    // The other half may contain something this one lacks, such as an audition, which costs a call, but not one per
    // row.
    expect(many.statements - few.statements).toBeLessThanOrEqual(4);
  },
  120_000,
);
