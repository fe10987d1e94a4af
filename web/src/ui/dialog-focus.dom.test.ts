import { mayTakeFocus } from "./dialog-focus.ts";

test.each([
  ["the page", "<main tabindex=-1 id=at></main>", true],
  ["the dialog as a whole", "<div role=dialog tabindex=-1 id=at></div>", true],
  ["the first control of the dialog", "<div role=dialog><button id=at></button><input></div>", true],
  ["a later one", "<div role=dialog><button></button><input><button id=at></button></div>", false],
])("at %s", (_at, html, may) => {
  document.body.innerHTML = html;
  expect(mayTakeFocus(document.getElementById("at"))).toBe(may);
});

test("nothing has the focus", () => {
  expect(mayTakeFocus(null)).toBe(true);
});
