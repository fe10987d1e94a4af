import { describeLines } from "./describe-lines.ts";
import { performerLines } from "./lines/performer-lines.ts";

describeLines(performerLines);
