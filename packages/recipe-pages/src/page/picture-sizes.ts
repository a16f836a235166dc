/** Sizes as addresses say them: "-500x375.jpg", "w_150", "?w=300&h=200", "/crop-960x540/", "400x400cq70", "/resize/630m620/", ".406.305.", "resize=1200:*". */
const SIZE =
  /(?<![\da-z])(?:crop[-_])?(\d{2,4})x(\d{2,4})(?!\d)|(?<![a-z])(?:w|width|h|height|sz|size|resize|fit)[_=:](\d{2,4})(?:[,:x](?:\d{2,4}|\*))?|\.(\d{3,4})\.(\d{3,4})(?=\.)|(?<=\/)[sw]?(\d{3,4})(?:w|px)(?=\/)|(?<=\/)[sw](\d{3,4})(?=[/-])|(?<=\/)(\d{3,4})m(\d{3,4})(?=\/)/gi;
/** What an address says besides about a crop of the picture. */
const CROP = /(?<![a-z])(?:ar|c|g|q|f|dpr|fl)_[^,/]*,?|[?&](?:crop|quality|q|auto|ar|fm|output-quality)=[^&]*/gi;

/** A picture whose address says no size is the whole one. */
const WHOLE = 10_000;
/** A smaller one than this is a thumbnail. */
const THUMBNAIL = 451;

/** How wide a picture is as its address says. */
function widthIn(address: string): number {
  const widths = [...address.matchAll(SIZE)].map(([, ...said]) =>
    Math.max(...said.map((number) => Number(number ?? 0))),
  );
  return widths.length === 0 ? WHOLE : Math.max(...widths);
}

/** Whether an address says that its picture is a small one. */
export const isThumbnail = (address: string): boolean => widthIn(address) < SMALL;
/** Less than this is shown blurred on a recipe's page. */
const SMALL = 650;

/** What a blog adds to the name of what it has made smaller, and of its copies. */
const SCALED = /(?:-scaled|_wm)(?=\.[a-z]+$)/;

/** The address without what says a size: one for all crops of a picture. */
export function samePicture(address: string): string {
  return address
    .replace(/^https?:/, "")
    .replace(SCALED, "")
    .replace(SIZE, "")
    .replace(CROP, "")
    .replace(/[?&,_-]+(?=\.|\/|$)/g, "")
    .replace(/\?.*$/, "")
    .toLowerCase();
}

/**
 * Addresses of pictures with the largest crop of each in the place of its first one: data lists several of the same, the smallest
 * first as a rule. A thumbnail of which no larger one is known comes last.
 */
export function largestFirst(addresses: readonly string[]): readonly string[] {
  const byPicture = new Map<string, string[]>();
  for (const address of addresses) {
    const picture = samePicture(address);
    const crops = byPicture.get(picture);
    if (crops) crops.push(address);
    else byPicture.set(picture, [address]);
  }
  const sorted = [...byPicture.values()].flatMap((crops) =>
    crops.toSorted((left, right) => widthIn(right) - widthIn(left)),
  );
  return [
    ...sorted.filter((each) => widthIn(each) >= THUMBNAIL),
    ...sorted.filter((each) => widthIn(each) < THUMBNAIL),
  ];
}
