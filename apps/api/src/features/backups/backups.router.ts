import {
  backupOutput,
  backupsOutput,
  broughtBackOutput,
  byBackupSchema,
  restoreBackupOutput,
  uploadBackupInput,
} from "@tureen/contracts/backups";
import { router } from "#trpc/init";
import { adminProcedure } from "#trpc/procedures";
import { bringBack } from "./bring-back/bring-back.service";
import { adoptUpload, findBackup, listBackups, makeBackup, restoreBackup } from "./backups.service";

export const backupsRouter = router({
  list: adminProcedure.output(backupsOutput).query(({ ctx }) => listBackups(ctx)),
  make: adminProcedure.output(backupOutput).mutation(({ ctx }) => makeBackup(ctx.app)),
  byName: adminProcedure
    .input(byBackupSchema)
    .output(backupOutput)
    .query(({ ctx, input }) => findBackup(ctx.app, input)),
  upload: adminProcedure
    .input(uploadBackupInput)
    .output(backupOutput)
    .mutation(({ ctx, input }) => adoptUpload(ctx.app, input)),
  bringBack: adminProcedure
    .input(byBackupSchema)
    .output(broughtBackOutput)
    .mutation(({ ctx, input }) => bringBack(ctx.app, input)),
  restore: adminProcedure
    .input(byBackupSchema)
    .output(restoreBackupOutput)
    .mutation(({ ctx, input }) => restoreBackup(ctx, input)),
});
