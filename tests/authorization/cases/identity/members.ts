import { UNIONS } from "@callboard/catalog/unions.ts";
import type { MemberCase } from "../../mutation-case.ts";
import type { Row } from "../../objects.ts";
import { bare } from "../../people.ts";

const accountRow = (key: string): Row => ({
  service: "identity",
  table: "account",
  column: "id",
  id: bare(key),
});

let count = 0;
/** Different each time, since writing the same list again changes nothing. */
const nextUnions = (): string[] => [UNIONS[(count += 1) % UNIONS.length]?.value ?? ""];

export const IDENTITY_MEMBERS: Readonly<Record<string, MemberCase>> = {
  updateUserString: {
    query: `mutation($PK: ID!, $field: String!, $value: String!) {
      updateUserString(pK: $PK, field: $field, value: $value) { PK } }`,
    make: (_world, key) =>
      Promise.resolve({
        variables: { PK: key, field: "Bio", value: crypto.randomUUID() },
        rows: [accountRow(key)],
      }),
  },
  updateUserStringArray: {
    query: `mutation($PK: ID!, $field: String!, $value: [String!]!) {
      updateUserStringArray(pK: $PK, field: $field, value: $value) { PK } }`,
    make: (_world, key) =>
      Promise.resolve({
        variables: { PK: key, field: "Unions", value: nextUnions() },
        rows: [accountRow(key)],
      }),
  },
};
