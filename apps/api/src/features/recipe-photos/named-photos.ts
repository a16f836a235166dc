/** Ids of the photos beside the cover, of recipes whose column stands in this text. */
const moreIn = (table: string, json: string): string =>
  `select json_extract(photo.value, '$.id') from ${table}, json_each(nullif(${json}, ''), '$.photos') as photo`;

/** The photos that a database names: of recipes, and of what can still be brought back. Before recipes had several: `"covers"`. */
export function namedPhotos(which: "all" | "covers"): string {
  const covers = [
    "select photo_id as id from recipes where photo_id is not null",
    `select coalesce(json_extract(graph_json, '$.recipe.photoId'), json_extract(graph_json, '$.photoId')) as id
     from trash where kind in ('recipe', 'recipe-photo') and id is not null`,
  ];
  const others = [
    moreIn("recipes", "more_photos_json"),
    moreIn(
      "(select graph_json from trash where kind = 'recipe')",
      "json_extract(graph_json, '$.recipe.morePhotosJson')",
    ),
  ];
  return [...covers, ...(which === "all" ? others : [])].join(" union ");
}
