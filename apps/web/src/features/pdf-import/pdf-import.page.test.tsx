import type { ImportDoubt, ImportJob } from "@tureen/contracts/pdf-import";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recipe } from "#features/recipes/testing/recipes";
import { healthyModel } from "#features/admin/testing/admin-answers";
import type { Inputs } from "#lib/server/trpc";
import { type Answers, RefusedCall, Unreachable } from "#testing/answers-link";
import { renderApp as renderWith } from "#testing/render-app";
import { answerUploads } from "#testing/upload-answers";
import { endedJob, followed, importedRecipe, importJob } from "./testing/import-jobs";

const book = new File([new Uint8Array(2.5 * 1024 * 1024)], "Soups.pdf", { type: "application/pdf" });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The app beside a model that is well, unless said otherwise. */
function renderApp(options: Parameters<typeof renderWith>[0]) {
  const usual: Answers = {
    ai: { health: () => healthyModel },
    recipes: { cuisines: () => ({ cuisines: [] }) },
    recipePhotos: { proposals: () => ({ proposals: [] }) },
  };
  return renderWith({ ...options, answers: { ...usual, ...options?.answers } });
}

const FORECAST = {
  printed: { low_seconds: 5, high_seconds: 1200 },
  scanned: { low_seconds: 250, high_seconds: 500 },
};

/** The screen, with an import that the server remembers, if any. */
function open(job: ImportJob | null = null, answers: Answers["pdfImport"] = {}) {
  return renderApp({
    path: "/pdf-import",
    answers: {
      pdfImport: {
        current: () => ({ job }),
        follow: followed().follow,
        forecast: () => FORECAST,
        ledger: () => ({ pages: [] }),
        ...answers,
      },
    },
  });
}

const chooser = () => screen.findByLabelText(/Choose/);

