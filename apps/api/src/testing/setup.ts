import { checkHotOutputs } from "#trpc/hot-output";

checkHotOutputs();
