import { Plus } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { paths } from "#lib/screen/paths";
import { Button } from "#components/ui/button";
import { newUuid } from "#lib/device/capabilities";
import { useIsConnected } from "#lib/server/connection";
import { t } from "#lib/text/language";
import { showFailure } from "#lib/screen/toasts";
import { today } from "#lib/text/today";
import { trpc } from "#lib/server/trpc";
import { LIST_MESSAGES } from "../messages";

/** A list without a plan, for what is missing anyway: it opens in the shop's view, in the field where one writes. */
export default function NewList() {
  const [, navigate] = useLocation();
  const create = trpc.shoppingLists.create.useMutation({
    meta: { failure: LIST_MESSAGES.createFailed, preferServerMessage: true },
    onSuccess: ({ shoppingList }) => navigate(paths.shop([shoppingList.id], { adds: true })),
  });
  const isConnected = useIsConnected();
  // Two clicks at once ask for the same list.
  const [operationId] = useState(newUuid);
  const make = () => {
    if (isConnected) create.mutate({ name: t("To buy"), date: today(), operation_id: operationId });
    else showFailure(LIST_MESSAGES.createNeedsServer);
  };
  return (
    <Button variant="secondary" className="max-sm:px-3" busy={create.isPending} onClick={make}>
      {!create.isPending && <Plus aria-hidden className="size-5" />}
      {t("New list")}
    </Button>
  );
}
