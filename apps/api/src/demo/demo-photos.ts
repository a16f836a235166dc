import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AppContext } from "#core/app-context";
import { REPOSITORY_ROOT } from "#core/repository-root";
import { setPhoto } from "../features/recipe-photos/recipe-photos.service";
import { selectRecipes } from "../features/recipes/recipes.repo";

/** Drawn pictures, named by the titles of their recipes; those without one show their typographic cover. */
export const DEMO_PHOTOS = join(REPOSITORY_ROOT, "apps", "api", "assets", "demo");
export const photoNameOf = (title: string): string => `${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.webp`;

/** Gives recipes of the demo household their photos, taken in as those of a family are. */
export async function addDemoPhotos(app: AppContext): Promise<void> {
  for (const { id, title } of selectRecipes(app.db)) {
    const path = join(DEMO_PHOTOS, photoNameOf(title));
    if (existsSync(path)) await setPhoto(app, { id, photo: { bytes: readFileSync(path) } });
  }
}