describe("the file", () => {
  it.each([
    ["what is no PDF", [new File(["x"], "notes.txt", { type: "text/plain" })]],
    ["two at once", [book, book]],
    [
      "more than 50MB",
      [
        Object.defineProperty(new File([], "huge.pdf", { type: "application/pdf" }), "size", {
          value: 50 * 1_048_576 + 1,
        }),
      ],
    ],
  ])("is refused on sight: %s", async (_case, files) => {
    open();
    fireEvent.change(await chooser(), { target: { files } });
    expect(await screen.findByText("Please select a valid PDF file")).toBeVisible();
    expect(screen.getByRole("button", { name: "Process PDF" })).toBeDisabled();
  });

  it("shows its name and its size with two decimals, and can be taken away", async () => {
    const { user } = open();
    await user.upload(await chooser(), book);
    expect(screen.getByText("Soups.pdf")).toBeVisible();
    expect(screen.getByText("2.50 MB")).toBeVisible();
    expect(
      await screen.findByText(
        "A book of 100 pages takes about 1 to 20 minutes on your machine; scanned pages take about 4 to 9 minutes more.",
      ),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove Soups.pdf" }));
    expect(screen.getByText("One PDF, maximum 50MB")).toBeVisible();
  });
});

describe("an import", () => {
  async function process(user: ReturnType<typeof open>["user"]) {
    await user.upload(await chooser(), book);
    await user.click(screen.getByRole("button", { name: "Process PDF" }));
  }
  const steps = () =>
    screen
      .getAllByRole("listitem")
      .filter((item) => item.closest("ol")?.querySelector("[aria-current=step]"))
      .map((item) => item.textContent);

  it("goes through the four steps as the work does, says so at the end and then clears the panel", async () => {
    const { follow, send } = followed();
    answerUploads(() => ({ status: 202, body: { job: importJob() } }));
    let job: ImportJob | null = null;
    const { user } = open(job, { current: () => ({ job }), follow });
    await user.upload(await chooser(), book);
    job = importJob();
    await user.click(screen.getByRole("button", { name: "Process PDF" }));
    expect(await screen.findByText("· Page 0 of 80")).toBeVisible();
    expect(steps()).toEqual([
      "Upload, done",
      "Extract text · Page 0 of 80",
      "AI recipe extraction",
      "Import into database",
      "Complete",
    ]);

    await act(async () =>
      send(
        importJob({
          step: 3,
          pagesDone: 80,
          chunksDone: 1,
          chunks: 5,
          imported: 1,
          eta: { low_seconds: 130, high_seconds: 200 },
        }),
      ),
    );
    expect(await screen.findByText("· Part 1 of 5, 1 recipe found so far")).toBeVisible();
    expect(screen.getByText("about 2 to 4 minutes left")).toBeVisible();

    vi.useFakeTimers({ shouldAdvanceTime: true });
    job = endedJob();
    const ended = job;
    await act(async () => send(ended));
    expect(await screen.findByText("Successfully imported 2 recipes!")).toBeVisible();
    expect(screen.getByRole("progressbar", { name: "Importing Soups.pdf" })).toHaveAttribute("aria-valuenow", "100");
    expect(screen.getByRole("link", { name: "Leek soup" })).toHaveAttribute("href", "/recipes/1");
    await act(async () => vi.advanceTimersByTimeAsync(4000));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getByRole("heading", { name: "Import summary" })).toBeVisible();
  });

  it("is followed anew where the stream breaks, and catches up", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { follow, send } = followed();
    let isThere = false;
    const job = importJob({ pagesDone: 10 });
    open(job, { follow: () => (isThere ? follow() : Promise.reject(new Unreachable())) });
    expect(await screen.findByText("· Page 10 of 80")).toBeVisible();
    isThere = true;
    await act(async () => vi.advanceTimersByTimeAsync(2000));
    await act(async () => send(importJob({ pagesDone: 30 })));
    expect(await screen.findByText("· Page 30 of 80")).toBeVisible();
  });

  it("whose stream ends because somebody has deleted it is shown no longer", async () => {
    let job: ImportJob | null = importJob();
    let endStream = (): void => undefined;
    const isDeleted = new Promise<void>((resolve) => (endStream = resolve));
    open(job, {
      current: () => ({ job }),
      follow: async function* deleted() {
        yield importJob({ pagesDone: 5 });
        await isDeleted;
      },
    });
    expect(await screen.findByText("· Page 5 of 80")).toBeVisible();
    job = null;
    await act(async () => endStream());
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  });

  it.each([
    [
      { status: 415, body: { error: "This file is not a PDF. Choose the PDF file of the book." } },
      "This file is not a PDF. Choose the PDF file of the book.",
    ],
    [{ status: 500, body: "not even JSON" }, "Failed to process PDF"],
  ])("that the server refuses says why and keeps the file", async (answer, text) => {
    answerUploads(() => answer);
    const { user } = open();
    await process(user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByText("2.50 MB")).toBeVisible();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("whose file was refused says so until another is chosen", async () => {
    const reason = "This file is not a PDF. Choose the PDF file of the book.";
    answerUploads(() => ({ status: 415, body: { error: reason } }));
    const { user } = open();
    await process(user);
    expect(await screen.findByText(`That did not work. ${reason}`)).toBeVisible();
    await user.upload(await chooser(), new File(["%PDF"], "Stews.pdf", { type: "application/pdf" }));
    expect(await screen.findByText("Stews.pdf")).toBeVisible();
    expect(screen.queryByText(`That did not work. ${reason}`)).toBeNull();
  });

  it("that ends without a recipe says why", async () => {
    const { follow, send } = followed();
    let job = importJob();
    open(job, { current: () => ({ job }), follow });
    expect(await screen.findByText("· Page 0 of 80")).toBeVisible();
    const reason = "No recipe was found in this PDF.";
    // The server knows it before it tells it: whoever asks anew hears the same.
    job = endedJob({ success: false, importedRecipes: [], error: reason, message: reason });
    await act(async () => send(job));
    await waitFor(() => expect(screen.getAllByText("No recipe was found in this PDF.")).toHaveLength(2));
  });

  it("that another phone began is shown and can be stopped, after a question", async () => {
    const cancelled = endedJob(
      { message: "The import was cancelled. 2 recipes that had come in by then are kept." },
      { status: "cancelled" },
    );
    let job = importJob({ step: 3, chunks: 5 });
    const cancel = () => ({ job: (job = cancelled) });
    const { user } = open(job, { current: () => ({ job }), cancel });
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Stop the import" }));
    expect(await screen.findByText(/^The import was cancelled/)).toBeVisible();
  });
});

describe("without a model", () => {
  const none = {
    host: "http://kitchen:11434",
    isReachable: false,
    version: null,
    problem: "Ollama does not answer.",
    notes: [],
    models: [],
    textModel: null,
    visionModel: null,
    textContextTokens: null,
    chunkChars: null,
  };

  it.each([
    ["by rules alone", false, "/api/pdf-import/upload?rules_only=true"],
    ["with one after all", true, "/api/pdf-import/upload"],
  ])("the screen says so before the upload, and a book can be read %s", async (_how, untick, url) => {
    const sent = answerUploads(() => ({ status: 202, body: { job: importJob() } }));
    const { user } = renderApp({
      path: "/pdf-import",
      answers: {
        ai: { health: () => none },
        pdfImport: { current: () => ({ job: null }), follow: followed().follow, forecast: () => FORECAST },
      },
    });
    const notice = within(await screen.findByRole("region", { name: "Without a model" }));
    expect(notice.getByRole("link", { name: "get one" })).toHaveAttribute("href", "/admin#model");
    const choice = notice.getByRole("checkbox", { name: "Read this book without a model" });
    expect(choice).toBeChecked();
    if (untick) await user.click(choice);
    await user.upload(await chooser(), book);
    await user.click(screen.getByRole("button", { name: "Process PDF" }));
    await waitFor(() => expect(sent.map((each) => each.url)).toEqual([url]));
  });
});

describe("the summary", () => {
  it("tells how many recipes the rules have read alone, and how many the model had a part in", async () => {
    const recipes = [importedRecipe(1, "Leek soup"), importedRecipe(2, "Pea soup"), importedRecipe(3, "Stew")];
    const [first, second, third] = recipes;
    open(
      endedJob({
        importedRecipes: [first, second, third && { ...third, origin: "labels" as const }].filter(
          (each) => each !== undefined,
        ),
      }),
    );
    expect(await screen.findByText("2 recipes read by rules alone, 1 recipe read with the model.")).toBeVisible();
    expect(screen.queryByText(/^This book is hard to read/)).not.toBeInTheDocument();
  });

  it("says that a book of more doubts than recipes is hard to read", async () => {
    const failedRecipes = [12, 13].map((page) => ({
      title: `Page ${page}: perhaps a recipe, 'Ceviche'`,
      error: "No recipe came.",
      doubt: { place: page * 1_000_000, page, title: "Ceviche", text: "Ceviche", recipe: null, unsure: [] },
    }));
    open(endedJob({ importedRecipes: [importedRecipe(1, "Leek soup")], failedRecipes }));
    expect(await screen.findByText(/^This book is hard to read/)).toBeVisible();
  });

  it("opens a doubt in the form of a new recipe, filled in, beside its page", async () => {
    const doubt = {
      place: 12_000_003,
      page: 12,
      title: "Ceviche",
      text: "Ceviche\n400 g sea bass\n6 limes\nCut the fish and steep it in the juice.",
      recipe: null,
      unsure: [],
    };
    const job = endedJob({
      failedRecipes: [{ title: "Page 12: perhaps a recipe, 'Ceviche'", error: "No recipe came.", doubt }],
    });
    let settled: unknown;
    const { user } = renderApp({
      path: "/pdf-import",
      answers: {
        pdfImport: {
          current: () => ({ job }),
          job: () => ({ job }),
          settleDoubt: (input) => {
            settled = input;
            return { job: endedJob() };
          },
          ledger: () => ({ pages: [] }),
          pageText: ({ page }) => ({ page: Number(page), source: "text", text: doubt.text, picture: null }),
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Write it as a recipe: Ceviche" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("Ceviche");
    expect(screen.getByLabelText("Write or paste the ingredients")).toHaveValue("400 g sea bass\n6 limes");
    expect(screen.getByLabelText("Instructions")).toHaveValue("Cut the fish and steep it in the juice.");
    expect(await screen.findByRole("region", { name: "Page 12" })).toBeVisible();
    expect(screen.queryByText(/What you typed before/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Not a recipe" }));
    // It was the last one: back to the summary, where it is settled for everybody.
    expect(await screen.findByRole("heading", { name: "Import summary" })).toBeVisible();
    expect(settled).toEqual({ id: 7, place: 12_000_003, as: "no recipe" });
  });

  it("works through the doubts: skipped ones come again, a model fills what is open, what is unsure is marked", async () => {
    const doubtAt = (page: number, title: string): ImportDoubt => ({
      place: page * 1_000_000,
      page,
      title,
      text: title,
      recipe: {
        title,
        description: "",
        servings: page,
        prep_time: null,
        cook_time: null,
        ingredients: [{ raw: "2 limes", section: "For the sauce" }],
        steps: ["Cut them.", "Mix all."],
      },
      unsure: ["ingredients"],
    });
    const [first, second] = [doubtAt(3, "Ceviche"), doubtAt(9, "Pea soup")];
    const filled: ImportDoubt = {
      ...second,
      recipe: second.recipe && { ...second.recipe, ingredients: [{ raw: "300 g peas", section: "" }] },
      unsure: [],
    };
    const jobWith = (...doubts: ImportDoubt[]) =>
      endedJob(
        { failedRecipes: doubts.map((doubt) => ({ title: doubt.title, error: "No recipe came.", doubt })) },
        { retry: "doubts" },
      );
    let job = jobWith(first, second);
    const { user } = renderApp({
      path: "/pdf-import",
      answers: {
        pdfImport: {
          current: () => ({ job: jobWith(first, second) }),
          job: () => ({ job }),
          fillDoubt: ({ place }) => {
            if (Number(place) === second.place) job = jobWith(first, filled);
            return { job };
          },
          settleDoubt: () => ({ job: (job = jobWith(first)) }),
          ledger: () => ({ pages: [] }),
          pageText: ({ page }) => ({ page: Number(page), source: "text", text: "", picture: null }),
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Go through these 2" }));
    expect(await screen.findByLabelText("Title")).toHaveValue("Ceviche");
    expect(screen.getByLabelText("Servings")).toHaveValue(3);
    expect(screen.getByLabelText("Write or paste the ingredients")).toHaveValue("For the sauce:\n2 limes");
    expect(screen.getByText("Compare it with the page")).toBeVisible();
    await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await waitFor(() => expect(screen.getByLabelText("Title")).toHaveValue("Pea soup"));
    await waitFor(() => expect(screen.getByLabelText("Write or paste the ingredients")).toHaveValue("300 g peas"));
    expect(screen.queryByText("Compare it with the page")).toBeNull();
    await user.keyboard("{Alt>}{Delete}{/Alt}");
    // What was skipped comes again, and is the last.
    await waitFor(() => expect(screen.getByLabelText("Title")).toHaveValue("Ceviche"));
    expect(screen.getByRole("button", { name: "Save Recipe" })).toBeVisible();
  });

  it("has a model look at what the rules left in doubt", async () => {
    const doubt = { place: 12_000_000, page: 12, title: "Ceviche", text: "Ceviche", recipe: null, unsure: [] };
    const failedRecipes = [{ title: "Page 12: perhaps a recipe, 'Ceviche'", error: "No recipe came.", doubt }];
    let job = endedJob({ failedRecipes }, { retry: "doubts" });
    const retryPages = () => ({ job: (job = importJob({ step: 3 })) });
    const { user } = open(job, { current: () => ({ job }), retryPages });
    await user.click(await screen.findByRole("button", { name: "Have a model look at them" }));
    expect(await screen.findByRole("progressbar", { name: "Importing Soups.pdf" })).toBeVisible();
  });

  it("that has to wait for Ollama says so, and that it goes on by itself", async () => {
    renderApp({
      path: "/pdf-import",
      answers: {
        pdfImport: {
          follow: followed().follow,
          current: () => ({
            job: importJob({ step: 3, waitingFor: "Ollama does not answer at http://kitchen:11434." }),
          }),
        },
      },
    });
    expect(
      await screen.findByText(
        "The import is waiting, and goes on by itself. Ollama does not answer at http://kitchen:11434.",
      ),
    ).toBeVisible();
  });

  it("says of a recipe what the family should look at", async () => {
    const part = importedRecipe(1, "Leek soup", [], "Only a part of this recipe could be read.");
    renderApp({
      path: "/pdf-import",
      answers: {
        pdfImport: { current: () => ({ job: endedJob({ importedRecipes: [part] }) }), ledger: () => ({ pages: [] }) },
      },
    });
    expect(await screen.findByText("Only a part of this recipe could be read.")).toBeVisible();
  });

  it("tells what came in, what failed and what was left out", async () => {
    open(
      endedJob({
        skippedRecipes: 57,
        failedRecipes: [{ title: "Pages 12–14", error: "The model did not answer.", doubt: null }],
        message: "57 recipes more were found and left out.",
      }),
    );
    const summary = within(await screen.findByRole("region", { name: "Import summary" }));
    expect(summary.getAllByRole("definition").map((each) => each.textContent)).toEqual([
      "2",
      "0",
      "1",
      "57",
      "80",
      "5",
    ]);
    expect(summary.getByText("The model did not answer.")).toBeVisible();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("brings in the others on a tap", async () => {
    const importRest = () => ({
      job: endedJob({ importedRecipes: [importedRecipe(1, "Leek soup"), importedRecipe(3, "Bean soup")] }),
    });
    const { user } = open(endedJob({ skippedRecipes: 57 }), { importRest });
    await user.click(await screen.findByRole("button", { name: "Import the other 57" }));
    expect(await screen.findByText("Successfully imported 57 recipes!")).toBeVisible();
  });

  it("says of every page what became of it, and reads failed ones again", async () => {
    const page = { source: "text" as const, error: "", recipes: [] };
    const pages = [
      { ...page, page: 1, outcome: "not a recipe" as const },
      { ...page, page: 2, outcome: "recipe" as const, recipes: [importedRecipe(1, "Leek soup")] },
      { ...page, page: 3, outcome: "failed" as const, error: "The model did not answer." },
    ];
    let job = endedJob(
      { failedRecipes: [{ title: "Page 3", error: "The model did not answer.", doubt: null }] },
      { retry: "pages" },
    );
    const retryPages = () => ({ job: (job = importJob({ step: 3 })) });
    const { user } = open(job, { current: () => ({ job }), ledger: () => ({ pages }), retryPages });
    expect(await screen.findByText("1 page: a recipe begins")).toBeVisible();
    expect(screen.getByText("1 page: failed")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Read the failed pages again" }));
    expect(await screen.findByRole("progressbar", { name: "Importing Soups.pdf" })).toBeVisible();
  });

  it("holds a recipe beside the page that it was read from", async () => {
    const pages = [
      {
        page: 4,
        source: "text" as const,
        outcome: "recipe" as const,
        error: "",
        recipes: [importedRecipe(1, "Leek soup")],
      },
    ];
    const pageText = ({ page }: Inputs["pdfImport"]["pageText"]) => ({
      page: Number(page),
      source: "text" as const,
      text: "Leek soup\n3 leeks",
      picture: null,
    });
    const recipes = { byId: () => Promise.reject(new RefusedCall(404, "This recipe was not found.")) };
    const { user } = renderApp({
      path: "/pdf-import",
      answers: {
        pdfImport: {
          current: () => ({ job: endedJob({ importedRecipes: [importedRecipe(1, "Leek soup", ["4 leeks"])] }) }),
          ledger: () => ({ pages }),
          pageText,
        },
        recipes,
      },
    });
    const compare = await screen.findByRole("button", { name: "Compare Leek soup with its page" });
    await waitFor(() => expect(compare).toBeEnabled());
    await user.click(compare);
    const dialog = within(screen.getByRole("dialog", { name: "Leek soup" }));
    expect(await dialog.findByText(/3 leeks/)).toBeVisible();
    expect(dialog.getByRole("region", { name: "Page 4" })).toBeVisible();
    expect(screen.getByText("check 1 line")).toBeInTheDocument();
    expect(dialog.getByRole("link", { name: "Edit recipe" })).toHaveAttribute(
      "href",
      "/recipes/1/edit?import=7&page=4&pages=4",
    );
  });

  describe("beside a scanned page", () => {
    const pages = [12, 13].map((page) => ({
      page,
      source: "ocr" as const,
      outcome: "recipe" as const,
      error: "",
      recipes: page === 12 ? [importedRecipe(1, "Leek soup")] : [],
    }));
    const picture = "data:image/jpeg;base64,AAAA";

    async function compare(pageText: NonNullable<Answers["pdfImport"]>["pageText"]) {
      const recipes = { byId: () => Promise.reject(new RefusedCall(404, "This recipe was not found.")) };
      const pdfImport = {
        current: () => ({ job: endedJob({ importedRecipes: [importedRecipe(1, "Leek soup")] }) }),
        ledger: () => ({ pages }),
        ...(pageText ? { pageText } : {}),
      };
      const { user } = renderApp({ path: "/pdf-import", answers: { pdfImport, recipes } });
      const button = await screen.findByRole("button", { name: "Compare Leek soup with its page" });
      await waitFor(() => expect(button).toBeEnabled());
      await user.click(button);
      return { user, dialog: within(screen.getByRole("dialog", { name: "Leek soup" })) };
    }

    it("shows its picture first, which a tap makes large, and folds away what the model read", async () => {
      const { user, dialog } = await compare(({ page }) => ({
        page: Number(page),
        source: "ocr",
        text: "3 leeks",
        picture,
      }));
      expect(await dialog.findByAltText("Page 12 of the book")).toHaveAttribute("src", picture);
      expect(dialog.getByText("3 leeks")).not.toBeVisible();
      await user.click(dialog.getByText("The text that was read off it"));
      expect(dialog.getByText("3 leeks")).toBeVisible();

      const enlarge = dialog.getByRole("button", { name: "Page 12 of the book (enlarge)", pressed: false });
      await user.click(enlarge);
      expect(enlarge).toHaveAttribute("aria-pressed", "true");
      await user.click(dialog.getByRole("button", { name: "Next page" }));
      expect(await dialog.findByRole("button", { name: "Page 13 of the book (enlarge)", pressed: true })).toBeVisible();
    });

    it.each([
      ["the model read nothing on it", { text: "", picture }, "No text was read off this page."],
      [
        "its picture is not kept any more",
        { text: "3 leeks", picture: null },
        /^The picture of this page is not kept any more/,
      ],
    ])("says that %s", async (_case, content, text) => {
      const { dialog } = await compare(({ page }) => ({ page: Number(page), source: "ocr", ...content }));
      expect(await dialog.findByText(text)).toBeVisible();
    });
  });
});

it("offers the pictures that the book has of its recipes, once each, takes those that were not left out, and takes them back", async () => {
  const taken: Inputs["recipePhotos"]["takeProposal"][] = [];
  const takenOff: unknown[] = [];
  const restored: unknown[] = [];
  const names = ["Leek soup", "Pea soup", "Bean soup", "Gone soup", "Rice soup"];
  const preview = "data:image/jpeg;base64,AA";
  // The photo between the first two is one; the third has two; the fourth was deleted; the last has none.
  const pages: Record<number, number[]> = { 1: [12], 2: [12, 14], 3: [16, 17], 5: [] };
  const { user } = renderApp({
    path: "/pdf-import",
    answers: {
      pdfImport: {
        current: () => ({
          job: endedJob({ importedRecipes: names.map((name, index) => importedRecipe(index + 1, name)) }),
        }),
        follow: followed().follow,
        ledger: () => ({ pages: [] }),
      },
      recipePhotos: {
        proposals: ({ id }) => {
          if (!pages[Number(id)]) throw new RefusedCall(404, "This recipe is not there any more.");
          return { proposals: (pages[Number(id)] ?? []).map((page) => ({ page, picture: 0, preview })) };
        },
        takeProposal: (input) => {
          taken.push(input);
          // Somebody has given the third one a photo meanwhile.
          return { recipe: recipe({ id: Number(input.id) }), undo_id: input.id === 3 ? "u-3" : null };
        },
        delete: ({ id }) => {
          takenOff.push(id);
          throw new RefusedCall(404, "This photo is not there any more.");
        },
      },
      trash: { restore: ({ undo_id }) => (restored.push(undo_id), { success: true, kind: "recipe-photo", id: 3 }) },
    },
  });
  expect(await screen.findByText("3 recipes have a picture in the book.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Look at the pictures" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pictures from the book" }));
  await user.click(dialog.getByRole("checkbox", { name: /^Pea soup/ }));
  await user.click(dialog.getByRole("button", { name: "Use 2 pictures" }));
  expect(await screen.findByText("2 photos are on their recipes")).toBeVisible();
  expect(taken).toEqual([
    { id: 1, page: 12, picture: 0 },
    { id: 3, page: 16, picture: 0 },
  ]);
  expect(await screen.findByText("1 recipe has a picture in the book.")).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("The photos were taken back")).toBeVisible();
  expect([takenOff, restored]).toEqual([[1], ["u-3"]]);
  expect(await screen.findByText("3 recipes have a picture in the book.")).toBeVisible();
});
