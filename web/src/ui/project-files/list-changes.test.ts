import { movedTo, putBack, replacedFirst, without } from "./list-changes.ts";

test.each([
  ["a file is moved to the front", movedTo("c", 0), ["a", "b", "c"], ["c", "a", "b"]],
  ["a move keeps what another tab has added", movedTo("a", 1), ["a", "b", "new"], ["b", "a", "new"]],
  ["a move does not return what another tab has removed", movedTo("a", 1), ["b", "c"], ["b", "c"]],
  ["a removal keeps what another tab has added", without("a"), ["a", "b", "new"], ["b", "new"]],
  ["a removed file returns to its place", putBack("b", 1), ["a", "c"], ["a", "b", "c"]],
  ["a file that is there is not put back twice", putBack("b", 0), ["a", "b"], ["a", "b"]],
  ["the first file is replaced", replacedFirst("a", "new"), ["a", "b"], ["new", "b"]],
  ["there was none", replacedFirst(null, "new"), [], ["new"]],
  ["another tab has made another one the first", replacedFirst("a", "new"), ["b", "a"], ["new", "b"]],
])("%s", (_name, change, stored, expected) => {
  expect(change(stored)).toEqual(expected);
});
