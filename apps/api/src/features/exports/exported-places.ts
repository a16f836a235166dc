import type { AppContext } from "#core/app-context";
import { filterOf, selectCollected, selectCollections } from "../collections/collections.repo";
import type { ImportedPlace } from "../collections/collections.service";
import { idsOfCollection } from "../recipes/search/recipe-search.service";

/** By recipe, the collections that it is in: of one collection, or of all. What a kept filter finds says the filter. */
export async function exportedPlaces(
  app: AppContext,
  only?: number,
): Promise<ReadonlyMap<number, readonly ImportedPlace[]>> {
  const places = new Map<number, ImportedPlace[]>();
  const add = (recipeId: number, place: ImportedPlace): void => {
    places.set(recipeId, [...(places.get(recipeId) ?? []), place]);
  };
  const collected = selectCollected(app.db);
  for (const row of selectCollections(app.db).filter(({ id }) => only === undefined || id === only)) {
    const filter = filterOf(row);
    for (const { recipeId, position } of collected.get(row.id) ?? [])
      add(recipeId, { name: row.name, position, filter: null });
    // One after the other: each may bring the search up to date.
    // oxlint-disable-next-line no-await-in-loop
    for (const id of filter ? await idsOfCollection(app, row.id) : [])
      add(id, { name: row.name, position: null, filter });
  }
  return places;
}
