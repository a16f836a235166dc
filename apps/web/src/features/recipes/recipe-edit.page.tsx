import { PageHeading } from "../../components/page-heading";

export default function RecipeEditPage() {
  return <PageHeading title="Edit Recipe" />;
}
