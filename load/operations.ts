/** Operations of the web client that the journeys send. */
export const OPERATIONS = [
  "AnswerBooking",
  "CompleteUpload",
  "Conversations",
  "CreateUpload",
  "DeleteMedia",
  "LatestSubmissions",
  "MarkRead",
  "MoveSubmission",
  "MySubmissions",
  "OpenProject",
  "PositionWall",
  "ProducerProjects",
  "SearchProjects",
  "Searchers",
  "SendMessage",
  "StartConversation",
  "Submit",
  "SuggestProjects",
  "Thread",
  "UnreadConversations",
  "Viewer",
  "WallFacets",
  "WallHead",
  "WallSubmission",
] as const;
export type Operation = (typeof OPERATIONS)[number];

/**
 * The hashes of operations known to the gateway, from the manifest the web client is built with. Throws for unknown
 * ones.
 */
export function hashesOf<Name extends string>(
  manifest: Readonly<Record<string, string>>,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const all = new Map(
    Object.entries(manifest).map(([hash, text]) => [
      /(?:^| )(?:query|mutation) (\w+)/.exec(text)?.[1],
      hash.replace("sha256:", ""),
    ]),
  );
  const hashOf = (name: Name): string => {
    const hash = all.get(name);
    if (hash === undefined) throw new Error(`The web client has no operation ${name}.`);
    return hash;
  };
  return Object.fromEntries(names.map((name) => [name, hashOf(name)])) as Record<Name, string>;
}
