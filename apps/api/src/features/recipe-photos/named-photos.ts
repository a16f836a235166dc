/** The photos that a database names: of recipes, and of what can still be brought back. */
export const NAMED_PHOTOS = `
  select photo_id as id from recipes where photo_id is not null
  union
  select coalesce(json_extract(graph_json, '$.recipe.photoId'), json_extract(graph_json, '$.photoId')) as id
  from trash where kind in ('recipe', 'recipe-photo') and id is not null`;
