import { describeLines } from "./describe-lines.ts";
import { companyLines } from "./lines/company-lines.ts";

describeLines(companyLines);
