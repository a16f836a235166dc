import { said as say, t } from "#lib/text/language";
import type { Recipe } from "@tureen/contracts/recipes";
import { webAddressIn } from "@tureen/domain/recipes/web-address";
import { NUTRIENTS } from "@tureen/domain/nutrition/nutrients";
import { readStatedNutrition } from "@tureen/domain/nutrition/stated-nutrition";

type Noted = Pick<Recipe, "notes" | "source" | "stated_nutrition" | "video_url">;

/** What the family has learned of the dish, where it is from, and what is said of it there; nothing where none was written. */
export function RecipeNotes({ recipe }: { recipe: Noted }) {
  const { notes, source, video_url: video } = recipe;
  if ([notes, source, video, recipe.stated_nutrition].every((said) => said === "")) return null;
  return (
    <div className="mt-8 grid max-w-prose gap-5 print:mt-3 print:max-w-none print:gap-2">
      {notes && (
        <section aria-labelledby="notes-heading" className="rounded-lg bg-butter-soft p-5 text-butter-ink print:p-0">
          <h2 id="notes-heading" className="mb-1.5 text-lg">
            {t("Notes")}
          </h2>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {notes}
          </p>
        </section>
      )}
      {source && (
        <p dir="auto" className="text-sm text-ink-muted wrap-anywhere">
          {t("Source")}: <Address text={source} />
        </p>
      )}
      {video && (
        <p dir="auto" className="text-sm text-ink-muted wrap-anywhere">
          {t("Video")}: <Address text={video} />
        </p>
      )}
      <StatedNutrition recipe={recipe} />
    </div>
  );
}

/** An address of the web in it is a link that says where it leads. */
function Address({ text }: { text: string }) {
  const written = webAddressIn(text);
  if (!written) return text;
  const { address, site } = written;
  const start = text.indexOf(address);
  return (
    <>
      {text.slice(0, start)}
      <a href={address} target="_blank" rel="noreferrer" className="text-herb-ink underline underline-offset-4">
        {site}
      </a>
      {text.slice(start + address.length)}
    </>
  );
}

/** What the recipe's source says of its nutrition, with its own numbers: one line until it is opened, and none where it says nothing. */
function StatedNutrition({
  recipe: { stated_nutrition: stated, source },
}: {
  recipe: Pick<Recipe, "stated_nutrition" | "source">;
}) {
  if (stated === "") return null;
  const { values, others } = readStatedNutrition(stated);
  const energy = values.find(({ nutrient }) => nutrient === "energy")?.said;
  const site = webAddressIn(source)?.site;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-2">
        <span className="font-medium">{t("Nutrition")}</span>
        {energy !== undefined && <span dir="auto">: {energy}</span>}{" "}
        <span className="text-ink-muted">
          {site === undefined ? t("as stated by its source") : t("as stated by {site}", { site })}
        </span>
      </summary>
      <ul className="figures mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {values.map(({ nutrient, said }) => (
          <li key={nutrient} dir="auto">
            {say(NUTRIENTS[nutrient].label)}: {said}
          </li>
        ))}
        {others.map((line) => (
          <li key={line} dir="auto" className="wrap-anywhere sm:col-span-2">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}
