import { hrefOf } from "#lib/device/base-path";
import type { RecipeCard } from "@tureen/contracts/recipes";
import { type CSSProperties, memo, useState } from "react";
import { classNames } from "#lib/screen/class-names";
import { coverOf } from "./cover";

interface RecipePictureProps {
  recipe: Pick<RecipeCard, "title" | "photo">;
  /** How wide it is on the page, as `sizes` of an `<img>`: "(min-width: 640px) 20rem, 100vw". */
  sizes: string;
  /** Gives it its shape: "aspect-3/2 rounded-lg". */
  className?: string;
  /** In view at once: it is read before what lies below. */
  isFirst?: boolean;
}

/**
 * The photo of a dish, or a cover by its name. It holds its place from the first moment on, and says nothing to those who
 * hear the page: the dish's name stands beside it.
 */
export const RecipePicture = memo(({ recipe, sizes, className, isFirst = false }: RecipePictureProps) => {
  const { photo, title } = recipe;
  const [missing, setMissing] = useState<string | null>(null);
  if (photo === null || photo.address === missing) return <RecipeCover title={title} className={className} />;
  return (
    <div
      className={classNames("relative overflow-hidden bg-sunken bg-cover bg-center", className)}
      style={{ backgroundImage: `url(${photo.placeholder})` }}
    >
      <img
        key={photo.address}
        src={hrefOf(`${photo.address}/800.webp`)}
        srcSet={[320, 800, 1600].map((width) => `${hrefOf(photo.address)}/${width}.webp ${width}w`).join()}
        sizes={sizes}
        alt=""
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
        // A database that was restored without its pictures names some that are not there.
        onError={() => setMissing(photo.address)}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
});

function RecipeCover({ title, className }: { title: string; className?: string | undefined }) {
  const { tone, pattern, initial } = coverOf(title);
  const [linen, thread, letter] = tone.map((color) => `var(--color-${color})`);
  const colors = { "--cover-linen": linen, "--cover-thread": thread, "--cover-letter": letter };
  return (
    <div
      aria-hidden
      className={classNames("cover print:hidden", `cover-${pattern}`, className)}
      // React's types know no custom properties.
      style={colors as CSSProperties}
    >
      <span>{initial}</span>
    </div>
  );
}
