import { DatabaseProblem } from "@tureen/db/client";
import { backupCommand, resetPasswordCommand, restoreCommand } from "./features/backups/backup-commands";
import { exportCommand } from "./features/exports/export-command";
import { BackupProblem } from "./features/backups/database-file";
import { ConfigProblem, readConfig } from "./config";
import { DataFolderProblem } from "./data-folder";
import { asAppError } from "./app-error";

/** Entry of `npm run backup`, `npm run restore`, `npm run export` and `npm run reset-password`. Ends with 1 where it was refused, 2 where asked wrongly. */
const [command, argument] = process.argv.slice(2);
const from = process.env["INIT_CWD"] ?? process.cwd();
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function run(): Promise<void> {
  if (command === "backup") await backupCommand(readConfig(), { from, target: argument, say });
  else if (command === "restore" && argument) await restoreCommand(readConfig(), { from, source: argument, say });
  else if (command === "export") await exportCommand(readConfig(), { from, target: argument, say });
  else if (command === "reset-password") await resetPasswordCommand(readConfig(), say);
  else {
    process.stderr.write(
      "There are: npm run backup [FILE.zip], npm run restore FILE (a .zip, a .sqlite, or the name of a backup), npm run export [FILE.zip, .pdf, .json or .md], npm run reset-password.\n",
    );
    process.exitCode = 2;
  }
}

try {
  await run();
} catch (error) {
  const isOurs = [ConfigProblem, DataFolderProblem, DatabaseProblem, BackupProblem].some(
    (kind) => error instanceof kind,
  );
  const known = isOurs && error instanceof Error ? error : asAppError(error);
  if (!known) throw error;
  process.stderr.write(`${known.message}\n`);
  process.exitCode = 1;
}
