import {
  backupOutput,
  backupsOutput,
  byBackupSchema,
  restoreBackupOutput,
  uploadBackupInput,
} from "@tureen/contracts/backups";
import { router } from "#trpc/init";
import { familyProcedure } from "#trpc/procedures";
import { adoptUpload, findBackup, listBackups, makeBackup, restoreBackup } from "./backups.service";

export const backupsRouter = router({
  list: familyProcedure.output(backupsOutput).query(({ ctx }) => listBackups(ctx.app)),
  make: familyProcedure.output(backupOutput).mutation(({ ctx }) => makeBackup(ctx.app)),
  byName: familyProcedure
    .input(byBackupSchema)
    .output(backupOutput)
    .query(({ ctx, input }) => findBackup(ctx.app, input)),
  upload: familyProcedure
    .input(uploadBackupInput)
    .output(backupOutput)
    .mutation(({ ctx, input }) => adoptUpload(ctx.app, input)),
  restore: familyProcedure
    .input(byBackupSchema)
    .output(restoreBackupOutput)
    .mutation(({ ctx, input }) => restoreBackup(ctx.app, input)),
});
