declare module "virtual:catalog/*" {
  /** What the screens say in one language; `catalog-plugin.ts` makes it. */
  const catalog: import("@tureen/messages/translate").Catalog;
  export default catalog;
}

declare module "virtual:catalogs" {
  type Part<Content> = () => Promise<{ readonly default: Content }>;
  type Catalog = import("@tureen/messages/translate").Catalog;

  /** A language in parts: what the sign-in and the frame say, what the pages behind it say, what foods are called. */
  interface Parts {
    readonly first: Part<Catalog>;
    readonly rest: Part<Catalog>;
    readonly foods: Part<import("@tureen/messages/language-file").FoodNames>;
  }
  const catalogs: Readonly<Record<import("@tureen/messages/languages").Language, Parts>>;
  export default catalogs;
}
