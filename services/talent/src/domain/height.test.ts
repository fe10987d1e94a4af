import { heightRangeOf } from "./height.ts";

test.each([
  [134, "shortest"],
  [135, "really-short"],
  [153, "really-short"],
  [154, "short"],
  [169, "short"],
  [170, "average"],
  [183, "average"],
  [184, "tall"],
])("%d cm are %s", (cm, expected) => expect(heightRangeOf(cm)).toBe(expected));
