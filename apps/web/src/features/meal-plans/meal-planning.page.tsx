import { PageHeading } from "../../components/page-heading";

export default function MealPlanningPage() {
  return <PageHeading title="Meal Planning" />;
}
