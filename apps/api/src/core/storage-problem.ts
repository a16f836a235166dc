import { accessProblem } from "@tureen/db/file/access-problem";
import { fileProblem, filesOf } from "@tureen/db/file/file-watch";
import { inTransaction, lastDiskError } from "@tureen/db/in-transaction";
import { untilWritable } from "@tureen/db/file/until-writable";
import { text } from "@tureen/messages/text";
import { sql } from "drizzle-orm";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { AppContext } from "./app-context";
import { anotherWrites, AppError, asAppError, DISK_IS_FULL } from "./app-error";

/** Less takes no photo; a commit may still find room. */
const LEAST_FREE_BYTES = 1024 ** 2;
/** Another program may write for as long. */
const PATIENCE_MS = 1000;

/** Why calls are not served, or nothing can be stored, at the moment; null where all is well. */
export async function storageProblem(app: AppContext): Promise<AppError | null> {
  const { $client } = app.db;
  const folders = ["", "photos", "uploads", "backups"].map((name) => join(app.dataFolder, name));
  const broken = fileProblem($client) ?? accessProblem([...folders, ...($client.memory ? [] : filesOf($client.name))]);
  if (broken) return asAppError(broken);
  const { bavail, bsize } = await statfs(app.dataFolder);
  if (bavail * bsize < LEAST_FREE_BYTES) return new AppError("disk-full", DISK_IS_FULL);
  if (!(await untilWritable(app.db, PATIENCE_MS))) return anotherWrites();
  return lastDiskError(app.db) === undefined ? null : tryToWrite(app);
}

/** After a write that the disk did not take: whether it takes one again. */
function tryToWrite({ db }: AppContext): AppError | null {
  try {
    inTransaction(db, (tx) => tx.run(sql`update house_secrets set value = value where key = 'epoch'`));
    return null;
  } catch (error) {
    return (
      asAppError(error) ?? new AppError("unavailable", text("Nothing can be stored at the moment."), { cause: error })
    );
  }
}
