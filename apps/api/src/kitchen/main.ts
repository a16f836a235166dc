import { printParsedLines } from "./parse-command";

/** Entry of `npm run -s kitchen COMMAND`. Ends with status 2 when the command is unknown. */
const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  parse: () => printParsedLines(process.stdin, process.stdout),
};

const [name = ""] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) await command();
else {
  const known = Object.keys(COMMANDS).join(", ");
  process.stderr.write(
    name === ""
      ? `Say what to do. There is: ${known}.\n`
      : `There is no command called '${name}'. There is: ${known}.\n`,
  );
  process.exitCode = 2;
}
