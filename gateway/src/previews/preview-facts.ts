import { createHash } from "node:crypto";
import { z } from "zod";
import type { PreviewSubject } from "@callboard/catalog/interface/link-previews.ts";
import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import type { PreviewFacts } from "./preview-html.ts";

/** A page about a record. */
export type PreviewedRecord = Extract<PreviewSubject, { id: string }>;

const FILES = "Data { ContentUrl ContentType }";

/** What is read of a record, as a guest; the client's page of the same path reads no less. */
const OPERATIONS: Readonly<Record<PreviewedRecord["kind"], string>> = {
  project: `query PreviewProject($id: ID!) {
  getProjectById(id: $id) { Data { Name Description Public Status Media { ${FILES} } } }
}`,
  user: `query PreviewPost($id: ID!) {
  getUserLatestPost(id: $id) { Data { Description OpenFiles { ContentUrl ContentType } } }
}`,
  feature: `query PreviewFeature($id: ID!) {
  getFeatureProjectById(id: $id) { Data { Name Description CoverMedia { ${FILES} } Media { ${FILES} } } }
}`,
};

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Adds the previews' own operations to the persisted operations. */
export function withLinkPreviews(operations: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...operations, ...Object.values(OPERATIONS).map((text) => [hashOf(text), text] as const)]);
}

/** The body of the request that reads a record. */
export function previewRequest({ kind, id }: PreviewedRecord) {
  return {
    variables: { id: `${KEY_PREFIXES[kind]}#${id}` },
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(OPERATIONS[kind]) } },
  };
}

const text = z.string().nullish();
const fileData = z.object({ ContentUrl: text, ContentType: text });
const file = z.object({ Data: fileData }).nullish();
const responseSchema = z.object({
  data: z.object({
    getProjectById: z
      .object({
        Data: z.object({
          Name: text,
          Description: text,
          Public: z.boolean().nullish(),
          Status: text,
          Media: z.array(file).nullish(),
        }),
      })
      .nullish(),
    getUserLatestPost: z
      .object({ Data: z.object({ Description: text, OpenFiles: z.array(fileData) }) })
      .nullish(),
    getFeatureProjectById: z
      .object({
        Data: z.object({
          Name: text,
          Description: text,
          CoverMedia: file,
          Media: z.array(file).nullish(),
        }),
      })
      .nullish(),
  }),
});
/** A record that a guest may not see, or that is none. */
const hiddenSchema = z.object({
  errors: z
    .tuple([
      z.object({
        extensions: z.object({ code: z.enum(["NOT_FOUND", "UNAUTHENTICATED", "FORBIDDEN", "VALIDATION"]) }),
      }),
    ])
    .rest(z.unknown()),
});

type Data = z.infer<typeof responseSchema>["data"];
type Found<Name extends keyof Data> = NonNullable<Data[Name]>["Data"];
type Files = readonly z.infer<typeof file>[] | null | undefined;

function imageOf(files: Files): string | null {
  const found = files?.find((one) => one?.Data.ContentUrl && one.Data.ContentType?.startsWith("image/"));
  return found?.Data.ContentUrl ?? null;
}

function projectFacts({ Name, Description, Public, Status, Media }: Found<"getProjectById">) {
  if (Public !== true || Status !== "Approved") return null;
  return { name: Name ?? "", about: Description ?? "", image: imageOf(Media) };
}

/** A public post is shown without the name, which only members read; without pictures or films it is not available. */
function postFacts({ Description, OpenFiles }: Found<"getUserLatestPost">) {
  if (OpenFiles.length === 0) return null;
  return { name: "", about: Description ?? "", image: imageOf(OpenFiles.map((Data) => ({ Data }))) };
}

function featureFacts({ Name, Description, CoverMedia, Media }: Found<"getFeatureProjectById">) {
  return { name: Name ?? "", about: Description ?? "", image: imageOf([CoverMedia, ...(Media ?? [])]) };
}

function factsOf({ getProjectById, getUserLatestPost, getFeatureProjectById }: Data): PreviewFacts | null {
  if (getProjectById) return projectFacts(getProjectById.Data);
  if (getUserLatestPost) return postFacts(getUserLatestPost.Data);
  return getFeatureProjectById ? featureFacts(getFeatureProjectById.Data) : null;
}

/**
 * What a guest may read of a record, from the graph's response; null if that is nothing. Undefined if the graph failed, which
 * says nothing about the record.
 */
export function readFacts(response: unknown): PreviewFacts | null | undefined {
  if (hiddenSchema.safeParse(response).success) return null;
  const read = responseSchema.safeParse(response);
  return read.success ? factsOf(read.data.data) : undefined;
}
