import { PageHeading } from "../../components/page-heading";

export default function RecipeListPage() {
  return <PageHeading title="My Recipes" />;
}
