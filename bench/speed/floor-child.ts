// The floor, what the bare machine can do: the same data behind bare Express, and behind tRPC's own Express adapter with
// superjson and one indexed read for the session. Nothing is checked, logged or compressed; what the product adds is
// measured against it.
import { initTRPC } from "@trpc/server";
import { createExpressMiddleware } from "@trpc/server/adapters/express";
import Database from "better-sqlite3";
import express from "express";
import { createHash, randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import superjson from "superjson";

const file = process.argv[2];
if (!file) throw new Error("Say which database to serve.");
const db = new Database(file);
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");

// One text a recipe; the product's index has its parts by themselves.
db.exec(`create virtual table floor_search using fts5(content, tokenize = 'trigram case_sensitive 1');
  insert into floor_search (rowid, content) select rowid / 4, group_concat(content, '') from recipe_search group by rowid / 4;`);

const session = db.prepare("select * from access_tokens where token_hash = ?");
const recipe = db.prepare("select * from recipes where id = ?");
const lines = db.prepare(
  "select l.*, i.name as ingredient_name from recipe_lines l left join ingredients i on i.id = l.ingredient_id where l.recipe_id = ? order by l.position",
);
const cards = db.prepare(
  "select id, title, description, cuisine, difficulty, servings, prep_time_minutes, cook_time_minutes, tags from recipes order by id desc limit 50",
);
const search = db.prepare(
  "select id, title, description, cuisine, difficulty, servings, prep_time_minutes, cook_time_minutes, tags from recipes where id in (select rowid from floor_search where floor_search match ?) order by id desc limit 60",
);
const found = db.prepare("select count(*) as total from floor_search where floor_search match ?");
const scan = db.prepare(
  "select id, title, description, cuisine, difficulty, servings, prep_time_minutes, cook_time_minutes, tags from recipes where id in (select rowid from floor_search where instr(content, ?) > 0) order by id desc limit 60",
);
const scanned = db.prepare("select count(*) as total from floor_search where instr(content, ?) > 0");
const week = db.prepare(
  `select m.*, r.title, exists (select 1 from shopping_list_meals x join shopping_lists s on s.id = x.list_id where x.meal_id = m.id and s.status <> 'draft') as is_locked
   from meal_plans m join recipes r on r.id = m.recipe_id where m.date between ? and ?`,
);
const needed = db.prepare(
  `select l.ingredient_id, l.unit, sum(1.0 * l.amount_num / l.amount_den * m.servings / coalesce(r.servings, m.servings)) as amount
   from meal_plans m join recipes r on r.id = m.recipe_id join recipe_lines l on l.recipe_id = r.id
   where m.date between ? and ? group by l.ingredient_id, l.unit`,
);
const parts = db.prepare(
  `select l.ingredient_id, l.unit, m.id as meal_id, m.date, m.meal_type, m.servings as meal_servings, r.id as recipe_id, r.title, l.raw
   from meal_plans m join recipes r on r.id = m.recipe_id join recipe_lines l on l.recipe_id = r.id where m.date between ? and ?`,
);
// Each with its reasons, as one text.
const items = db.prepare("select * from shopping_list_items where list_id = ? order by position");
db.exec(`create table floor_recipes (id integer primary key, title text, instructions text);
  create table floor_lines (id integer primary key, recipe_id integer, raw text);
  create table floor_meals (id integer primary key, recipe_id integer, date text, meal_type text, servings real);
  create table floor_items (id text primary key, ingredient_id integer, unit text, amount real);
  create table floor_parts (id integer primary key, item_id text, meal_id integer, title text, raw text);
  insert into floor_recipes values (1, 'A soup', 'Cook it.');
  insert into floor_meals values (1, 1, '2025-01-06', 'dinner', 2);`);
const addRecipe = db.prepare("insert into floor_recipes (title, instructions) values (?, ?)");
const changeRecipe = db.prepare("update floor_recipes set title = ? where id = 1");
const addLine = db.prepare("insert into floor_lines (recipe_id, raw) values (?, ?)");
const addMeal = db.prepare("insert into floor_meals (recipe_id, date, meal_type, servings) values (?, ?, ?, ?)");
const moveMeal = db.prepare("update floor_meals set date = ? where id = 1");
const addItem = db.prepare("insert into floor_items values (?, ?, ?, ?)");
const addPart = db.prepare("insert into floor_parts (item_id, meal_id, title, raw) values (?, ?, ?, ?)");

const openRecipe = (id: number) => ({ recipe: { ...(recipe.get(id) as object), ingredients: lines.all(id) } });
const openWeek = (from: string, to: string) => ({ mealPlans: week.all(from, to) });
const writeRecipe = db.transaction((body: { title: string; instructions: string; ingredients: { raw: string }[] }) => {
  const id = addRecipe.run(body.title, body.instructions).lastInsertRowid;
  for (const line of body.ingredients) addLine.run(id, line.raw);
  return { id };
});
const generate = db.transaction((from: string, to: string) => {
  const ids = new Map<string, string>();
  const keyOf = (row: { ingredient_id: number; unit: string }) => `${row.ingredient_id}|${row.unit}`;
  for (const row of needed.all(from, to) as { ingredient_id: number; unit: string; amount: number }[]) {
    const id = randomUUID();
    ids.set(keyOf(row), id);
    addItem.run(id, row.ingredient_id, row.unit, row.amount);
  }
  for (const row of parts.all(from, to) as {
    ingredient_id: number;
    unit: string;
    meal_id: number;
    title: string;
    raw: string;
  }[])
    addPart.run(ids.get(keyOf(row)), row.meal_id, row.title, row.raw);
  return { items: ids.size };
});

/** What changes nothing is not synced, and no measure for what is. */
function changed(result: Database.RunResult): Database.RunResult {
  if (result.changes === 0) throw new Error("The floor changed nothing.");
  return result;
}

const server = express();
server.disable("x-powered-by");
server.get("/recipes/:id", (request, response) => void response.json(openRecipe(Number(request.params.id))));
server.get(
  "/week/:from/:to",
  (request, response) => void response.json(openWeek(request.params.from, request.params.to)),
);
server.use("/write", express.json());
server.post("/write/recipe", (request, response) => void response.json(writeRecipe.immediate(request.body)));
server.post("/write/change", (request, response) => void response.json(changed(changeRecipe.run(request.body.title))));
server.post(
  "/write/meal",
  (request, response) =>
    void response.json(addMeal.run(request.body.recipe_id, request.body.date, request.body.meal_type, 2)),
);
server.post("/write/move", (request, response) => void response.json(changed(moveMeal.run(request.body.date))));
server.post(
  "/write/list",
  (request, response) => void response.json(generate.immediate(request.body.startDate, request.body.endDate)),
);
server.get("/list/:id", (request, response) => void response.json({ items: items.all(request.params.id) }));

const t = initTRPC.context<{ token: string }>().create({ transformer: superjson });
const signedIn = t.procedure.use(({ ctx, next }) => {
  session.get(createHash("sha256").update(ctx.token).digest("base64url"));
  return next();
});
const numberIn = (value: unknown): { id: number } => value as { id: number };
const rangeIn = (value: unknown): { from: string; to: string } => value as { from: string; to: string };
const wordIn = (value: unknown): { q: string } => value as { q: string };
server.use(
  "/trpc",
  createExpressMiddleware({
    router: t.router({
      recipe: signedIn.input(numberIn).query(({ input }) => openRecipe(input.id)),
      cards: signedIn.query(() => ({ recipes: cards.all() })),
      search: signedIn
        .input(wordIn)
        .query(({ input }) => ({ recipes: search.all(input.q), total: found.get(input.q) })),
      scan: signedIn.input(wordIn).query(({ input }) => ({ recipes: scan.all(input.q), total: scanned.get(input.q) })),
      week: signedIn.input(rangeIn).query(({ input }) => openWeek(input.from, input.to)),
    }),
    createContext: ({ req }) => ({ token: req.headers.authorization ?? "" }),
  }),
);

const listening = server.listen(0, "127.0.0.1", () => {
  process.send?.({ port: (listening.address() as AddressInfo).port }); // a TCP server's address
});
process.on("disconnect", () => process.exit());
