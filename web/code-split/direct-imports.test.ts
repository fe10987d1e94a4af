import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { withDirectImports, withoutForms } from "./direct-imports.ts";

const antd = new Map([
  ["Button", "antd/es/button"],
  ["Input", "antd/es/input"],
]);
const direct = (code: string): string =>
  withDirectImports(code, (library) => (library === "antd" ? antd : undefined));

test.each([
  ["one name", 'import { Button } from "antd";', 'import Button from "antd/es/button";'],
  [
    "several, on several lines",
    'import {\n  Button,\n  Input,\n} from "antd";',
    'import Button from "antd/es/button"; import Input from "antd/es/input";',
  ],
  ["another name", 'import { Input as Field } from "antd";', 'import Field from "antd/es/input";'],
  [
    "what the entry has itself",
    'import { Button, version } from "antd";',
    'import Button from "antd/es/button"; import { version as version } from "antd";',
  ],
  ["another library", 'import { Button } from "buttons";', 'import { Button } from "buttons";'],
])("%s is imported from its own module where the library has one", (_what, written, expected) => {
  expect(direct(written)).toBe(expected);
});

test("the context of forms in the installed Ant Design takes its provider without the fields and the validator", () => {
  const context = readFileSync(fileURLToPath(import.meta.resolve("antd/es/form/context.js")), "utf8");
  const from = [...withoutForms(context).matchAll(/from ['"](@rc-component\/form[^'"]*)['"]/g)];
  expect(from.map(([, library]) => library)).toEqual(["@rc-component/form/es/FormContext"]);
});
