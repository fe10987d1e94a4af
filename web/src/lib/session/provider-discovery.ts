import { fetchInTime } from "#lib/in-time.ts";

/** A list of the identity provider's discovery document; null if it says nothing, or cannot be reached. */
async function listed(name: "prompt_values_supported" | "acr_values_supported"): Promise<unknown[] | null> {
  try {
    const response = await fetchInTime("/auth/realms/callboard/.well-known/openid-configuration", {});
    const found = ((await response.json()) as Record<string, unknown>)[name];
    return Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/**
 * Whether the identity provider has a registration of its own: its discovery document then offers `prompt=create` (OpenID
 * Connect, Initiating User Registration). True as well if it does not say, since it will say why when it is asked.
 */
export async function providerRegisters(): Promise<boolean> {
  return (await listed("prompt_values_supported"))?.includes("create") ?? true;
}

/** Whether it knows more than one way to be sure of a person, so that a member may add a second step to the password. */
export async function providerHasSecondStep(): Promise<boolean> {
  return ((await listed("acr_values_supported")) ?? []).length > 1;
}
