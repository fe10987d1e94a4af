import { format } from "node:util";

// Anything that React, antd or a page logs as an error is a defect of the page, even if nothing else shows it.
const complaints: string[] = [];
for (const level of ["error", "warn"] as const) {
  // oxlint-disable-next-line no-console -- this is where the console is watched
  console[level] = (...parts: readonly unknown[]) => {
    complaints.push(`console.${level}: ${format(...parts)}`);
  };
}

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(found.join("\n\n"));
});
