/**
 * `npm run backup -- FOLDER`: backs up the product running on this machine, without stopping it, into a new folder.
 * `-- FOLDER --engines real` backs up the product on real engines.
 */
import { backUp } from "#dev/backup/back-up.ts";
import { runCommand } from "#dev/backup/command.ts";
import { readCommand } from "#dev/command-line/read-command.ts";
import { BackupRefused } from "#dev/backup/refusal.ts";
import { refuseOwnEngines } from "#dev/backup/shape.ts";
import { chosenFolder } from "#dev/start/data-folder.ts";

const { values, words } = readCommand("backup");
await runCommand(async (progress) => {
  const [folder, ...others] = words;
  if (folder === undefined || others.length > 0)
    throw new BackupRefused("Name one new folder: npm run backup -- /var/backups/callboard-1");
  const { engines } = values;
  refuseOwnEngines(engines, process.env);
  await backUp({ home: chosenFolder(engines), engines, folder, progress });
  progress(`Backed up: ${folder} (keys and passwords are in it: keep it as safe as the data)`);
});
