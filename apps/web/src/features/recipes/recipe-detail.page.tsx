import { PageHeading } from "../../components/page-heading";

export default function RecipeDetailPage() {
  return <PageHeading title="Recipe" />;
}
