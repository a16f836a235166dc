import { Problem } from "@tureen/messages/problem";
import type { Text } from "@tureen/messages/text";
import { backupCommand, resetPasswordCommand, restoreCommand } from "#features/backups/backup-commands";
import { exportCommand } from "#features/exports/export-command";
import { asAppError } from "#core/app-error";
import { ConfigProblem, consoleLanguage, readConfig } from "#core/config";
import { translatorOf } from "#core/language";

/** Entry of `npm run backup`, `npm run restore`, `npm run export` and `npm run reset-password`. Ends with 1 where it was refused, 2 where asked wrongly. */
const [command, argument] = process.argv.slice(2);
const from = process.env["INIT_CWD"] ?? process.cwd();
const t = await translatorOf(consoleLanguage());
const say = (words: Text): void => void process.stdout.write(`${t(words)}\n`);

async function run(): Promise<void> {
  if (command === "backup") await backupCommand(readConfig(), { from, target: argument, say });
  else if (command === "restore" && argument) await restoreCommand(readConfig(), { from, source: argument, say });
  else if (command === "export") await exportCommand(readConfig(), { from, target: argument, say });
  else if (command === "reset-password") await resetPasswordCommand(readConfig(), say);
  else {
    refuse(
      t(
        "There are: npm run backup [FILE.zip], npm run restore FILE (a .zip, a .sqlite, or the name of a backup), npm run export [FILE.zip, .pdf, .json or .md], npm run reset-password.",
      ),
      2,
    );
  }
}

function refuse(sentence: string, exitCode: number): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = exitCode;
}

try {
  await run();
} catch (error) {
  const known = error instanceof Problem ? error : asAppError(error);
  if (known) refuse(known.in(t), 1);
  else if (error instanceof ConfigProblem) refuse(error.message, 1);
  else throw error;
}
