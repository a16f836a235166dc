import { SETTINGS } from "@tureen/domain/settings/definitions";
import type { Outputs } from "#lib/server/trpc";
import type { Answers } from "#testing/answers-link";

/** Every setting at its default, but those given. */
export function settingsAnswer(changed: Record<string, number | string> = {}): Outputs["settings"]["list"] {
  const entries = SETTINGS.map(
    ({ key, description, default: standard }) =>
      [key, { value: changed[key] ?? standard, description: description.message }] as const,
  );
  return { settings: Object.fromEntries(entries) };
}

export const healthyModel: Outputs["ai"]["health"] = {
  host: "http://127.0.0.1:11434",
  isReachable: true,
  version: "0.32.15",
  problem: null,
  notes: [],
  models: [
    {
      name: "qwen3.5:4b",
      sizeBytes: 2_700_000_000,
      contextLength: 262_144,
      canRead: true,
      canSee: false,
      remoteHost: null,
      problem: null,
    },
    {
      name: "qwen3-vl:8b",
      sizeBytes: 6_200_000_000,
      contextLength: 32_768,
      canRead: true,
      canSee: true,
      remoteHost: null,
      problem: null,
    },
    {
      name: "embedder",
      sizeBytes: 300_000_000,
      contextLength: null,
      canRead: false,
      canSee: false,
      remoteHost: null,
      problem: null,
    },
  ],
  textModel: "qwen3.5:4b",
  visionModel: "qwen3-vl:8b",
  textContextTokens: 16_384,
  chunkChars: 14_760,
};

export const noBackups: Outputs["backups"]["list"] = {
  backups: [],
  last_good: null,
  index_rebuilt_at: null,
  problem: null,
  last_failure: null,
  last_restore: null,
  disk: { free_bytes: 50 * 1024 ** 3, is_low: false },
};

/** A household in which everything can be read; what a test changes goes over it, feature by feature. */
export function householdAnswers(part: Answers = {}): Answers {
  return {
    admin: {
      stats: () => ({ recipes: 36, mealPlans: 30, shoppingLists: 2, totalIngredients: 1488, customIngredients: 3 }),
      ...part.admin,
    },
    dashboard: {
      counts: () => ({
        totalRecipes: 36,
        thisWeekMeals: 4,
        shoppingLists: 2,
        homeAddresses: ["http://192.168.1.20:3000"],
        devices: 2,
      }),
      ...part.dashboard,
    },
    backups: { list: () => noBackups, ...part.backups },
    settings: { list: () => settingsAnswer(), ...part.settings },
    ai: { health: () => healthyModel, ...part.ai },
    importBatches: { list: () => ({ batches: [] }), ...part.importBatches },
    shoppingLists: { summaries: () => ({ shoppingLists: [] }), ...part.shoppingLists },
    ingredients: { list: () => ({ ingredients: [] }), ...part.ingredients },
    auth: { apiTokens: () => ({ tokens: [] }), ...part.auth },
    guestLinks: { list: () => ({ links: [] }), ...part.guestLinks },
    webhooks: { list: () => ({ webhooks: [] }), ...part.webhooks },
    calendar: { feed: () => ({ path: null }), ...part.calendar },
  };
}
