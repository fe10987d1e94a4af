import { postInteraction } from "#lib/session/interaction.ts";
import type { InteractionResponse } from "#lib/session/interaction.ts";

export type NewAccount = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** How an address is proven by a mailed code. */
export type Proof = {
  readonly verify: (code: string) => Promise<InteractionResponse>;
  readonly resend: () => Promise<InteractionResponse>;
};

/** How an account is made: the form first, then the proof of its address. */
export type Registering = Proof & {
  readonly register: (account: NewAccount) => Promise<InteractionResponse>;
};

/** In the interaction that the identity provider opened for it. */
export function atProvider(interaction: string): Registering {
  return {
    register: (account) => postInteraction(interaction, "/register", account),
    verify: (code) => postInteraction(interaction, "/verify", { code }),
    resend: () => postInteraction(interaction, "/resend", {}),
  };
}
