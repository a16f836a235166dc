import { PageHeading } from "../../components/page-heading";

export default function IngredientsPage() {
  return <PageHeading title="Ingredients" />;
}
