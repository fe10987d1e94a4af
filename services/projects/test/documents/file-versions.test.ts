import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { bare, castOf, draft, INFO, openStage, step, type Cast, type Stage } from "../stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

/** The two lists of files of a project, as they are saved and read. */
const LISTS = [
  {
    field: "Media",
    save: "mutation($m: ProjectMediaInput!) { saveProjectMedia(media: $m) { PK } }",
    column: "media_ids",
    contentType: "image/png",
  },
  {
    field: "SupportingDocs",
    save: "mutation($m: SupportingDocsInput!) { saveSupportingDocs(media: $m) { Status } }",
    column: "supporting_doc_ids",
    contentType: "application/pdf",
  },
] as const;

const STALE = { code: "CONFLICT", rule: "STALE" };

async function versionOf(PK: string): Promise<number> {
  const [row] = await stage.sql<{ version: number }>("select version from project where id = $1", [bare(PK)]);
  return row!.version;
}

describe.each(LISTS)("the list $field", ({ field, save, column, contentType }) => {
  const file = (): string => {
    const id = newId();
    stage.world.files.set(id, { companyId: cast.companyId, status: "Ready", contentType });
    return `MED#${id}`;
  };
  async function send(actor: Actor, PK: string, keys: readonly string[], Version?: number) {
    const { errors } = await stage.execute(actor, save, { m: { PK, [field]: keys, Version } });
    return errors.map(({ extensions }) => extensions);
  }
  async function stored(PK: string): Promise<string[]> {
    const [row] = await stage.sql<Record<string, string[]>>(`select ${column} from project where id = $1`, [
      bare(PK),
    ]);
    return row![column]!.map((id) => `MED#${id}`);
  }

  test("of two that add to the same list at once, one is refused and adds to the other's list", async () => {
    const { PK } = await draft(stage, cast.producer);
    const read = await versionOf(PK);
    const added = [
      { actor: cast.producer, key: file() },
      { actor: cast.colleague, key: file() },
    ];
    const answers = await Promise.all(added.map(({ actor, key }) => send(actor, PK, [key], read)));
    expect(answers.toSorted((one, other) => one.length - other.length)).toEqual([
      [],
      [expect.objectContaining(STALE)],
    ]);
    const [loser, winner] = answers[0]!.length > 0 ? added : added.toReversed();
    expect(await stored(PK)).toEqual([winner!.key]);
    const both = [winner!.key, loser!.key];
    expect(await send(loser!.actor, PK, both, await versionOf(PK))).toEqual([]);
    expect(await stored(PK)).toEqual(both);
  });

  test("an outdated list with a file that is gone is outdated, not wrong", async () => {
    const { PK } = await draft(stage, cast.producer);
    const gone = file();
    expect(await send(cast.producer, PK, [gone])).toEqual([]);
    const read = await versionOf(PK);
    expect(await send(cast.colleague, PK, [], read)).toEqual([]);
    stage.world.files.delete(bare(gone));
    expect(await send(cast.producer, PK, [gone, file()], read)).toMatchObject([STALE]);
  });

  test("the same list is accepted with any version, and changes nothing", async () => {
    const { PK } = await draft(stage, cast.producer);
    const key = file();
    const read = await versionOf(PK);
    for (const _ of ["first", "repeated"]) expect(await send(cast.producer, PK, [key], read)).toEqual([]);
    expect(await versionOf(PK)).toBe(read + 1);
  });

  test("without a version the list is replaced, and a step that was open since is refused", async () => {
    const { PK } = await draft(stage, cast.producer);
    const Version = await versionOf(PK);
    expect(await send(cast.colleague, PK, [file()])).toEqual([]);
    const { errors } = await step(stage, cast.producer, "updateProjectInfo", {
      ...INFO,
      PK,
      Name: "B",
      Version,
    });
    expect(errors[0]?.extensions).toMatchObject(STALE);
  });
});
