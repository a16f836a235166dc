import { useParams } from "wouter";

/** The id in the address (`/recipes/7` → 7); null where it is no id at all. */
export function useRouteId(): number | null {
  return idFrom(useParams<{ id?: string }>().id);
}

/** The same of a part of an address, before anything is drawn. */
export const idFrom = (part: string | undefined): number | null =>
  part !== undefined && /^[1-9]\d{0,14}$/.test(part) ? Number(part) : null;
