import { useParams } from "wouter";
import { NotFoundPage } from "#app/not-found.page";
import { ShopScreen } from "./shop-screen";
import { WithLists } from "./with-lists";

/** The view for the shop: one list, or several at once (`/shopping-list/3,7/shop`). */
export default function ShopPage() {
  const { ids: text = "" } = useParams<{ ids?: string }>();
  const ids = /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,9}$/.test(text) ? [...new Set(text.split(",").map(Number))] : [];
  if (ids.length === 0)
    return (
      <div className="px-4">
        <NotFoundPage />
      </div>
    );
  return (
    <WithLists key={text} ids={ids}>
      {(lists) => <ShopScreen lists={lists} />}
    </WithLists>
  );
}
