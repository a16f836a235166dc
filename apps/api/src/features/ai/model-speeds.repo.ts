import type { Db } from "@tureen/db/client";
import { modelSpeeds } from "@tureen/db/schema/schema";
import { isLocked } from "@tureen/db/file/until-writable";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { SpeedStore } from "#ai/model/model-speeds";

const speedsSchema = z.object({
  /** Rows from before there were versions have none. */
  v: z.literal(1).default(1),
  reading: z.array(z.number().positive()),
  writing: z.array(z.number().positive()),
});

/** Keeps the speeds of models across restarts. A row of another shape counts as none. */
export function speedsInDatabase(db: Db): SpeedStore {
  return {
    load(digest) {
      const row = db.select().from(modelSpeeds).where(eq(modelSpeeds.digest, digest)).get();
      return row && speedsSchema.safeParse(JSON.parse(row.speedsJson)).data;
    },
    save(digest, speeds) {
      // It is measured with each answer; while another program writes, nobody waits for it.
      if (isLocked(db.$client)) return;
      const speedsJson = JSON.stringify({ v: 1, ...speeds });
      db.insert(modelSpeeds)
        .values({ digest, speedsJson })
        .onConflictDoUpdate({ target: modelSpeeds.digest, set: { speedsJson } })
        .run();
    },
  };
}
