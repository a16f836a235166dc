/** A heap of one thing on a dish. Lengths are in pixels of a picture of 1200 by 800, in which a plate is about 290 around. */
export interface Topping {
  readonly shape: "chunk" | "slice" | "leaf" | "strand" | "grain" | "ring" | "egg" | "fillet";
  readonly colors: readonly string[];
  readonly count: number;
  readonly size: number;
  /** The part of the dish that it lies on, from its centre: 1 reaches to the rim. */
  readonly reach?: number;
  /** Where the heap has its middle, as parts of the dish's radius. */
  readonly at?: readonly [x: number, y: number];
}

/** A dish as it is seen from above. */
export interface DishScene {
  readonly cloth: string;
  readonly stripe: string;
  readonly vessel: "bowl" | "plate" | "pan" | "board" | "tin";
  readonly glaze: string;
  /** What covers the bottom of the dish, a soup or a crust; null where the dish itself is seen. */
  readonly base: string | null;
  readonly toppings: readonly Topping[];
}

const [WIDTH, HEIGHT] = [1200, 800];
const CENTER = { x: 590, y: 410 };

/** Draws a dish as an SVG picture; the same name draws the same picture. */
export function drawDish(name: string, scene: DishScene): string {
  const random = randomOf(name);
  const inside = scene.vessel === "pan" || scene.vessel === "bowl" ? 262 : 245;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${DEFINITIONS}
${table(scene, random)}
${cutlery(random)}
<g transform="translate(${CENTER.x} ${CENTER.y})">
${vessel(scene)}
${scene.base === null ? "" : baseOf(scene.base, inside)}
<g filter="url(#lift)">
${scene.toppings.map((topping) => heap(topping, inside, random)).join("\n")}
</g>
</g>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#evening)"/>
</svg>`;
}

const DEFINITIONS = `<defs>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="22"/></filter>
<filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="3" dy="5" stdDeviation="4" flood-color="#2a1408" flood-opacity="0.38"/></filter>
<filter id="grainy" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.09" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 0.16  0 0 0 0 0.07  0 0 0 0 0.02  0 0 0 0.55 -0.17"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="weave" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.9 0.5" numOctaves="2" seed="8"/><feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.06  0 0 0 0 0.02  0 0 0 0.3 -0.08"/></filter>
<radialGradient id="gloss" cx="0.32" cy="0.26" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="0.22"/><stop offset="0.45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#200" stop-opacity="0.2"/></radialGradient>
<radialGradient id="well" cx="0.56" cy="0.6" r="0.66"><stop offset="0" stop-color="#fff" stop-opacity="0.12"/><stop offset="0.72" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1a0a00" stop-opacity="0.42"/></radialGradient>
<radialGradient id="deep" cx="0.45" cy="0.42" r="0.62"><stop offset="0" stop-color="#fff" stop-opacity="0.16"/><stop offset="0.7" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#1a0a00" stop-opacity="0.5"/></radialGradient>
<linearGradient id="evening" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3da" stop-opacity="0.2"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#24110a" stop-opacity="0.34"/></linearGradient>
<linearGradient id="metal" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#9c9a95"/><stop offset="0.4" stop-color="#f4f2ee"/><stop offset="1" stop-color="#86847f"/></linearGradient>
</defs>`;

/** A linen cloth with woven stripes, a little askew. */
function table({ cloth, stripe }: DishScene, random: Random): string {
  const tilt = between(random, -14, 14);
  const left = between(random, 120, 240);
  const stripes = [0, 34, 52, 86].map(
    (from, index) =>
      `<rect x="${left + from}" y="-400" width="${index % 2 === 0 ? 18 : 8}" height="1700" fill="${stripe}"/>`,
  );
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${cloth}"/>
<g transform="rotate(${tilt} 600 400)" opacity="0.8">${stripes.join("")}${stripes.join("").replaceAll('x="', 'transform="translate(760 0)" x="')}</g>
<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#weave)"/>`;
}

