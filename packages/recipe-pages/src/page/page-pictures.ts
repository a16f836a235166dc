import { type Document, type Element, isTag } from "domhandler";
import { foldText } from "@tureen/domain/ingredients/names/normalize-name";
import { wholeAddresses, type AboutPage } from "./about-page";
import { isBoilerplateElement } from "./boilerplate";
import { elementsIn } from "./page";
import { isThumbnail, largestFirst, samePicture } from "./picture-sizes";

/** Attributes in which pages keep a picture that a script shows later, before the one that holds its place. */
const SOURCES = ["data-src", "data-lazy-src", "data-original", "data-full", "data-large_image", "src"];
const SOURCE_SETS = ["data-srcset", "data-lazy-srcset", "srcset"];
/** What holds the place of a picture, or is one of the site's own. */
const NO_PICTURE =
  /(?:^|[/_.-])(?:placeholder|transparent|spacer|blank|pixel|spinner|loading|lazy|default[_-]?(?:og)?(?:image|img|share)|no[_-]?(?:image|photo)|addnewphoto|avatar|gravatar|logos?|icons?|favicon|sprite|badge|disclosure)(?:[/_.-]|\d|$)|\.(?:svg|gif)(?:$|\?)/i;
/** Pictures of a page that are looked at. */
const MAX_PICTURES = 500;
/** A picture that a page shows as wide as this is no icon. */
const MIN_WIDTH = 300;

/** Addresses of an element's picture as the page gives them, the widest of a set first. */
export function sourcesOf({ attribs }: Element): readonly string[] {
  const sets = SOURCE_SETS.map((name) => attribs[name]).filter((set) => set !== undefined);
  return [...sets.flatMap(widestFirst), ...SOURCES.map((name) => attribs[name] ?? "")]
    .map((address) => address.trim())
    .filter((address) => address !== "" && !address.startsWith("data:"));
}

/** "small.jpg 300w, large.jpg 1200w" and "a.jpg, a-2.jpg 2x". */
function widestFirst(set: string): readonly string[] {
  return set
    .split(/,\s+|,(?=https?:)/)
    .map((each) => each.trim().split(/\s+/))
    .map(([address = "", width = ""]) => ({ address, width: Number.parseFloat(width) || 0 }))
    .toSorted((left, right) => right.width - left.width)
    .map(({ address }) => address);
}

interface ShownPicture {
  readonly addresses: readonly string[];
  readonly element: Element;
}

/**
 * The recipe's pictures as a family wants them: without what only holds a picture's place, the largest that the page has of
 * each, and where nothing names any, the one that the page shows of the dish.
 *
 * @param said what data and the page's head name
 */
export function picturesOfRecipe(
  page: Document,
  said: readonly string[],
  title: string,
  about: AboutPage,
): readonly string[] {
  const shown = shownPictures(page);
  const named = wholeAddresses(said, about.address).filter((address) => !NO_PICTURE.test(address));
  // What is named as small as a stamp yields to a picture of the dish that the page shows.
  const own = named.some((address) => !isThumbnail(address))
    ? named
    : [...named, ...wholeAddresses(ofDish(shown, title, named.length === 0), about.address)];
  const keys = new Set(own.filter(isThumbnail).map(samePicture));
  const larger =
    keys.size === 0
      ? []
      : wholeAddresses(
          shown
            .flatMap(({ addresses }) => addresses)
            .filter((address) => keys.has(samePicture(absolute(address, about)))),
          about.address,
        ).filter((address) => !isThumbnail(address));
  return largestFirst([...new Set([...own, ...larger])]).slice(0, MAX_PROPOSED);
}
const MAX_PROPOSED = 10;

const absolute = (address: string, { address: base }: AboutPage): string =>
  wholeAddresses([address], base)[0] ?? address;

/** Pictures of the page and what they link to: a small one often opens the whole. */
function shownPictures(page: Document): readonly ShownPicture[] {
  const found: ShownPicture[] = [];
  for (const element of elementsIn(page)) {
    if (found.length === MAX_PICTURES) break;
    const { name, attribs } = element;
    const addresses =
      name === "img" || name === "source" || name === "amp-img"
        ? sourcesOf(element)
        : name === "a" && /\.(?:jpe?g|png|webp)$/i.test(attribs["href"] ?? "")
          ? [attribs["href"] ?? ""]
          : [];
    const isPixel = [attribs["width"], attribs["height"]].some((size) => size === "0" || size === "1");
    const pictures = isPixel ? [] : addresses.filter((address) => !NO_PICTURE.test(address));
    if (pictures.length > 0) found.push({ addresses: pictures, element });
  }
  return found;
}

/** The first picture that is named as the dish is, else, where `mayBeOther`, the first large one among what the page is about. */
function ofDish(shown: readonly ShownPicture[], title: string, mayBeOther: boolean): readonly string[] {
  const words = foldText(title)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);
  const own = shown.filter(({ element }) => element.name !== "a" && !isBoilerplateElement(element));
  const isNamed = ({ addresses, element }: ShownPicture): boolean => {
    const name = foldText(
      `${element.attribs["alt"] ?? ""} ${addresses.map((each) => each.split("/").at(-1)).join(" ")}`,
    );
    // "Fried rice with bacon" beside a rice pudding shares a word with it.
    return words.filter((word) => name.includes(word)).length * 2 > words.length;
  };
  const isLarge = ({ element }: ShownPicture): boolean =>
    Number(element.attribs["width"] ?? 0) >= MIN_WIDTH ||
    (isTag(element.parent ?? element) && /^(?:picture|figure)$/.test((element.parent as Element).name));
  return (own.find(isNamed) ?? (mayBeOther ? own.find(isLarge) : undefined))?.addresses ?? [];
}
