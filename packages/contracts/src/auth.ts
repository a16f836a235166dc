import { TOKEN_SCOPES } from "@tureen/domain/auth/token-scope";
import { z } from "zod";
import { successSchema } from "./primitives";

export const loginInput = z.object({
  password: z
    .string("Please enter the family password")
    .min(1, "Please enter the family password")
    .max(1000, "is too long"),
});
/** The name by which the gate in front of Tureen knows whoever it has let in, as the page has shown it. */
export const enterInput = z.object({ user: z.string().min(1, "is missing").max(100, "is too long") });
export const sessionUser = z.object({ id: z.number().int(), username: z.string() });
export const loginOutput = z.object({ token: z.string(), user: sessionUser });

export const changePasswordInput = z.object({
  currentPassword: z.string().max(1000),
  newPassword: z.string().min(1, "Please enter a new password").max(1000, "is too long"),
});
/** `warning` is a sentence where the new password is short, else null. */
export const changePasswordOutput = successSchema.extend({ warning: z.string().nullable() });

export const apiToken = z.object({
  id: z.number().int(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export const apiTokensOutput = z.object({ tokens: z.array(apiToken) });
export const createApiTokenInput = z.object({
  name: z.string().trim().min(1, "is missing").max(100),
  /** What the token may do: read; read and write; or all of that and the admin page. */
  scope: z.enum(TOKEN_SCOPES).default("read"),
});
/** `token` is shown this once; only its hash is kept. */
export const createApiTokenOutput = z.object({ token: z.string(), apiToken });

/** A sign-in; `name` is what its device is called, '' without a name (extension). */
export const devicesOutput = z.object({
  devices: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      /** The one that asks. */
      is_this: z.boolean(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
});
/** '' takes the name away. */
export const nameDeviceInput = z.object({
  name: z.string("must be text").trim().max(60, "must not be longer than 60 characters"),
});
