import { Link } from "wouter";
import { paths } from "#lib/screen/paths";
import { trpc } from "#lib/server/trpc";
import { t } from "#lib/text/language";

/** The recipes that are made of this one, which lead back to where somebody may have come from; nothing for nearly all. */
export default function UsedIn({ id }: { id: number }) {
  const users = trpc.recipes.heldBy.useQuery({ id }, { meta: { silent: true } }).data?.used_in ?? [];
  if (users.length === 0) return null;
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-3 text-sm text-ink-muted print:hidden">
      {t("An ingredient of")}
      {users.map((user) => (
        <Link
          key={user.id}
          href={paths.recipe(user.id)}
          className="inline-flex min-h-11 items-center text-herb-ink underline underline-offset-4"
        >
          {user.title}
        </Link>
      ))}
    </p>
  );
}
