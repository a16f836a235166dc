const inFolder = (folder: string, modules: string): readonly string[] =>
  modules.split(" ").map((module) => `${folder}/${module}`);
const boot = (modules: string) => inFolder("/web/src/boot", modules);
const components = (modules: string) => inFolder("/web/src/components", modules);
const features = (modules: string) => inFolder("/web/src/features", modules);
const lib = (modules: string) => inFolder("/web/src/lib", modules);
const domain = (modules: string) => inFolder("/domain/src", modules);
const packages = (names: string) => inFolder("/node_modules", names);
const icons = (names: string) => inFolder("/lucide-react/dist/esm/icons", names.replaceAll(/$| /g, ".$&"));

interface ScriptGroup {
  readonly name: string;
  /** Beginnings of paths. */
  readonly holds: readonly string[];
  readonly except?: readonly string[];
  /** Nearly all of it runs before a page is shown. */
  readonly runsAtOnce?: boolean;
}

/** The first group that holds a module has it; what that one imports, and no group holds, comes with it. */
const GROUPS: readonly ScriptGroup[] = [
  // It changes with its own releases only, and stays in the browser's cache over ours.
  { name: "react", holds: packages("react/ react-dom/ scheduler/ wouter/ regexparam/"), runsAtOnce: true },
  // What the sign-in shows, and every page after it.
  {
    name: "shell",
    runsAtOnce: true,
    holds: [
      ...boot("start app. signed-out page- preload"),
      ...components("frame/frame frame/page- frame/toasts page-heading loading-state logo ui/button ui/field ui/input"),
      ...lib("screen/class-names screen/toast screen/back-closes screen/wait-at-most device/color-scheme"),
      ...lib("server/session server/server-fault server/failure-toast"),
      ...inFolder("/lucide-react/dist/esm", "context. Icon. createLucideIcon. shared/"),
      ...icons("circle-exclamation-point eye eye-off loader-circle"),
    ],
  },
  // What every page behind the sign-in shows, and asks the server with; what only some ask with is not in it.
  {
    name: "household",
    runsAtOnce: true,
    holds: [
      ...boot("signed-in routes providers"),
      ...components("frame/nav- frame/bottom-bar frame/mobile-menu frame/not-found"),
      ...components(
        "back. empty-state failure-note loading-cards unavailable ui/badge ui/card ui/progress ui/skeleton",
      ),
      ...features("cooking/timers/timer. cooking/timers/timer-store. trash/components/deleted-link"),
      ...features("recipes/photo/cover. recipes/shared/minutes-text recipes/photo/recipe-picture"),
      ...lib(
        "screen/after-paint screen/motion screen/use-drawn-count screen/use-undo screen/use-window device/capabilities",
      ),
      ...lib("server/call-headers server/connection server/query-client server/trpc"),
      ...lib("server/use-session-proven text/counted text/day-text text/friendly-dates text/known-number text/today"),
      ...domain(
        "dates/day-patterns dates/local-date dates/week ordering/group meal-plans/meal-types shopping-lists/status",
      ),
      ...packages("@tanstack/query-core/ @tanstack/react-query/ @trpc/client/ @trpc/react-query/ @trpc/server/"),
      ...packages("superjson/ copy-anything/ is-what/"),
      ...icons("calendar-plus check chef-hat chevron-down chevron-left chevron-right download minus pencil plus trash"),
      ...icons("arrow-left list-plus lock lock-open"),
    ],
  },
  // What several of the main pages share, and others do not: each of its small files would be a request.
  {
    name: "controls",
    runsAtOnce: true,
    holds: [
      ...components("ui/checkbox"),
      ...inFolder("/@radix-ui", "primitive/ react-compose react-context react-presence react-primitive react-slot"),
      ...inFolder("/@radix-ui", "react-use-controllable react-use-effect react-use-layout react-use-size"),
    ],
  },
  {
    name: "recipes",
    holds: [
      ...features("recipes/messages recipes/shared/difficulty-badge recipes/shared/use-list-place"),
      ...domain("recipes/difficulty"),
      ...icons("camera heart star"),
    ],
  },
  // How a long list is searched and shown.
  {
    name: "search",
    holds: [...components("ui/lists/search-input ui/select ui/lists/virtual-grid"), ...icons("list-checks")],
  },
  { name: "plans", holds: features("meal-plans/messages meal-plans/hooks/use-planned-between") },
  // Where a food stands in the shop; the lists know it before they know amounts.
  { name: "categories", holds: domain("ingredients/shop-categories ordering/compare-") },
  {
    name: "amounts",
    holds: [
      ...lib("text/food-names text/household-format"),
      ...domain("languages/ quantities/"),
      ...domain("ingredients/category-text ingredients/normalize-name ingredients/singular"),
    ],
    except: ["/number-format", "/food-words", "/unit-names"],
  },
  {
    name: "lists",
    runsAtOnce: true,
    holds: [
      "/list-log/src/",
      ...lib("device/device-database server/download"),
      ...features("shopping-lists/changes/ shopping-lists/messages shopping-lists/list-dates"),
      ...features("shopping-lists/generate/use-generate shopping-lists/hooks/use-list shopping-lists/summary-of"),
    ],
  },
  {
    name: "layers",
    holds: [
      ...components("ui/layers/portal-place ui/layers/tooltip"),
      ...packages("@floating-ui/"),
      ...inFolder("/@radix-ui", "react-arrow react-dismissable react-focus react-id react-popper react-portal"),
      ...inFolder("/@radix-ui", "react-tooltip react-use-callback react-use-escape react-use-rect react-visually"),
    ],
  },
];

/** The scripts that pages share, for the bundler; what a group does not hold is divided by who asks for it. */
export const SCRIPT_GROUPS = GROUPS.map(({ name, holds, except = [] }, nth) => ({
  name,
  test: (id: string) => holds.some((path) => id.includes(path)) && !except.some((path) => id.includes(path)),
  priority: GROUPS.length - nth,
}));

/** In the shop a tick must not wait for the code that it is the first to call. */
const PAGES_AT_ONCE = new Set(["shop.page"]);

/**
 * The first line of such a script: Chromium (since 136) compiles all of its functions while it is fetched, beside the main
 * thread. Without, each is compiled there when it is first called. Other browsers read a comment.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  PAGES_AT_ONCE.has(name) || GROUPS.some((group) => group.name === name && group.runsAtOnce)
    ? "//# allFunctionsCalledOnLoad"
    : "";
