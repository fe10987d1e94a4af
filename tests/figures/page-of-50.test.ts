import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { openProductDatabases, signInDemo } from "../support/demo.ts";
import { startProduct, type Product } from "../support/product.ts";

/** Fields of each submission that a page selects. */
const FIELDS = {
  "talent, position and media": `BookingStatus SubmissionDate Comments
    ProfileImage { PK Data { ContentUrl ContentThumbNailUrl } }
    User { PK Data { FirstName LastName Gender AgeRange Skills } }
    Position { Name Record { PK SK Data { PositionName RoleType } } }`,
  "what a card of the wall shows": `RoleId UserId FirstName LastName Booked BookingStatus ViewerCan
    ProfileImage { PK SK Data { ContentUrl ContentThumbNailUrl } }
    Photo { PK SK Data { ContentUrl ContentThumbNailUrl AltText } }
    Reel { PK SK Data { ContentUrl ContentThumbNailUrl } }
    Groups { GroupId Name }
    OtherRoles { PositionId }
    Fit { Met Of }`,
} as const;
const FULLEST = `select s.position_id as "positionId", count(*)::int as count from submission s
  where s.company_id = $1 group by s.position_id order by count desc limit 1`;
let product: Product;

beforeAll(async () => {
  product = await startProduct(["--no-web"]);
});
afterAll(() => product.close());

/** The demo producer's position with the most submissions. */
async function fullestPosition(): Promise<string> {
  const databases = openProductDatabases(product);
  const [producer] = await databases.query<{ company: string }>(
    "identity",
    "select company_id as company from account where email = $1",
    [DEMO_ADDRESSES.producer],
  );
  const [fullest] = await databases.query<{ positionId: string; count: number }>("casting", FULLEST, [
    producer?.company,
  ]);
  await databases.close();
  if (!fullest || fullest.count < 50) throw new Error(`No position has 50 submissions: ${fullest?.count}.`);
  return fullest.positionId;
}

/** Requests a page, and reads the total cost of all services. */
async function page(token: string, fields: string, RoleId: string, PageSize: number) {
  const query = `query Page($criteria: PositionSubmissionsCriteria!) {
    getPositionSubmissions(criteria: $criteria) {
      Total TotalIsFloor After Submissions { PK SK Data { ${fields} } }
    }
  }`;
  const response = await fetch(`${product.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { criteria: { RoleId, PageSize } } }),
  });
  const { data, errors } = (await response.json()) as {
    data: { getPositionSubmissions: { Submissions: { Data: Record<string, unknown> }[] } };
    errors?: unknown;
  };
  const cost = response.headers.get("server-timing") ?? "";
  return {
    errors,
    rows: data.getPositionSubmissions.Submissions,
    statements: Number(/sql;desc=(\d+)/.exec(cost)?.[1]),
    calls: new Map(
      [...cost.matchAll(/grpc-([a-z]+);desc=(\d+)/g)].map(([, name, count]) => [name, Number(count)]),
    ),
  };
}

test.each(Object.entries(FIELDS))(
  "a page of 50 submissions with %s costs at most 12 statements and one call per service",
  async (_, fields) => {
    const position = await fullestPosition();
    const token = await signInDemo(product, DEMO_ADDRESSES.producer);
    // The first request resolves the caller at identity, which is cached for five seconds.
    await page(token, fields, position, 1);
    const { errors, rows, statements, calls } = await page(token, fields, position, 50);
    expect(errors).toBeUndefined();
    expect(rows).toHaveLength(50);
    expect(rows.some(({ Data }) => Data["ProfileImage"] !== null)).toBe(true);
    expect(statements).toBeGreaterThan(3);
    expect(statements).toBeLessThanOrEqual(12);
    for (const [service, count] of calls) expect([service, count]).toEqual([service, 1]);
  },
  120_000,
);
