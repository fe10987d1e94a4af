import { fetchInTime } from "#lib/in-time.ts";

/**
 * Whether the identity provider has a registration of its own: its discovery document then offers `prompt=create` (OpenID
 * Connect, Initiating User Registration). True as well if it does not say, since it will say why when it is asked.
 */
export async function providerRegisters(): Promise<boolean> {
  try {
    const response = await fetchInTime("/auth/realms/callboard/.well-known/openid-configuration", {});
    const known = (await response.json()) as { prompt_values_supported?: unknown };
    const { prompt_values_supported: prompts } = known;
    return !Array.isArray(prompts) || prompts.includes("create");
  } catch {
    return true;
  }
}
