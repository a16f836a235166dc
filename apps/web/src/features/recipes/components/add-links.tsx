import { Camera, Plus } from "lucide-react";
import { Link } from "wouter";
import { paths } from "../../../app/paths";
import { Button } from "../../../components/ui/button";

/** The two ways to a new recipe; both lead to the same screen (specification, section 2). */
export function AddLinks() {
  return (
    <>
      <Button variant="secondary" asChild>
        <Link href={paths.recipeAdd}>
          <Camera aria-hidden className="size-4.5" />
          Photo Import
        </Link>
      </Button>
      <Button asChild>
        <Link href={paths.recipeAdd}>
          <Plus aria-hidden className="size-4.5" />
          Add Recipe
        </Link>
      </Button>
    </>
  );
}
