import { difficultyText, difficultyTone } from "@tureen/domain/recipes/difficulty";
import { Badge } from "#components/ui/badge";
import { said } from "#lib/text/language";

/** Green for Easy, yellow for Medium, red for anything else (specification, section 9). */
export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  return <Badge tone={difficultyTone(difficulty)}>{said(difficultyText(difficulty))}</Badge>;
}
