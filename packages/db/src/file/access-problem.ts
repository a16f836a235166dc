import { text } from "@tureen/messages/text";
import { accessSync, constants, existsSync, readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { basename, dirname } from "node:path";
import { DatabaseProblem } from "./database-problem";

/** The sentence for the first of these that this process may not read and change; null where there is none. What does not exist is passed over. */
export function accessProblem(paths: readonly string[]): DatabaseProblem | null {
  for (const path of paths) {
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      if (error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM"))
        return notPermitted(path);
    }
  }
  return null;
}

/** Says whose a file is and who Tureen runs as: by its name alone, since a path of the box is nobody's business. */
export function notPermitted(path: string): DatabaseProblem {
  const file = nearestThere(path);
  return new DatabaseProblem(
    text(
      "Tureen runs as {user} and may not read or change {file}, which belongs to {owner}. Nothing was saved. Give {file} to {user}, with all that is in it and beside it (chown -R), and try again.",
      { file: basename(file) || file, user: nameOf(process.geteuid?.()), owner: nameOf(ownerOf(file)) },
    ),
  );
}

const nearestThere = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearestThere(dirname(path));

const ownerOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.uid;

/** As the box calls a user; by number where it has no name for one, as in a container. */
function nameOf(user: number | undefined): string {
  if (user === undefined) return userInfo().username;
  const line = usersOfBox().find((each) => each.split(":")[2] === String(user));
  return line?.split(":")[0] ?? String(user);
}

function usersOfBox(): string[] {
  try {
    return readFileSync("/etc/passwd", "utf8").split("\n");
  } catch {
    return [];
  }
}
