declare module "virtual:catalog/*" {
  /** What the screens say in one language; `catalog-plugin.ts` makes it. */
  const catalog: import("@tureen/messages/translate").Catalog;
  export default catalog;
}
