import { t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "#components/ui/button";
import { RecipePicture } from "./recipe-picture";

interface DishGalleryProps {
  recipe: Pick<Recipe, "title" | "photo" | "photos">;
  /** How wide it is on the page, as `sizes` of an `<img>`. */
  sizes: string;
  className: string;
}

/**
 * The photos of a dish, to be looked through by a swipe, the arrow keys, or the buttons at its sides; the cover first, and the others
 * loaded when they are about to be seen. Paper has the cover, and the others small below it.
 */
export function DishGallery({ recipe, sizes, className }: DishGalleryProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const gallery = recipe.photos.filter(({ step }) => step === null);
  const count = gallery.length;
  if (count < 2) return <RecipePicture recipe={recipe} sizes={sizes} isFirst className={className} />;

  function show(place: number): void {
    const to = Math.min(Math.max(0, place), count - 1);
    const picture = strip.current?.children[to];
    picture?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "start" });
  }

  function byKey(event: KeyboardEvent<HTMLElement>): void {
    const isBackwards = getComputedStyle(event.currentTarget).direction === "rtl";
    const steps = { ArrowLeft: isBackwards ? 1 : -1, ArrowRight: isBackwards ? -1 : 1, Home: -count, End: count };
    const by = steps[event.key as keyof typeof steps] as number | undefined; // undefined for any other key
    if (by === undefined) return;
    event.preventDefault();
    show(shown + by);
  }

  return (
    <section aria-label={t("Photos")} className="relative">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what scrolls is to be scrolled by keys, too */}
      <div
        ref={strip}
        role="group"
        aria-label={t("Photo {number} of {count}", { number: shown + 1, count })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as axe asks of what scrolls (scrollable-region-focusable)
        tabIndex={0}
        onKeyDown={byKey}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.min(count - 1, Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth))))
        }
        className="flex snap-x snap-mandatory [scrollbar-width:none] gap-2 overflow-x-auto overscroll-x-contain rounded-xl motion-reduce:scroll-auto print:flex-wrap print:overflow-visible"
      >
        {gallery.map((photo, place) => (
          <div
            key={photo.address}
            className={
              place === 0 ? "w-full shrink-0 snap-start" : "w-full shrink-0 snap-start print:w-[calc(25%-0.375rem)]"
            }
          >
            <RecipePicture
              recipe={{ title: recipe.title, photo }}
              sizes={sizes}
              isFirst={place === 0}
              className={className}
            />
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {shown > 0 && t("Photo {number} of {count}", { number: shown + 1, count })}
      </p>
      <p
        aria-hidden
        className="figures pointer-events-none absolute start-3 top-3 rounded-full bg-surface/85 px-2.5 text-sm font-semibold print:hidden"
      >
        {shown + 1} / {count}
      </p>
      <div className="pointer-events-none absolute inset-0 hidden items-center justify-between px-2 pointer-fine:flex print:hidden!">
        <Button
          variant="secondary"
          size="icon-sm"
          className="pointer-events-auto disabled:invisible"
          aria-label={t("Previous photo")}
          disabled={shown === 0}
          onClick={() => show(shown - 1)}
        >
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </Button>
        <Button
          variant="secondary"
          size="icon-sm"
          className="pointer-events-auto disabled:invisible"
          aria-label={t("Next photo")}
          disabled={shown === count - 1}
          onClick={() => show(shown + 1)}
        >
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </Button>
      </div>
    </section>
  );
}
