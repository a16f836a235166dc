import { expect, test } from "vitest";
import { readPage } from "../read-page";

// Which picture is proposed first, on pages as real ones are made.
const UPLOADS = "https://spoon.example/uploads";
const RECIPE = `<h2>Ingredients</h2><ul><li>3 leeks</li><li>50 g butter</li><li>1 l stock</li></ul>
  <h2>Method</h2><ol><li>Slice the leeks and wash them well.</li><li>Simmer them for 20 minutes.</li></ol>`;
const picturesOf = (body: string, { head = "", data = {} } = {}): readonly string[] | undefined =>
  readPage(
    `<!doctype html><html><head><link rel="canonical" href="https://spoon.example/leek-soup">${head}</head><body>
      <script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Leek soup", ...data })}</script>
      <h1>Leek soup</h1>${body}${RECIPE}</body></html>`,
  ).recipe?.pictures;

test("the page's larger copy stands before the thumbnail that its data names", () => {
  const data = { image: `${UPLOADS}/leek-220x220.jpg` };
  const set = `${UPLOADS}/leek-300x200.jpg 300w, ${UPLOADS}/leek-1200x800.jpg 1200w`;
  expect(picturesOf(`<img src="data:image/gif;base64,R0" data-srcset="${set}">`, { data })?.[0]).toBe(
    `${UPLOADS}/leek-1200x800.jpg`,
  );
  expect(picturesOf(`<a href="/uploads/leek.jpg"><img src="/uploads/leek-300x300.jpg"></a>`, { data })?.[0]).toBe(
    `${UPLOADS}/leek.jpg`,
  );
  const crops = [150, 1200].map((width) => ({ "@type": "ImageObject", url: `${UPLOADS}/${width + 7}`, width }));
  expect(picturesOf("", { data: { image: crops } })?.[0]).toBe(`${UPLOADS}/1207`);
});

test("a placeholder and a logo are no pictures of the dish", () => {
  const head = `<meta property="og:image" content="${UPLOADS}/leek.jpg">`;
  expect(picturesOf("", { head, data: { image: "https://spoon.example/assets/placeholder-transparent.png" } })).toEqual(
    [`${UPLOADS}/leek.jpg`],
  );
  expect(
    picturesOf("", { head: '<meta property="og:image" content="https://spoon.example/social-logo.png">' }),
  ).toEqual([]);
});

test("where nothing names a picture, it is the one that the page shows of the dish", () => {
  const shown = `<header><img src="/uploads/leek-logo.png"></header><img src="/uploads/kitchen.jpg" alt="Our kitchen">
    <img data-src="/uploads/2024.jpg" src="/img/blank.gif" alt="A bowl of leek soup"><footer><img src="/uploads/leek-pie.jpg"></footer>`;
  expect(picturesOf(shown)).toEqual([`${UPLOADS}/2024.jpg`]);
  expect(
    picturesOf('<aside><img src="/uploads/ad.jpg" width="900"></aside><img src="/uploads/1.jpg" width="900">'),
  ).toEqual([`${UPLOADS}/1.jpg`]);
  expect(picturesOf('<img src="/uploads/1.jpg">')).toEqual([]);
});
