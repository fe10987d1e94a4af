import { randomInt } from "node:crypto";
import { newId } from "@callboard/kit/ids.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { IdentityProvider, NewProviderAccount, ProviderAccount } from "#app/identity-provider.ts";

export type OpenProvider = { readonly provider: IdentityProvider; readonly close: () => Promise<void> };

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`Expected a success: ${JSON.stringify(result.failure)}`);
  return result.value;
}

function person(): NewProviderAccount {
  const email = `${newId()}@callboard.test`;
  return { email, password: "correct horse", firstName: "Ada", lastName: "Vale", emailVerified: true };
}

/** Contract suite of identity providers: what identity relies on. */
export function describeIdentityProvider(name: string, open: () => Promise<OpenProvider>): void {
  describe(`${name} as identity provider`, () => {
    let opened: OpenProvider;
    let provider: IdentityProvider;

    beforeAll(async () => {
      opened = await open();
      provider = opened.provider;
    });

    afterAll(() => opened.close());

    async function create(): Promise<ProviderAccount> {
      return value(await provider.create(person()));
    }

    async function find(subject: string): Promise<ProviderAccount | null> {
      return value(await provider.find(subject));
    }

    it("finds an account by its address, without case, and by its subject", async () => {
      const account = await create();
      expect(account).toMatchObject({ firstName: "Ada", enabled: true, emailVerified: true });
      expect(value(await provider.findByEmail(account.email.toUpperCase()))?.subject).toBe(account.subject);
      expect((await find(account.subject))?.email).toBe(account.email);
    });

    it("returns null for an address and a subject that nobody has", async () => {
      expect(value(await provider.findByEmail("nobody@callboard.test"))).toBeNull();
      expect(await find(newId())).toBeNull();
    });

    it("refuses a second account with the same address", async () => {
      const fresh = person();
      value(await provider.create(fresh));
      expect(await provider.create(fresh)).toMatchObject({
        ok: false,
        failure: { code: "CONFLICT", rule: "EXISTS" },
      });
    });

    it("adds and removes roles, each twice with the same effect", async () => {
      const { subject } = await create();
      for (const role of ["Talent", "Talent", "Agent"]) value(await provider.addRole(subject, role));
      expect((await find(subject))?.roles).toEqual(expect.arrayContaining(["Agent", "Talent"]));
      for (const role of ["Agent", "Agent"]) value(await provider.removeRole(subject, role));
      const roles = (await find(subject))?.roles ?? [];
      expect(roles).toContain("Talent");
      expect(roles).not.toContain("Agent");
    });

    it("switches an account off and on", async () => {
      const { subject } = await create();
      value(await provider.setEnabled(subject, false));
      expect((await find(subject))?.enabled).toBe(false);
      value(await provider.setEnabled(subject, true));
      expect((await find(subject))?.enabled).toBe(true);
    });

    it("removes an account for good, and once more without an error", async () => {
      const { subject, email } = await create();
      for (const time of ["first", "again"])
        expect([time, (await provider.remove(subject)).ok]).toEqual([time, true]);
      expect(await find(subject)).toBeNull();
      expect(value(await provider.findByEmail(email))).toBeNull();
    });

    it("sets a password and marks the moment of signing out everywhere", async () => {
      const { subject } = await create();
      value(await provider.setPassword(subject, "another secret"));
      const before = Date.now();
      value(await provider.signOutEverywhere(subject));
      const after = Date.now();
      const signedOutAt = (await find(subject))?.signedOutAt?.getTime() ?? 0;
      // The provider may have a different clock, with a resolution of seconds.
      expect(signedOutAt).toBeGreaterThan(before - 5_000);
      expect(signedOutAt).toBeLessThan(after + 5_000);
    });

    it("has no session of an account that never signed in, and ends one that is unknown without an error", async () => {
      const { subject } = await create();
      expect(value(await provider.sessions(subject))).toEqual([]);
      expect(value(await provider.sessions(newId()))).toEqual([]);
      expect((await provider.endSession(subject, newId())).ok).toBe(true);
    });

    it("signs in with one phone number, which whoever proves it takes from others and may give up", async () => {
      const phone = `+9053${String(randomInt(10 ** 8)).padStart(8, "0")}`;
      const [former, own] = [await create(), await create()];
      const phones = async () => [(await find(former.subject))?.phone, (await find(own.subject))?.phone];
      expect(await phones()).toEqual([null, null]);
      for (const _time of ["first", "again"]) value(await provider.setPhone(former.subject, phone));
      expect(await phones()).toEqual([phone, null]);
      value(await provider.setPhone(own.subject, phone));
      expect(await phones()).toEqual([null, phone]);
      for (const _time of ["first", "again"]) value(await provider.setPhone(own.subject, null));
      expect(await phones()).toEqual([null, null]);
      expect(await find(own.subject)).toMatchObject({ email: own.email, firstName: "Ada", enabled: true });
      expect(await provider.setPhone(newId(), phone)).toMatchObject({ failure: { code: "NOT_FOUND" } });
    });

    it("returns NOT_FOUND for a change of nobody", async () => {
      expect(await provider.addRole(newId(), "Talent")).toMatchObject({
        ok: false,
        failure: { code: "NOT_FOUND" },
      });
    });

    it("returns every change after a cursor once, with the account as it is now", async () => {
      let cursor = "0";
      const readAll = async (): Promise<ProviderAccount[]> => {
        const accounts: ProviderAccount[] = [];
        for (;;) {
          const changes = value(await provider.changesAfter(cursor));
          if (changes.cursor === cursor) return accounts;
          cursor = changes.cursor;
          accounts.push(...changes.accounts);
        }
      };
      await readAll();
      const { subject } = await create();
      value(await provider.addRole(subject, "Talent"));
      const changed = (await readAll()).filter((account) => account.subject === subject);
      expect(changed.at(-1)?.roles).toContain("Talent");
      expect(await readAll()).toEqual([]);
    });
  });
}
