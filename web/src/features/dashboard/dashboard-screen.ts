import { screen } from "@testing-library/react";

/** Shared by the tests of dashboards. */
export const options = { texts: ["dashboard"] } as const;

/** The time this many hours from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The card with this name. */
export function card(name: string): HTMLElement {
  return screen.getByRole("region", { name });
}

/** A project as a dashboard queries it. */
export const project = (id: string, facts: Readonly<Record<string, unknown>>) => ({
  PK: `PRJ#${id}`,
  SK: `PRJ#${id}`,
  Data: { Version: 1, View: "owner", Public: true, ...facts },
});
