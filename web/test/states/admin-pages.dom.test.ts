import { describeLines } from "./describe-lines.ts";
import { adminLines } from "./lines/admin-lines.ts";

describeLines(adminLines);
