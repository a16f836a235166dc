import { authenticate } from "../features/auth/access-token.service";
import { middleware, openProcedure } from "./init";

export { openProcedure };

const requireSignIn = middleware(({ ctx, next }) => {
  authenticate(ctx.app, ctx.token);
  return next();
});

const countCall = middleware(({ ctx, next }) => {
  ctx.app.callLimiter.count(ctx.address);
  return next();
});

/** For everyone who knows the family password: nearly everything. 401 for anyone else. */
export const familyProcedure = openProcedure.use(requireSignIn);

/** For calls that cost: AI and imports count against the rate limit of the settings (decisions, section 2). */
export const costlyProcedure = familyProcedure.use(countCall);
