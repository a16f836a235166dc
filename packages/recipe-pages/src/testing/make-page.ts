import { BARE_STYLES } from "./bare-styles";
import { DATA_STYLES } from "./data-styles";
import { LANGUAGE_STYLES } from "./language-styles";
import { LAYOUT_STYLES } from "./layout-styles";
import { LOOSE_DATA_STYLES } from "./loose-data-styles";
import { MARKUP_STYLES } from "./markup-styles";
import type { PageStyle } from "./page-parts";
import { PLAIN_STYLES } from "./plain-styles";
import { PLUGIN_STYLES } from "./plugin-styles";
import { SITE_STYLES } from "./site-styles";
import { STATE_STYLES } from "./state-styles";
import { TEXT_STYLES } from "./text-styles";
import { UNHEADED_STYLES } from "./unheaded-styles";
import { VOCABULARY_STYLES } from "./vocabulary-styles";

export { MADE_RECIPES } from "./made-recipes";
export type { MadeRecipe, PageStyle } from "./page-parts";

/** Every style that pages say recipes in, as they are met on the web. */
export const PAGE_STYLES: readonly PageStyle[] = [
  ...PLAIN_STYLES,
  ...DATA_STYLES,
  ...VOCABULARY_STYLES,
  ...MARKUP_STYLES,
  ...PLUGIN_STYLES,
  ...STATE_STYLES,
  ...LANGUAGE_STYLES,
  ...BARE_STYLES,
  ...SITE_STYLES,
  ...LAYOUT_STYLES,
  ...TEXT_STYLES,
  ...LOOSE_DATA_STYLES,
  ...UNHEADED_STYLES,
];
