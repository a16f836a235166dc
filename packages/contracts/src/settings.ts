import { z } from "zod";

export const settingValue = z.union([z.number(), z.string()]);

/** A map of key to value and description (specification, section 7); `chosen` is false where it is the default. */
export const settingsOutput = z.object({
  settings: z.record(
    z.string(),
    z.object({ value: settingValue, description: z.string(), chosen: z.boolean().optional() }),
  ),
});
export const updateSettingInput = z.object({ key: z.string().max(100), value: z.unknown() });
export const settingOutput = z.object({
  setting: z.object({ key: z.string(), value: settingValue, description: z.string() }),
});
