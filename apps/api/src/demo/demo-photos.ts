import sharp from "sharp";
import type { AppContext } from "#core/app-context";
import { renderPhoto } from "../features/ai/photo/render-photo";
import { selectRecipes } from "../features/recipes/recipes.repo";
import { setPhoto } from "../features/recipe-photos/recipe-photos.service";
import { DISH_SCENES } from "./dish-scenes";
import { drawDish } from "./draw-dish";

/** Gives recipes of the demo household their photos, drawn here and taken in as those of a family are. */
export async function addDemoPhotos(app: AppContext): Promise<void> {
  // What is drawn here is no stranger's file: it needs no process of its own.
  const here: AppContext = { ...app, decodePhoto: (request) => renderPhoto(request) };
  for (const { id, title } of selectRecipes(app.db)) {
    const scene = DISH_SCENES[title];
    if (!scene) continue;
    const bytes = await sharp(Buffer.from(drawDish(title, scene)))
      .jpeg({ quality: 90 })
      .toBuffer();
    await setPhoto(here, { id, photo: { bytes } });
  }
}
