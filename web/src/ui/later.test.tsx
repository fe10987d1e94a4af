import { render } from "@testing-library/react";
import { Profiler, useLayoutEffect } from "react";
import { Later } from "./later.tsx";

test("what can wait is drawn a step after the rest, which is not drawn again", () => {
  const drawn: string[] = [];
  function Part({ name }: { readonly name: string }) {
    useLayoutEffect(() => {
      drawn.push(name);
    });
    return name;
  }
  let commits = 0;
  const { container } = render(
    <Profiler id="page" onRender={() => (commits += 1)}>
      <Part name="first" />
      <Later>
        <Part name="later" />
      </Later>
    </Profiler>,
  );
  expect(drawn).toEqual(["first", "later"]);
  expect(commits).toBe(2);
  expect(container).toHaveTextContent("firstlater");
});
