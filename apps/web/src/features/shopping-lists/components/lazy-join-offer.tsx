import { lazy } from "react";

// Most lists have nothing to add up.
const load = () => import("./join-offer");

export const JoinOffer = lazy(async () => ({ default: (await load()).JoinOffer }));
export const TakeApart = lazy(async () => ({ default: (await load()).TakeApart }));
