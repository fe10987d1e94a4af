import { waitFor } from "@callboard/testkit/wait-for.ts";
import { administratorOf } from "#dev/cluster/accounts.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { createAdminCall } from "../../deploy/keycloak/admin-api.ts";
import { REALM } from "../../deploy/keycloak/realm.ts";
import { newMember } from "./member.ts";

/** The product promises five seconds, and the gateway's cache adds five more. */
const SHOWN_WITHIN_MS = 15_000;
const POLL_MS = 200;

interface Viewer {
  readonly me: { readonly Data: { readonly UserRoles: readonly string[] } };
}

test("a role given or taken in Keycloak's console shows in the product, and holds", async () => {
  const programs = await preparePrograms(() => undefined);
  const member = await newMember(programs);
  const inConsole = createAdminCall(administratorOf(programs));
  const role = (await inConsole("GET", `/realms/${REALM}/roles/Admin`)).body;
  const roles = async (): Promise<readonly string[]> =>
    (await member.execute<Viewer>("Viewer")).me.Data.UserRoles;
  const seesReports = (): Promise<boolean> =>
    member.execute("OpenReports").then(
      () => true,
      (error: unknown) => {
        if (/"FORBIDDEN"/.test(String(error))) return false;
        throw error;
      },
    );
  const change = async (method: "POST" | "DELETE", isAdmin: boolean): Promise<void> => {
    await inConsole(method, `/realms/${REALM}/users/${member.id}/role-mappings/realm`, [role]);
    const began = Date.now();
    await waitFor("the change", async () => (await seesReports()) === isAdmin, SHOWN_WITHIN_MS, POLL_MS);
    process.stdout.write(`${method} of a role shows after ${Date.now() - began} ms\n`);
  };

  await member.know("TalentSelf");
  expect(await seesReports()).toBe(false);
  await change("POST", true);
  expect(await roles()).toContain("Admin");
  await change("DELETE", false);
  expect(await roles()).not.toContain("Admin");
});
