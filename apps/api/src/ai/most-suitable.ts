import type { ListedModel } from "./model-details";

/** What a model is wanted for. */
export type ModelUse = "text" | "vision";

/** Names of models that were made for something else than the work, the least suitable last. */
const MADE_FOR_OTHER_WORK: Readonly<Record<ModelUse, readonly RegExp[]>> = {
  text: [/vl\b|vision|llava|coder|math|guard/i, /ocr/i],
  vision: [/ocr/i],
};

/**
 * The models in the order in which they are tried where the family has chosen none: what was made for other work last
 * (pictures, code; reading letters last of all), the largest first, so that it does not change with what was installed when.
 */
export function mostSuitableFirst(models: readonly ListedModel[], use: ModelUse): ListedModel[] {
  const rank = ({ name }: ListedModel): number => MADE_FOR_OTHER_WORK[use].findLastIndex((pattern) => pattern.test(name));
  return models.toSorted(
    (left, right) => rank(left) - rank(right) || right.sizeBytes - left.sizeBytes || (left.name < right.name ? -1 : 1),
  );
}
