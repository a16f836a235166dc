import type { RecipeFormat } from "#format";
import type { CollectionPlace } from "#format-recipe";
import { numberOf, objectsOf, textOf } from "#reading/values";
import { isObject, type Data, type DataObject } from "@tureen/recipe-pages/structured-data/json";
import { recipesIn } from "@tureen/recipe-pages/structured-data/schema-recipe";
import { OWN_KEY } from "./own-key";
import { schemaRecipe } from "#formats/plain/schema-org";

/** Our own export: schema.org JSON which says beside it what schema.org has no word for, so that nothing changes. */
export const tureen: RecipeFormat = {
  id: "tureen",
  name: "Tureen",
  kind: "json",
  recognizes: ({ data }) => recipesIn([data]).some((thing) => isObject(thing[OWN_KEY])),
  *read(file, files) {
    const things = recipesIn([file.data]);
    for (const thing of things) {
      const own: Data = thing[OWN_KEY] ?? null;
      yield {
        ...schemaRecipe(thing, file, files, things.length === 1),
        key: isObject(own) ? textOf(own["id"]) : "",
        collections: isObject(own) ? objectsOf(own["collections"]).map(placeIn) : [],
        own,
      };
    }
  },
};

function placeIn(place: DataObject): CollectionPlace {
  return { name: textOf(place["name"]), position: numberOf(place["position"]), filter: place["filter"] ?? null };
}
