import { graphOver } from "#lib/graph/apollo.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { fakeGraph, refusal } from "#test/fake-graph.ts";
import { FilesVersion } from "./attach-documents.ts";
import { changeDocuments, changePictures } from "./change-files.ts";

type Save = {
  readonly media: { readonly Version: number; readonly Media?: string[]; readonly SupportingDocs?: string[] };
};

/** A project that a page has read at version 3. */
function project(lists: { Media?: string[] | null; SupportingDocs?: string[] | null }) {
  const state = { version: 3, lists };
  const files = (keys: string[] | null | undefined) => keys && keys.map((PK) => ({ PK, SK: PK }));
  const save = ({ media: { Version, Media, SupportingDocs } }: Save) => {
    if (Version !== state.version) throw refusal({ code: "CONFLICT", rule: "STALE" });
    state.version += 1;
    state.lists = Media ? { Media } : { SupportingDocs: SupportingDocs ?? [] };
    return { PK: "PRJ#1", SK: "PRJ#1", Status: "OK" };
  };
  const { link, calls } = fakeGraph({
    getProjectById: () => ({
      PK: "PRJ#1",
      SK: "PRJ#1",
      Data: {
        Version: state.version,
        Media: files(state.lists.Media),
        SupportingDocs: files(state.lists.SupportingDocs),
      },
    }),
    saveProjectMedia: save,
    saveSupportingDocs: save,
  });
  const graph = graphOver([link]);
  const id = graph.cache.identify({ __typename: "Project", PK: "PRJ#1" })!;
  const data = { __typename: "ProjectData", Version: state.version } as const;
  graph.cache.writeFragment({
    id,
    fragment: FilesVersion,
    data: { __typename: "Project", PK: "PRJ#1", SK: "PRJ#1", Data: data },
  });
  return {
    graph,
    state,
    seenVersion: () => graph.cache.readFragment({ id, fragment: FilesVersion })?.Data.Version,
    saves: () => calls.filter(({ name }) => name.startsWith("Attach")).length,
  };
}

const added = (keys: readonly string[]) => [...keys, "NEW"];

describe.each([
  ["Media", changePictures],
  ["SupportingDocs", changeDocuments],
] as const)("the list %s", (field, change) => {
  test("a form that is open follows the version that the list is saved with", async () => {
    const { graph, state, seenVersion } = project({ [field]: ["OLD"] });
    await change(graph, "PRJ#1", added);
    expect(state.lists[field]).toEqual(["OLD", "NEW"]);
    expect(seenVersion()).toBe(4);
  });

  test("a form that has not seen a colleague's change stays outdated", async () => {
    const { graph, state, seenVersion } = project({ [field]: ["OLD"] });
    state.version = 7;
    await change(graph, "PRJ#1", added);
    expect(state.version).toBe(8);
    expect(seenVersion()).toBe(3);
  });

  test("a change that is there already is not saved", async () => {
    const { graph, saves, seenVersion } = project({ [field]: ["OLD"] });
    await change(graph, "PRJ#1", (keys) => keys);
    expect(saves()).toBe(0);
    expect(seenVersion()).toBe(3);
  });
});

test("a list that cannot be read is not taken for an empty one", async () => {
  const { graph, saves } = project({ Media: ["OLD"], SupportingDocs: null });
  const refused = await changeDocuments(graph, "PRJ#1", added).catch(failureOf);
  expect(refused).toMatchObject({ code: "NOT_FOUND" });
  expect(saves()).toBe(0);
});
