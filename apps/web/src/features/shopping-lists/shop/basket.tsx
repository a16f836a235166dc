import { ChevronDown } from "lucide-react";
import { memo, useState } from "react";
import { deviceStore } from "#lib/device/browser-storage";
import { classNames } from "#lib/screen/class-names";
import { t, useLanguage } from "#lib/text/language";
import { shopFoods } from "./shop-items";
import { showsSame, type ShowsItems } from "./shows-items";
import { ShopRow } from "./shop-row";

/** Kept on this device: whoever hides what is in the basket once wants it hidden in the next shop too. */
const HIDDEN_KEY = "tureen.shop.basket-hidden";

/** What was ticked sinks to here, where it can be put back; or is hidden. */
export const Basket = memo(({ items, format, actions }: ShowsItems) => {
  useLanguage();
  const [isHidden, setIsHidden] = useState(() => deviceStore.read(HIDDEN_KEY) === "true");
  if (items.length === 0) return null;
  const foods = shopFoods(items);
  function toggle(): void {
    deviceStore.write(HIDDEN_KEY, String(!isHidden));
    setIsHidden(!isHidden);
  }
  return (
    <section aria-labelledby="in-the-basket" className="mt-5">
      <h2 className="font-sans text-sm font-semibold">
        <button
          id="in-the-basket"
          type="button"
          aria-expanded={!isHidden}
          onClick={toggle}
          className="flex min-h-11 w-full items-center gap-2 px-4 text-start text-ink-muted -outline-offset-4"
        >
          {t("In the basket")}
          <span className="figures">{foods.length}</span>
          <ChevronDown
            aria-hidden
            className={classNames("ms-auto size-5 transition-transform", !isHidden && "rotate-180")}
          />
        </button>
      </h2>
      {!isHidden && (
        <ul className="border-y border-line drawn-in-view">
          {foods.map((food) => (
            <ShopRow key={food.key} items={food.measures} format={format} actions={actions} />
          ))}
        </ul>
      )}
    </section>
  );
}, showsSame);
