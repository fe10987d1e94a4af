/**
 * `npm run restore -- FOLDER`: restores a backup into the data folder of the engines it was made from, which must be
 * empty.
 */
import { runCommand } from "#dev/backup/command.ts";
import { readManifest } from "#dev/backup/manifest.ts";
import { readCommand } from "#dev/command-line/read-command.ts";
import { BackupRefused } from "#dev/backup/refusal.ts";
import { restore } from "#dev/backup/restore.ts";
import { refuseOwnEngines } from "#dev/backup/shape.ts";
import { chosenFolder } from "#dev/start/data-folder.ts";

const { words } = readCommand("restore");
await runCommand(async (progress) => {
  const [folder, ...others] = words;
  if (folder === undefined || others.length > 0)
    throw new BackupRefused("Name the folder of one backup: npm run restore -- /var/backups/callboard-1");
  const manifest = readManifest(folder);
  refuseOwnEngines(manifest.engines, process.env);
  await restore({ folder, manifest, home: chosenFolder(manifest.engines), progress });
  const flags = manifest.engines === "real" ? " -- --engines real" : "";
  progress(
    `Restored as of ${manifest.madeAt}. Now: npm start${flags}, and when it is ready: npm run reindex${flags}`,
  );
});
