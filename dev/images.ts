/**
 * `npm run images`: builds every image of the product. `-- billing web` builds only these, `-- --bases assembled`
 * uses bases built from Debian and npm packages instead of the public ones, `-- --tag 1.2.0` and `-- --registry
 * HOST/NAME` name them. The bills of materials are in `dist/images`.
 */
import { readCommand } from "#dev/command-line/read-command.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { buildImages } from "#dev/images/build-images.ts";

const { values, words } = readCommand("images");

try {
  await buildImages({ ...values, names: words, report: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof EngineRefused ? error.message : error);
  process.exitCode = 1;
}
