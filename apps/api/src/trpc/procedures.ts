import { baseProcedure, middleware } from "./init";

/** Open to anyone: signing in. */
export const openProcedure = baseProcedure.meta({ access: "open" });

const countCall = middleware(({ ctx, next }) => {
  ctx.app.callLimiter.count(ctx.address);
  return next();
});

/** For everyone who knows the family password, and for API tokens that may read or write: nearly everything. */
export const familyProcedure = baseProcedure;

/** For the family, and for API tokens that may do what the admin page does. */
export const adminProcedure = familyProcedure.meta({ access: "admin" });

/** For somebody who has signed in with the family password; an API token may not. */
export const personProcedure = familyProcedure.meta({ access: "person" });

/** For calls that cost: AI and imports count against the rate limit of the settings (decisions, section 2). */
export const costlyProcedure = familyProcedure.meta({ isCostly: true }).use(countCall);
