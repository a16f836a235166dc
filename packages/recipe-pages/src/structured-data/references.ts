import { isObject, type Data, type DataObject } from "./json";

/**
 * Puts in the place of a reference what it refers to: `{"@id": …}` of JSON-LD, `{"__ref": …}` of Apollo, each the name of one
 * of `all`.
 */
export function followerOf(all: readonly DataObject[]): (data: Data) => Data {
  const byName = new Map<string, DataObject>();
  for (const object of all) {
    const name = object["@id"];
    if (typeof name === "string" && Object.keys(object).length > 1 && !byName.has(name)) byName.set(name, object);
    for (const [key, value] of Object.entries(object))
      if (isObject(value) && "__typename" in value) byName.set(key, value);
  }
  let looked = 0;
  const follow = (data: Data, path: readonly string[]): Data => {
    if (data === null || typeof data !== "object" || (looked += 1) > MAX_FOLLOWED) return data;
    if (Array.isArray(data)) return (data as readonly Data[]).map((each) => follow(each, path));
    const object = data as DataObject;
    const name = referenceIn(object);
    const meant = name === undefined || path.includes(name) ? undefined : byName.get(name);
    if (meant !== undefined && path.length < MAX_PATH) return follow(meant, [...path, name ?? ""]);
    return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, follow(value ?? null, path)]));
  };
  return (data) => (byName.size === 0 ? data : follow(data, []));
}

/** References within each other, and objects of a page that are looked through for them. */
const MAX_PATH = 5;
const MAX_FOLLOWED = 20_000;

function referenceIn(object: DataObject): string | undefined {
  const name = object["__ref"] ?? (Object.keys(object).length === 1 ? object["@id"] : undefined);
  return typeof name === "string" ? name : undefined;
}
