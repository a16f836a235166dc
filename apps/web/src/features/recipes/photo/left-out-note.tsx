import { type LeftOut, leftOutText } from "./use-recipe-photos";

/** The photos that are not on the recipe; nothing where all of them are. */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut | null }) {
  if (!leftOut) return null;
  return (
    <p role="alert" className="my-3 rounded-md bg-berry-soft px-3 py-2 text-sm text-berry-ink wrap-anywhere">
      {leftOutText(leftOut)}
    </p>
  );
}
