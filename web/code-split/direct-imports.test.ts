import { expect, test } from "@jest/globals";
import { withDirectImports } from "./direct-imports.ts";

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
