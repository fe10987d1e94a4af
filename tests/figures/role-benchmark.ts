/**
 * Measures a role with very many submissions: `npm run benchmark role [submissions] [rounds]`, 10,000 by default.
 * Each page is requested alternately with the first page of the demo's fullest role, over HTTP through the gateway.
 * Results are meaningful only on an otherwise idle machine.
 */
import { cpus, loadavg } from "node:os";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import type { Databases } from "../support/databases.ts";
import { openProductDatabases } from "../support/demo.ts";
import { queryGraph, at } from "../support/graph.ts";
import { startProduct, type Product } from "../support/product.ts";
import { freshTokens } from "../support/fresh-tokens.ts";
import { signInDemo } from "../support/demo.ts";
import { makeCrowd } from "./crowd.ts";

const SUBMISSIONS = Number(process.argv[2] ?? 10_000);
const ROUNDS = Number(process.argv[3] ?? 41);
const WARMING = 3;
const SIZE = 50;

/** Fields of a list row, and of a card on the wall. */
const ROW = "BookingStatus SubmissionDate FirstName LastName";
const CARD = `RoleId UserId FirstName LastName Booked BookingStatus ViewerCan
  ProfileImage { PK SK Data { ContentUrl ContentThumbNailUrl } }
  Groups { GroupId Name } OtherRoles { PositionId } Fit { Met Of }`;
const COUNTS = "Total TotalIsFloor Counters { Stage Count }";

interface Page {
  readonly name: string;
  readonly fields: string;
  readonly criteria: Readonly<Record<string, unknown>>;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** The cursor just past the middle of the role, newest first. */
async function middleOf(databases: Databases, crowd: string): Promise<string> {
  const [row] = await databases.query<{ submitted: Date; id: string }>(
    "casting",
    `select submitted_at as submitted, id from submission where position_id = $1
       order by submitted_at desc, id desc offset $2 limit 1`,
    [crowd, Math.floor(SUBMISSIONS / 2)],
  );
  if (!row) throw new Error("The role is empty.");
  return writeCursor("Newest", [row.submitted.toISOString(), row.id]);
}

async function measure(product: Product, databases: Databases): Promise<void> {
  const tokenOf = freshTokens<string>(() => signInDemo(product, DEMO_ADDRESSES.producer));
  const { crowd, fullest } = await makeCrowd(databases, SUBMISSIONS);
  const get = async ({ fields, criteria }: Page, RoleId: string): Promise<number> => {
    const token = await tokenOf("producer");
    const query = `query($c: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $c) { ${fields} } }`;
    const began = performance.now();
    const { data, errors } = await queryGraph(product.url, token, query, { c: { RoleId, ...criteria } });
    const elapsed = performance.now() - began;
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    const rows = at(data, "getPositionSubmissions.Submissions");
    if (Array.isArray(rows) && rows.length !== SIZE) throw new Error(`${rows.length} rows came.`);
    return elapsed;
  };
  const list = (fields: string): string => `After Submissions { PK SK Data { ${fields} } }`;
  const first: Page = { name: "first page", fields: list(ROW), criteria: { PageSize: SIZE } };
  const After = await middleOf(databases, crowd);
  const pages: readonly Page[] = [
    first,
    { ...first, name: "page behind the middle, by cursor", criteria: { PageSize: SIZE, After } },
    { ...first, name: "counts alone", fields: COUNTS },
    { ...first, name: "first page with its counts", fields: `${COUNTS} ${list(ROW)}` },
    {
      name: "counted, of those in no union",
      fields: `${COUNTS} ${list(ROW)}`,
      criteria: { PageSize: SIZE, NoUnion: true },
    },
    { ...first, name: "the wall", fields: `${COUNTS} ${list(CARD)}` },
  ];
  print(
    `| ${SUBMISSIONS.toLocaleString("en")} submissions, ${SIZE} a page | p50 / p95 ms | × first page of the demo's fullest role |`,
  );
  print("|---|---|---|");
  for (const page of pages) {
    const [own, other]: [number[], number[]] = [[], []];
    for (let round = -WARMING; round < ROUNDS; round += 1) {
      const times = [await get(page, crowd), await get(first, fullest)] as const;
      if (round < 0) continue;
      own.push(times[0]);
      other.push(times[1]);
    }
    const ratio = quantile(
      own.map((time, round) => time / (other[round] ?? Number.NaN)),
      0.5,
    );
    print(
      `| ${page.name} | ${quantile(own, 0.5).toFixed(1)} / ${quantile(own, 0.95).toFixed(1)} | ${ratio.toFixed(2)} |`,
    );
  }
}

print(`${cpus().length} × ${cpus()[0]?.model.trim()}, load before ${loadavg()[0]?.toFixed(1)}\n`);
const product = await startProduct(["--no-web"]);
const databases = openProductDatabases(product);
try {
  await measure(product, databases);
} finally {
  await databases.close();
  await product.close();
}
print(`\nload after ${loadavg()[0]?.toFixed(1)}`);
