import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { escaped } from "../../src/domain/mails/layout/mail-layout.ts";
import { MAIL_LANGUAGES } from "../../src/domain/mails/mail-kinds.ts";
import { readCommand } from "../../../../dev/command-line/read-command.ts";
import { sampleMails } from "./samples.ts";

/** `npm run mails`: writes a page with every mail in every language, each also as a file of its own. */
readCommand("mails");
const folder = join(tmpdir(), "callboard-mails");
await mkdir(folder, { recursive: true });
const rows = MAIL_LANGUAGES.flatMap((language) =>
  sampleMails(language).map(({ name, mail }, index) => ({
    ...mail,
    name,
    language,
    file: `${language}-${index}.html`,
  })),
);
for (const { file, html } of rows) await writeFile(join(folder, file), html);
const items = rows.map(
  ({
    name,
    language,
    subject,
    text,
    file,
  }) => `<details><summary>${language} ${escaped(name)}: <bdi>${escaped(subject)}</bdi></summary>
<iframe loading="lazy" src="${file}" width="420" height="640" title="HTML"></iframe><pre>${escaped(text)}</pre></details>`,
);
const page = join(folder, "index.html");
await writeFile(page, `<!doctype html><meta charset="utf-8"><title>Mails</title>${items.join("\n")}`);
process.stdout.write(`${page}\n`);
