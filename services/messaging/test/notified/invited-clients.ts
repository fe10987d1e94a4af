import type { Result } from "@callboard/kit/result.ts";

/** An address as identity has it of an agent's invitation. */
interface InvitedClient {
  readonly email: string;
  readonly agentName: string;
  readonly language: string;
  readonly isMember: boolean;
}

/** Addresses that agents invited, by the id of the invitation. */
export type InvitedClients = Map<string, InvitedClient>;

type Asked = { readonly ids: readonly string[] };

/** What identity says of invitations: of every one to a company the same, of an agent's what a test has put there. */
export function invitations(clients: InvitedClients, answer: <Value>(value: Value) => Result<Value>) {
  return {
    batchGetInvitations: async ({ ids }: Asked) =>
      answer({
        invitations: ids.map((id) => ({
          id,
          companyId: "",
          companyName: "Marsh Lane Pictures",
          email: "nora@callboard.test",
          language: "tr",
        })),
      }),
    batchGetClientInvitations: async ({ ids }: Asked) =>
      answer({ invitations: ids.flatMap((id) => clients.get(id) ?? []) }),
  };
}
