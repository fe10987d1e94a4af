import { describeLines } from "./describe-lines.ts";
import { castingLines } from "./lines/casting-lines.ts";

describeLines(castingLines);
