import type { Plugin, Rolldown } from "vite";

/** It changes with its own releases only, and stays in the browser's cache over ours. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler|wouter|regexparam)\//;
const ICONS = /\/lucide-react\//;
/** Dialogs, menus, tooltips, and what they stand on. */
const LAYERS =
  /\/(?:radix-ui|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll(?:-bar)?|react-style-singleton|use-callback-ref|use-sidecar)\//;
/** They name all that their package has; what is used of it the bundler knows alone. */
const BARREL = /\/(?:lucide-react|radix-ui)\/dist\/(?:esm\/lucide-react|index)\.m?js$/;

/** What is there with every page, and with every page behind the sign-in. */
const SHELL = ["boot/main", "features/auth/login.page"];
const HOUSEHOLD = ["boot/signed-in"];
/** Where a family goes daily: what several of these pages load, one script brings. */
const DAILY = [
  "features/dashboard/dashboard.page",
  "features/recipes/list/recipe-list.page",
  "features/recipes/detail/recipe-detail.page",
  "features/cooking/cook.page",
  "features/meal-plans/meal-planning.page",
  "features/shopping-lists/shopping-lists.page",
  "features/shopping-lists/shop/shop.page",
];
/** What so many of them load, all of them do. */
const MOST = 4;
/** In characters of source; what is smaller is no script of its own, since each is a request. */
const SMALLEST_SCRIPT = 15_000;

/** The scripts that pages share, for the bundler, by which pages load what; it divides the rest by who asks for it. */
export function scriptGroups() {
  let groups: ReadonlyMap<string, string> = new Map();
  const of = (name: string) => (id: string) => groups.get(id) === name;
  const plugin: Plugin = {
    name: "tureen-script-groups",
    buildEnd() {
      groups = groupsOf([...this.getModuleIds()], (id) => this.getModuleInfo(id));
    },
  };
  return {
    plugin,
    groups: [
      { name: "react", test: REACT, priority: 3 },
      { name: "shell", test: (id: string) => ICONS.test(id) || of("shell")(id), priority: 2 },
      { name: "household", test: of("household"), priority: 1 },
      { name: "layers", test: LAYERS },
      { name: (id: string) => groups.get(id) ?? null },
    ],
  };
}

function groupsOf(ids: readonly string[], infoOf: Rolldown.GetModuleInfo): ReadonlyMap<string, string> {
  const loadedBy = (modules: readonly string[]) =>
    loaded(
      modules.map((module) => idOf(module, ids)),
      infoOf,
    );
  const [shell, household] = [loadedBy(SHELL), loadedBy(HOUSEHOLD)];
  const pages = DAILY.map((page) => loadedBy([page]));
  const groups = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const id of ids) {
    const users = pages.flatMap((page, at) => (page.has(id) ? [at] : []));
    if (shell.has(id)) {
      // What the sign-in alone needs comes with it.
      if (users.length > 0 || household.has(id)) groups.set(id, "shell");
    } else if (household.has(id) || users.length >= MOST) groups.set(id, "household");
    else if (users.length > 1) {
      const name = `shared-${users.join("")}`;
      groups.set(id, name);
      sizes.set(name, (sizes.get(name) ?? 0) + (infoOf(id)?.code?.length ?? 0));
    }
  }
  for (const [id, name] of groups) if ((sizes.get(name) ?? Infinity) < SMALLEST_SCRIPT) groups.set(id, "household");
  return groups;
}

function idOf(module: string, ids: readonly string[]): string {
  const found = ids.find((id) => id.replace(/\.tsx?$/, "").endsWith(`/web/src/${module}`));
  if (!found) throw new Error(`script-groups.ts names ${module}, which is not in the build`);
  return found;
}

/** These modules and all that they import. */
function loaded(modules: readonly string[], infoOf: Rolldown.GetModuleInfo): ReadonlySet<string> {
  const all = new Set(modules);
  for (const id of all) if (!BARREL.test(id)) for (const imported of infoOf(id)?.importedIds ?? []) all.add(imported);
  return all;
}
