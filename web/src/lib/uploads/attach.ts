import type { ApolloClient } from "@apollo/client";
import {
  AttachDocuments,
  AttachHeadshot,
  AttachLogo,
  AttachPictures,
  AttachToPost,
  DocumentKeys,
  PictureKeys,
  PostFiles,
} from "./attach-documents.ts";
import type { UploadPlace } from "./upload-store.ts";

async function attachToPost(graph: ApolloClient, type: string, key: string): Promise<void> {
  const { data } = await graph.query({ query: PostFiles, fetchPolicy: "no-cache", errorPolicy: "none" });
  const post = data?.getUserPosts.Posts.find(({ Data }) => Data.Type === type);
  const present = post?.Data.Media.map(({ PK }) => PK) ?? [];
  if (present.includes(key)) return;
  const Contents = [...present, key];
  await graph.mutate({
    mutation: AttachToPost,
    variables: {
      post: post ? { PK: post.PK, SK: post.SK, Contents } : { Type: type, IsPublic: true, Contents },
    },
  });
}

async function attachDocument(graph: ApolloClient, project: string, key: string): Promise<void> {
  const { data } = await graph.query({
    query: DocumentKeys,
    variables: { project },
    fetchPolicy: "no-cache",
    errorPolicy: "none",
  });
  const present = data?.getProjectDocs.map(({ PK }) => PK) ?? [];
  if (present.includes(key)) return;
  const media = { PK: project, SupportingDocs: [...present, key] };
  await graph.mutate({ mutation: AttachDocuments, variables: { media } });
}

async function attachPicture(graph: ApolloClient, project: string, key: string): Promise<void> {
  const { data } = await graph.query({
    query: PictureKeys,
    variables: { project },
    fetchPolicy: "no-cache",
    errorPolicy: "none",
  });
  const present = data?.getProjectById?.Data.Media.map(({ PK }) => PK) ?? [];
  if (present.includes(key)) return;
  const media = { PK: project, Media: [...present, key] };
  await graph.mutate({ mutation: AttachPictures, variables: { media } });
}

async function attachNow(graph: ApolloClient, place: UploadPlace, key: string): Promise<void> {
  if (place.kind === "headshot") {
    await graph.mutate({ mutation: AttachHeadshot, variables: { user: place.user, media: key } });
  } else if (place.kind === "post") await attachToPost(graph, place.type, key);
  else if (place.kind === "documents") await attachDocument(graph, place.project, key);
  else if (place.kind === "pictures") await attachPicture(graph, place.project, key);
  else if (place.kind === "logo")
    await graph.mutate({ mutation: AttachLogo, variables: { company: place.company, media: key } });
}

/** The last file being attached: lists are read and written whole, so it is done one at a time. */
let last: Promise<unknown> = Promise.resolve();

/** Attaches a validated file to its place. Idempotent. Rejects with the graph's failure. */
export function attach(graph: ApolloClient, place: UploadPlace, key: string): Promise<void> {
  const attached = last.then(() => attachNow(graph, place, key));
  last = attached.catch(() => undefined);
  return attached;
}
