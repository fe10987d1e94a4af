import { newId } from "@callboard/kit/ids.ts";
import { administratorOf } from "#dev/cluster/accounts.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { createAdminCall } from "../../deploy/keycloak/admin-api.ts";
import { REALM } from "../../deploy/keycloak/realm.ts";
import { newMember } from "./member.ts";

interface Viewer {
  readonly me: { readonly PK: string };
}

/** A key that replaces Keycloak's as the signing key, because it has the highest priority. */
const newKey = {
  name: `rotated-${newId()}`,
  providerId: "rsa-generated",
  providerType: "org.keycloak.keys.KeyProvider",
  config: {
    priority: ["1000"],
    enabled: ["true"],
    active: ["true"],
    algorithm: ["RS256"],
    keySize: ["2048"],
  },
};

test("with a new signing key in Keycloak whoever is signed in stays so, and whoever signs in is let in", async () => {
  const programs = await preparePrograms(() => undefined);
  const inConsole = createAdminCall(administratorOf(programs));
  const before = await newMember(programs);
  const { me } = await before.know<Viewer>("Viewer");

  await inConsole("POST", `/realms/${REALM}/components`, newKey);
  try {
    const since = await newMember(programs);
    expect(since.signingKey).not.toBe(before.signingKey);
    expect((await since.know<Viewer>("Viewer")).me.PK).not.toBe(me.PK);
    expect((await before.execute<Viewer>("Viewer")).me.PK).toBe(me.PK);
  } finally {
    const { body } = await inConsole("GET", `/realms/${REALM}/components?name=${newKey.name}`);
    for (const { id } of body as { id: string }[])
      await inConsole("DELETE", `/realms/${REALM}/components/${id}`);
  }
});
