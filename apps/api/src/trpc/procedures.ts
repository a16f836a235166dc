import { authenticate } from "../features/auth/access-token.service";
import { accessOf, middleware, openProcedure as anyProcedure } from "./init";

/** Open to anyone: signing in. */
export const openProcedure = anyProcedure.meta({ access: "open" });

const requireAccess = middleware(({ ctx, next, type, meta }) => {
  authenticate(ctx.app, ctx.token, accessOf(type, meta));
  return next();
});

const countCall = middleware(({ ctx, next }) => {
  ctx.app.callLimiter.count(ctx.address);
  return next();
});

/** For everyone who knows the family password, and for API tokens that may read or write: nearly everything. */
export const familyProcedure = anyProcedure.use(requireAccess);

/** For the family, and for API tokens that may do what the admin page does. */
export const adminProcedure = familyProcedure.meta({ access: "admin" });

/** For somebody who has signed in with the family password; an API token may not. */
export const personProcedure = familyProcedure.meta({ access: "person" });

/** For calls that cost: AI and imports count against the rate limit of the settings (decisions, section 2). */
export const costlyProcedure = familyProcedure.use(countCall);