function cutlery(random: Random): string {
  const tilt = between(random, -9, 9);
  const fork = [-13, -4.5, 4.5, 13].map((x) => `<rect x="${x - 2.4}" y="-230" width="4.8" height="90" rx="2.4"/>`);
  return `<g transform="translate(1010 430) rotate(${tilt})">
<g filter="url(#soft)" opacity="0.4" transform="translate(10 14)"><rect x="-10" y="-200" width="20" height="440"/></g>
<g fill="url(#metal)">${fork.join("")}<path d="M-16 -150h32v30c0 22 -10 30 -12 44l4 290a8 8 0 0 1 -16 0l4 -290c-2 -14 -12 -22 -12 -44z"/></g>
</g>`;
}

function vessel({ vessel: kind, glaze }: DishScene): string {
  const shadow = `<ellipse cx="18" cy="30" rx="318" ry="312" fill="#22110a" opacity="0.5" filter="url(#soft)"/>`;
  if (kind === "board")
    return `${shadow}<rect x="-370" y="-270" width="740" height="540" rx="46" fill="${glaze}"/><rect x="-370" y="-270" width="740" height="540" rx="46" filter="url(#grainy)" opacity="0.5"/>`;
  if (kind === "tin")
    return `${shadow}<rect x="-390" y="-290" width="780" height="580" rx="44" fill="${glaze}"/><rect x="-362" y="-262" width="724" height="524" rx="30" fill="#2b2724" opacity="0.55"/>`;
  const handle =
    kind === "pan"
      ? `<rect x="250" y="-34" width="420" height="68" rx="30" fill="#2c2622" transform="rotate(-38)"/>`
      : "";
  const rim = kind === "plate" ? 246 : 268;
  return `${shadow}${handle}<circle r="304" fill="${glaze}"/><circle r="304" fill="url(#gloss)"/>
<circle r="297" fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="3"/>
<circle r="${rim}" fill="${glaze}"/><circle r="${rim}" fill="url(#deep)"/>`;
}

function baseOf(color: string, radius: number): string {
  return `<circle r="${radius}" fill="${color}"/><circle r="${radius}" filter="url(#grainy)" fill="#fff" opacity="0.75"/><circle r="${radius}" fill="url(#well)"/>`;
}

function heap(
  { shape, colors, count, size, reach = 0.86, at = [0, 0] }: Topping,
  inside: number,
  random: Random,
): string {
  const drawn: string[] = [];
  for (let index = 0; index < count; index += 1) {
    // Evenly about the heap's middle, as seeds of a sunflower lie, and then a little at random.
    const away = Math.sqrt((index + 0.5) / count) * inside * reach * between(random, 0.88, 1.05);
    const angle = index * 2.399963 + between(random, -0.35, 0.35);
    const x = at[0] * inside + away * Math.cos(angle);
    const y = at[1] * inside + away * Math.sin(angle);
    const color = colors[Math.floor(random() * colors.length)] ?? "#888";
    const turn = between(random, 0, 360);
    const grown = size * between(random, 0.82, 1.16);
    drawn.push(
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})">${SHAPES[shape](grown, color, random)}</g>`,
    );
  }
  return drawn.join("");
}

