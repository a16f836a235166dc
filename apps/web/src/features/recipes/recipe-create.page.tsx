import { PageHeading } from "../../components/page-heading";

export default function RecipeCreatePage() {
  return <PageHeading title="Create New Recipe" />;
}
