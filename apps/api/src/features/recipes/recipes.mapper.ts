import { plainFields } from "@tureen/contracts/fields";
import { CARD_FIELDS, RECIPE_FIELDS } from "@tureen/contracts/recipe-fields";
import type { IngredientLine } from "@tureen/contracts/recipe-lines";
import type { Recipe, RecipeCard } from "@tureen/contracts/recipes";
import { toNumber } from "@tureen/domain/quantities/rational";
import { photoAddress } from "../recipe-photos/photo-address";
import { photosIn, placedPhotos } from "../recipe-photos/photo-set";
import { amountText, wireAmount, type LineContent, type StoredLine } from "./lines/line-content";
import type { CardRow, RecipeRow } from "./recipes.repo";

/** A recipe as the specification spells it. A text block comes back as it was sent. */
export function toRecipe(row: RecipeRow, lines: readonly StoredLine[]): Recipe {
  return {
    photo: photoOf(row),
    photos: placedPhotos(photosIn(row), row.instructions).map(({ photo, step }) => ({
      address: photoAddress(photo.id),
      placeholder: photo.placeholder,
      step,
    })),
    ingredients: row.ingredientsText ?? lines.map((line) => ({ id: line.id, ...toWireLine(line, line) })),
    ...plainFields(RECIPE_FIELDS, row),
  };
}

/** With what the catalogue calls the food, where it knows it, and the recipe, where the line is one. */
export function toWireLine(
  line: LineContent,
  { ingredientName, subRecipeTitle }: Partial<Pick<StoredLine, "ingredientName" | "subRecipeTitle">>,
): Omit<IngredientLine, "id"> {
  return {
    name: line.name,
    ingredient_id: line.ingredientId,
    ingredient_name: ingredientName ?? line.name,
    amount: wireAmount(line),
    amount_min: line.amount && line.amountMax ? toNumber(line.amount) : null,
    amount_text: amountText(line),
    unit: line.unit,
    sub_type: line.subType || null,
    preparation_notes: line.notes || null,
    pack: line.pack && { amount: toNumber(line.pack.amount), unit: line.pack.unit },
    raw: line.raw,
    section: line.section || null,
    shares_raw: line.sharesRaw,
    recipe_id: line.subRecipeId,
    recipe_title: subRecipeTitle ?? null,
  };
}

/** What a card of the list shows. */
export function toRecipeCard(row: CardRow): RecipeCard {
  return { photo: photoOf(row), ...plainFields(CARD_FIELDS, row) };
}

function photoOf({ photoId, photoPlaceholder: placeholder }: CardRow): RecipeCard["photo"] {
  return photoId === null ? null : { address: photoAddress(photoId), placeholder };
}
