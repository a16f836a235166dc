import { expect, it } from "vitest";
import { answerPage } from "./answer-page";

const page = (text: string, status = 200) => new Response(text, { status });
const kept = () => Promise.resolve(page("kept"));
const textOf = async (answer: Promise<Response>) => (await answer).text();

it("the server's own page counts where it answers, a refusal included", async () => {
  expect(await textOf(answerPage(() => Promise.resolve(page("new")), kept))).toBe("new");
  expect(await textOf(answerPage(() => Promise.resolve(page("gone", 404)), kept))).toBe("gone");
});

it("the kept page opens where the server is away, silent, or says that it cannot", async () => {
  const away = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await textOf(answerPage(away, kept))).toBe("kept");
  expect(await textOf(answerPage(() => new Promise(() => undefined), kept, 1))).toBe("kept");
  for (const status of [500, 502, 503, 504])
    expect(await textOf(answerPage(() => Promise.resolve(page("away", status)), kept))).toBe("kept");
});

it("without a kept page the server's answer is shown as it is", async () => {
  const broken = () => Promise.resolve(page("broken", 500));
  expect(await textOf(answerPage(broken, () => Promise.resolve(undefined)))).toBe("broken");
});
