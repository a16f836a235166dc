import { t } from "#lib/text/language";
import { BookmarkCheck, History, ShoppingBasket } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { Menu } from "#components/ui/layers/menu";

interface WeekMenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** The button was used before the menu was loaded. */
  isOpenAtFirst: boolean;
  /** Where a shopping list is made of the week. */
  listHref: string;
  /** Null where there is nothing to take over. */
  onLikeLastWeek: (() => void) | null;
  onSavedWeeks: () => void;
}

/** What can be done with the whole week on a phone, behind one button. */
export default function WeekMenu({ trigger, isOpenAtFirst, listHref, onLikeLastWeek, onSavedWeeks }: WeekMenuProps) {
  const [, navigate] = useLocation();
  const icon = "size-4.5";
  return (
    <Menu
      trigger={trigger}
      isOpenAtFirst={isOpenAtFirst}
      items={[
        {
          label: t("Make a shopping list"),
          icon: <ShoppingBasket aria-hidden className={icon} />,
          onSelect: () => navigate(listHref),
        },
        ...(onLikeLastWeek
          ? [
              {
                label: t("Like last week"),
                icon: <History aria-hidden className={icon} />,
                onSelect: onLikeLastWeek,
              },
            ]
          : []),
        {
          label: t("Saved weeks"),
          icon: <BookmarkCheck aria-hidden className={icon} />,
          onSelect: onSavedWeeks,
        },
      ]}
    />
  );
}
