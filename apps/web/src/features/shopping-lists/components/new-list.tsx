import { Plus } from "lucide-react";
import { useLocation } from "wouter";
import { paths } from "#app/paths";
import { Button } from "#components/ui/button";
import { newUuid } from "#lib/capabilities";
import { t } from "#lib/language";
import { today } from "#lib/today";
import { trpc } from "#lib/trpc";
import { LIST_MESSAGES } from "../messages";

/** A list without a plan, for what is missing anyway: it opens in the shop's view, in the field where one writes. */
export default function NewList({ className }: { className?: string }) {
  const [, navigate] = useLocation();
  const create = trpc.shoppingLists.create.useMutation({
    meta: { failure: LIST_MESSAGES.createFailed, preferServerMessage: true },
    onSuccess: ({ shoppingList }) => navigate(paths.shop([shoppingList.id], { adds: true })),
  });
  return (
    <Button
      variant="secondary"
      className={className}
      busy={create.isPending}
      onClick={() => create.mutate({ name: t("To buy"), date: today(), operation_id: newUuid() })}
    >
      {!create.isPending && <Plus aria-hidden className="size-5" />}
      {t("New list")}
    </Button>
  );
}
