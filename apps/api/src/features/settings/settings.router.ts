import { settingOutput, settingsOutput, updateSettingInput } from "@tureen/contracts/settings";
import { router } from "#trpc/init";
import { adminProcedure, familyProcedure } from "#trpc/procedures";
import { listSettings, updateSetting } from "./settings.service";

export const settingsRouter = router({
  list: familyProcedure.output(settingsOutput).query(({ ctx }) => listSettings(ctx)),
  update: adminProcedure
    .input(updateSettingInput)
    .output(settingOutput)
    .mutation(({ ctx, input }) => updateSetting(ctx, input)),
});
