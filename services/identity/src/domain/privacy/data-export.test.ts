import { newToken } from "#domain/access-tokens/access-token.ts";
import { exampleAccount } from "#domain/example-account.ts";
import { archiveOf, EXPORTING_SERVICES, identityPart, newExport } from "./data-export.ts";

const fields = { Name: "Call sheet", Scopes: ["Read" as const], Days: 30 };
const token = newToken({ id: "t", userId: "ada", tokenHash: "the-hash" }, fields, new Date(0));
const parts = EXPORTING_SERVICES.map((service) => ({ service, content: { of: service } }));

it("is whole with the part of every service, in their order", () => {
  expect(archiveOf(parts.slice(1))).toBeNull();
  expect(archiveOf([])).toBeNull();
  const archive = archiveOf(parts.toReversed()) ?? "";
  expect(Object.keys(JSON.parse(archive) as object)).toEqual([...EXPORTING_SERVICES].toSorted());
});

it("is kept for a week", () => {
  const now = new Date("2026-06-01T12:00:00Z");
  expect(newExport("export", "ada", now).expiresAt).toEqual(new Date("2026-06-08T12:00:00Z"));
});

it("has what identity knows, and no key of the provider", () => {
  const text = JSON.stringify(identityPart(exampleAccount({ bio: "A bio." }), [token]));
  for (const fact of ["ada@callboard.test", "Ada", "A bio.", "Call sheet"]) expect(text).toContain(fact);
  for (const secret of ["subject", "the-hash"]) expect(text).not.toContain(secret);
});

it("says why a member is suspended, and until when", () => {
  const until = new Date("2026-12-01T00:00:00Z");
  const account = exampleAccount({ suspended: true, suspensionReason: "Spam.", suspendedUntil: until });
  expect(identityPart(account, [])).toMatchObject({
    suspension: { suspended: true, reason: "Spam.", until },
  });
});
