import { useParams } from "wouter";

/** The id in the address (`/recipes/7` → 7); null where it is no id at all. */
export function useRouteId(): number | null {
  const { id = "" } = useParams<{ id?: string }>();
  return idFrom(id);
}

/** The id that this part of an address is. */
export function idFrom(text = ""): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
