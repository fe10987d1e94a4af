import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { STRIPE_VARIABLES } from "./own-stripe.ts";
import { OWN_ENGINES } from "./own-engines.ts";

const lines = readFileSync(join(resolve(import.meta.dirname, "../../../.."), ".env.example"), "utf8").split(
  "\n",
);

test.each(Object.values(OWN_ENGINES))(
  ".env.example shows $variable as it is written",
  ({ variable, protocols }) => {
    const [, value] = lines.find((line) => line.startsWith(`#${variable}=`))?.split("=") ?? [];
    expect(protocols).toContain(URL.parse(String(value))?.protocol);
  },
);

test(".env.example shows no engine that nothing reads", () => {
  const shown = lines.flatMap((line) => /^#(ENGINE_\w+)=/.exec(line)?.[1] ?? []);
  const read = [...Object.values(OWN_ENGINES).map(({ variable }) => variable), ...STRIPE_VARIABLES];
  expect(shown.sort()).toEqual(read.sort());
});