const SHAPES: Readonly<Record<Topping["shape"], (size: number, color: string, random: Random) => string>> = {
  chunk: (size, color, random) =>
    `<path d="${roundish(size, random)}" fill="${color}"/><path d="${roundish(size * 0.6, random)}" fill="#fff" opacity="0.16" transform="translate(${-size * 0.2} ${-size * 0.2})"/><path d="${roundish(size * 0.5, random)}" fill="#3a1504" opacity="0.12" transform="translate(${size * 0.25} ${size * 0.25})"/>`,
  slice: (size, color) =>
    `<circle r="${size}" fill="${color}"/><circle r="${size * 0.82}" fill="#fff" opacity="0.32"/><circle r="${size * 0.5}" fill="${color}" opacity="0.55"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<ellipse cx="${size * 0.36}" rx="${size * 0.16}" ry="${size * 0.07}" fill="#fff" opacity="0.6" transform="rotate(${turn})"/>`).join("")}`,
  leaf: (size, color) =>
    `<path d="M${-size} 0C${-size * 0.4} ${-size * 0.7} ${size * 0.5} ${-size * 0.6} ${size} 0C${size * 0.5} ${size * 0.6} ${-size * 0.4} ${size * 0.7} ${-size} 0Z" fill="${color}"/><path d="M${-size * 0.8} 0H${size * 0.8}" stroke="#fff" stroke-opacity="0.35" stroke-width="${size * 0.07}"/>`,
  strand: (size, color, random) =>
    `<path d="M${-size} ${between(random, -9, 9)}C${-size * 0.4} ${between(random, -40, 40)} ${size * 0.4} ${between(random, -40, 40)} ${size} ${between(random, -9, 9)}" fill="none" stroke="${color}" stroke-width="11" stroke-linecap="round"/><path d="M${-size * 0.9} -3C${-size * 0.4} ${between(random, -20, 10)} ${size * 0.4} ${between(random, -20, 10)} ${size * 0.9} -3" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="3" stroke-linecap="round"/>`,
  grain: (size, color) =>
    `<ellipse rx="${size}" ry="${size * 0.42}" fill="${color}"/><ellipse cy="${-size * 0.1}" rx="${size * 0.6}" ry="${size * 0.12}" fill="#fff" opacity="0.5"/>`,
  ring: (size, color) =>
    `<circle r="${size}" fill="none" stroke="${color}" stroke-width="${size * 0.42}"/><path d="M${-size} 0A${size} ${size} 0 0 1 0 ${-size}" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="${size * 0.12}"/>`,
  egg: (size, color, random) =>
    `<path d="${roundish(size, random)}" fill="#fdf9ef"/><circle r="${size * 0.42}" fill="${color}"/><ellipse cx="${-size * 0.14}" cy="${-size * 0.14}" rx="${size * 0.13}" ry="${size * 0.08}" fill="#fff" opacity="0.75"/>`,
  fillet: (size, color) =>
    `<rect x="${-size}" y="${-size * 0.42}" width="${size * 2}" height="${size * 0.84}" rx="${size * 0.36}" fill="${color}"/>${[-0.6, -0.2, 0.2, 0.6].map((x) => `<path d="M${size * x} ${-size * 0.36}q${size * 0.16} ${size * 0.36} 0 ${size * 0.72}" fill="none" stroke="#3b1604" stroke-opacity="0.35" stroke-width="${size * 0.07}"/>`).join("")}<rect x="${-size * 0.9}" y="${-size * 0.36}" width="${size * 1.8}" height="${size * 0.2}" rx="${size * 0.1}" fill="#fff" opacity="0.22"/>`,
};

/** A closed line around the centre that nobody would call a circle. */
function roundish(size: number, random: Random): string {
  const corners = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * 2 * Math.PI;
    const away = size * between(random, 0.78, 1.12);
    return [away * Math.cos(angle), away * Math.sin(angle)] as const;
  });
  const middle = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): string =>
    `${((x + toX) / 2).toFixed(1)} ${((y + toY) / 2).toFixed(1)}`;
  const [first = [0, 0] as const, second = first] = corners;
  const curves = corners.map((_corner, index) => {
    const [control, next] = [corners[(index + 1) % 7] ?? first, corners[(index + 2) % 7] ?? second];
    return `Q${control[0].toFixed(1)} ${control[1].toFixed(1)} ${middle(control, next)}`;
  });
  return `M${middle(first, second)}${curves.join("")}Z`;
}

type Random = () => number;

const between = (random: Random, least: number, most: number): number => least + random() * (most - least);

/** Mulberry32 from a hash of the name: the same numbers on every machine. */
function randomOf(name: string): Random {
  let state = Array.from(name).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
