import {
  apiTokensOutput,
  changePasswordInput,
  changePasswordOutput,
  createApiTokenInput,
  createApiTokenOutput,
  devicesOutput,
  enterInput,
  loginInput,
  loginOutput,
  nameDeviceInput,
} from "@tureen/contracts/auth";
import { byIdSchema, successSchema } from "@tureen/contracts/primitives";
import { familyProcedure, openProcedure, personProcedure } from "#trpc/procedures";
import { router } from "#trpc/init";
import { createApiToken, listApiTokens, revokeApiToken, signOut, signOutEverywhere } from "./access-token.service";
import { listDevices, nameDevice, signOutDevice } from "./devices.service";
import { changePassword, enterByGate, signIn } from "./auth.service";

export const authRouter = router({
  login: openProcedure
    .input(loginInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  enter: openProcedure
    .input(enterInput)
    .output(loginOutput)
    .mutation(({ ctx, input }) => enterByGate(ctx, input)),
  // Every token may end itself.
  logout: familyProcedure
    .meta({ access: "read" })
    .output(successSchema)
    .mutation(({ ctx }) => signOut(ctx)),
  signOutEverywhere: personProcedure.output(successSchema).mutation(({ ctx }) => signOutEverywhere(ctx)),
  changePassword: personProcedure
    .input(changePasswordInput)
    .output(changePasswordOutput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  devices: personProcedure.output(devicesOutput).query(({ ctx }) => listDevices(ctx)),
  nameDevice: personProcedure
    .input(nameDeviceInput)
    .output(successSchema)
    .mutation(({ ctx, input }) => nameDevice(ctx, input)),
  signOutDevice: personProcedure
    .input(byIdSchema)
    .output(successSchema)
    .mutation(({ ctx, input }) => signOutDevice(ctx, input)),
  apiTokens: personProcedure.output(apiTokensOutput).query(({ ctx }) => listApiTokens(ctx.app)),
  createApiToken: personProcedure
    .input(createApiTokenInput)
    .output(createApiTokenOutput)
    .mutation(({ ctx, input }) => createApiToken(ctx.app, input)),
  revokeApiToken: personProcedure
    .input(byIdSchema)
    .output(successSchema)
    .mutation(({ ctx, input }) => revokeApiToken(ctx.app, input)),
});
