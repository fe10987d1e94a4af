import type { ApolloClient } from "@apollo/client";
import { AttachHeadshot, AttachLogo, AttachToPost, PostFiles } from "./attach-documents.ts";
import { changeDocuments, changePictures } from "./change-files.ts";
import type { ListChange } from "./change-files.ts";
import { chosenKeys, insertAsChosen } from "./chosen-order.ts";
import type { UploadPlace } from "./upload-store.ts";

async function attachToPost(graph: ApolloClient, type: string, key: string): Promise<void> {
  const { data } = await graph.query({ query: PostFiles, fetchPolicy: "no-cache", errorPolicy: "none" });
  const post = data?.getUserPosts.Posts.find(({ Data }) => Data.Type === type);
  const present = post?.Data.Contents ?? [];
  if (present.includes(key)) return;
  const Contents = [...insertAsChosen(present, key, chosenKeys())];
  await graph.mutate({
    mutation: AttachToPost,
    variables: {
      post: post ? { PK: post.PK, SK: post.SK, Contents } : { Type: type, IsPublic: true, Contents },
    },
  });
}

/** Adds a file to a project's list, unless it is there. */
const added =
  (key: string, first = false): ListChange =>
  (present) => {
    if (present.includes(key)) return present;
    return first ? [key, ...present] : insertAsChosen(present, key, chosenKeys());
  };

async function attachNow(graph: ApolloClient, place: UploadPlace, key: string): Promise<void> {
  if (place.kind === "headshot") {
    await graph.mutate({ mutation: AttachHeadshot, variables: { user: place.user, media: key } });
  } else if (place.kind === "post") await attachToPost(graph, place.type, key);
  else if (place.kind === "documents") await changeDocuments(graph, place.project, added(key));
  else if (place.kind === "pictures") await changePictures(graph, place.project, added(key, place.first));
  else if (place.kind === "logo")
    await graph.mutate({ mutation: AttachLogo, variables: { company: place.company, media: key } });
}

/** The last change of a list of files. */
let last: Promise<unknown> = Promise.resolve();

/** Runs a change of a list of files after those before it: such lists are read and written whole. */
export function inTurn<Done>(change: () => Promise<Done>): Promise<Done> {
  const done = last.then(change);
  last = done.catch(() => undefined);
  return done;
}

/** Attaches a validated file to its place. Idempotent. Rejects with the graph's failure. */
export function attach(graph: ApolloClient, place: UploadPlace, key: string): Promise<void> {
  return inTurn(() => attachNow(graph, place, key));
}
