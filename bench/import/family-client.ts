import type { ImportJob, PdfImportResult } from "@tureen/contracts/pdf-import";
import { BENCH_PASSWORD } from "../speed/bench-password";
import type { BenchBook } from "./books";

/** A recipe as `GET /api/recipes` has it, as far as it is looked at here. */
export interface KeptRecipe {
  readonly id: number;
  readonly title: string;
  readonly ingredients: readonly { readonly raw: string; readonly section: string | null }[];
  readonly instructions: string;
}

export interface LedgerPage {
  readonly page: number;
  readonly outcome: string;
  readonly error: string;
}

/** Somebody at home who imports a book over the documented calls. */
export class FamilyClient {
  private constructor(
    private readonly port: number,
    private readonly token: string,
  ) {}

  static async signIn(port: number): Promise<FamilyClient> {
    const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ password: BENCH_PASSWORD }),
    });
    const { token } = (await response.json()) as { token: string }; // specification, section 7
    return new FamilyClient(port, token);
  }

  /** No limit to the recipes of an import, and no pause between two requests: what is measured is the product. */
  async removeLimits(): Promise<void> {
    await this.call("PUT", "/admin/settings/max_recipes_per_import", { value: 0 });
    await this.call("PUT", "/admin/settings/llm_batch_delay", { value: 0 });
  }

  /** Uploads a book and waits for the end of its import. */
  async importBook({ pdf, title }: Pick<BenchBook, "pdf" | "title">, isRulesOnly = false): Promise<PdfImportResult> {
    const form = new FormData();
    form.append("pdf", new Blob([new Uint8Array(pdf)], { type: "application/pdf" }), `${title}.pdf`);
    const response = await this.send("POST", `/pdf-import/upload?rules_only=${isRulesOnly}`, form);
    return (await response.json()) as PdfImportResult; // the contract of this call
  }

  /** Has a model write a recipe for a wish. */
  async suggest(): Promise<void> {
    await this.call("POST", "/recipes/suggest", { description: "A tomato soup for four" });
  }

  async recipes(): Promise<readonly KeptRecipe[]> {
    const { recipes } = (await this.call("GET", "/recipes")) as { recipes: KeptRecipe[] }; // specification, section 7
    return recipes;
  }

  async larder(): Promise<void> {
    await this.call("GET", "/larder");
  }

  /** The import under way or the newest one; null where there never was one. */
  async currentImport(): Promise<ImportJob | null> {
    return ((await this.query("pdfImport.current", undefined)) as { job: ImportJob | null }).job; // the procedure's output
  }

  async ledger(id: number): Promise<readonly LedgerPage[]> {
    return ((await this.query("pdfImport.ledger", { id })) as { pages: LedgerPage[] }).pages; // the procedure's output
  }

  private async query(procedure: string, input: unknown): Promise<unknown> {
    const search = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
    const response = await fetch(`http://127.0.0.1:${this.port}/trpc/${procedure}${search}`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    const answer = (await response.json()) as { result: { data: { json: unknown } } }; // the envelope of tRPC with superjson
    return answer.result.data.json;
  }

  private async call(method: string, path: string, body?: unknown): Promise<unknown> {
    return (await this.send(method, path, body === undefined ? undefined : JSON.stringify(body))).json();
  }

  private async send(method: string, path: string, body: string | FormData | undefined): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${this.port}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} was answered with ${response.status}: ${await response.text()}`);
    return response;
  }
}
