import { render } from "@testing-library/react";
import { Profiler, useLayoutEffect } from "react";
import { Later } from "./later.tsx";

it.each([1, 2, 3])("what can wait is drawn %d steps after the rest, which is not drawn again", (steps) => {
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
      <Later steps={steps} until={<Part name="until" />}>
        <Part name="later" />
      </Later>
    </Profiler>,
  );
  expect(drawn).toEqual(["first", "until", "later"]);
  expect(commits).toBe(steps + 1);
  expect(container).toHaveTextContent("firstlater");
});
