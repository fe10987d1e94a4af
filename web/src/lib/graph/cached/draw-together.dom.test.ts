import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { drawTogether } from "./draw-together.ts";
import type { Pace } from "./draw-together.ts";

const nextStep = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test.each<Pace>(["at once", "in steps"])(
  "what changes in one step is drawn %s in the next, and once",
  async (pace) => {
    const draws: string[] = [];
    const { result } = renderHook(() => {
      const [list, setList] = useState("");
      const [answer, setAnswer] = useState("");
      draws.push(`${list} ${answer}`.trim());
      return { setList, setAnswer };
    });
    drawTogether(() => result.current.setList("Ada"), pace);
    drawTogether(() => result.current.setAnswer("known"), pace);
    expect(draws).toEqual([""]);
    await nextStep();
    expect(draws).toEqual(["", "Ada known"]);
    drawTogether(() => result.current.setList("Ben"), pace);
    await nextStep();
    expect(draws).toEqual(["", "Ada known", "Ben known"]);
  },
);
