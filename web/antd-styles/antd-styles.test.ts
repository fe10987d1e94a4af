import { parseAst } from "vite";
import { withoutRules } from "./antd-styles.ts";

const stripped = (code: string) => withoutRules(code, parseAst(code));

test("what writes rules goes, and what gives the variables their values stays", () => {
  const code = [
    'export default genStyleHooks("Button", token => [genSize(token), genLook(token)], prepareToken, { unitless });',
    'export const Beside = genSubStyleComponent(["Button", "compact"], rulesOf, prepareToken);',
  ];
  expect(stripped(code.join("\n"))?.split("\n")).toEqual([
    'export default genStyleHooks("Button", () => null, prepareToken, { unitless });',
    'export const Beside = genSubStyleComponent(["Button", "compact"], () => null, prepareToken);',
  ]);
});

test("a module of parts of rules is left as it is", () => {
  expect(stripped("export const genSize = token => ({ height: token.controlHeight });")).toBeNull();
});
