import { PageHeading } from "../../components/page-heading";

export default function ShoppingListsPage() {
  return <PageHeading title="Shopping Lists" />;
}
