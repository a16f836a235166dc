import { Problem } from "@tureen/messages/problem";
import { text } from "@tureen/messages/text";
import supertest from "supertest";
import { expect, test } from "vitest";
import { problemServer } from "./problem-page";

const problem = new Problem(
  text(
    "The database {path} belongs to another program. Nothing was written to it. Check DATA_DIR, or move the file away.",
    { path: "/data/<b>.sqlite" },
  ),
);

test("a family reads on every address what keeps Tureen from starting, in the language of its browser", async () => {
  const { text: page } = await supertest(problemServer(problem))
    .get("/recipes")
    .set({ Accept: "text/html", "Accept-Language": "de-AT" })
    .expect(503);
  expect(page).toContain('lang="de"');
  expect(page).toContain("<h1>Tureen startet nicht</h1>");
  expect(page).toContain("Die Datenbank /data/&lt;b&gt;.sqlite gehört einem anderen Programm.");
});

test("a program reads the same as JSON, in English where it asks for no language", async () => {
  const { body } = await supertest(problemServer(problem)).get("/api/recipes").expect(503);
  expect(body).toEqual({
    error:
      "The database /data/<b>.sqlite belongs to another program. Nothing was written to it. Check DATA_DIR, or move the file away.",
  });
});
