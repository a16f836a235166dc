declare module "virtual:catalog/*" {
  /** What the screens say in one language; `catalog-plugin.ts` makes it. */
  const catalog: import("@tureen/messages/translate").Catalog;
  export default catalog;
}

declare module "virtual:catalogs" {
  type Part<Content> = () => Promise<{ readonly default: Content }>;
  type Days = import("@tureen/domain/dates/day-patterns").DayPatterns;
  type Catalog = import("@tureen/messages/translate").Catalog;

  /** A language in parts: what the sign-in and the frame say, what the pages behind it say and how days are written, what foods are called. */
  interface Parts {
    readonly first: Part<Catalog>;
    readonly rest: () => Promise<{ readonly default: Catalog; readonly days: Days }>;
    readonly foods: Part<import("@tureen/messages/language-file").FoodNames>;
  }
  const catalogs: Readonly<Record<import("@tureen/messages/languages").Language, Parts>>;
  export default catalogs;
}
