type Given = { readonly Data: Readonly<Record<string, unknown>> };

/** Responses of both lists for tests: all submissions, and those with an open request, in the same order. */
export function listed(read: () => readonly Given[]) {
  const open = () => read().filter(({ Data }) => Data["OpenRequest"]);
  return {
    getUserSubmissions: () => read(),
    getOpenRequests: () => ({ Total: open().length, After: null, Submissions: open() }),
  };
}

/** A request that waits for an answer, as the server names it. */
export function openRequest(Kind: string, ExpiresAt: string | null = null) {
  return { OpenRequest: { Kind, ExpiresAt } };
}
