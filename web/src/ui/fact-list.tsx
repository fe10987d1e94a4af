import { Stack } from "#ui/layout/layout.tsx";
import "./fact-list.css";

export type Fact = readonly [label: string, value: string | null | undefined];

/** Labels and values; facts without a value are left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const shown = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  if (shown.length === 0) return null;
  return (
    <Stack as="dl" className="fact-list" gap={8}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Stack>
  );
}
