import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";

interface StepPicturesProps {
  photos: Recipe["photos"];
  /** From 1, as the instructions count their lines. */
  step: number;
}

/** The photos of a step below its words, read when they are about to be seen; nothing where it has none. */
export function StepPictures({ photos, step }: StepPicturesProps) {
  const own = photos.filter((photo) => photo.step === step);
  if (own.length === 0) return null;
  return (
    <span className="mt-3 flex flex-wrap gap-3 print:mt-1 print:break-inside-avoid">
      {own.map(({ address, placeholder }) => (
        <img
          key={address}
          src={`${address}/800.webp`}
          srcSet={[320, 800, 1600].map((width) => `${address}/${width}.webp ${width}w`).join()}
          sizes="(min-width: 640px) 24rem, 90vw"
          alt={t("Photo of step {number}", { number: step })}
          loading="lazy"
          decoding="async"
          style={{ backgroundImage: `url(${placeholder})` }}
          className="aspect-3/2 w-full max-w-96 rounded-lg bg-sunken bg-cover object-cover print:h-32 print:w-auto"
        />
      ))}
    </span>
  );
}
