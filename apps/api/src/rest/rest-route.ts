import type { Request, Response } from "express";
import type { RequestContext } from "#core/app-context";

/** "recipes.create": a row that names a procedure which does not exist does not compile. */
export type PathsOf<Record extends object> = {
  [Feature in keyof Record & string]: `${Feature}.${keyof Record[Feature] & string}`;
}[keyof Record & string];

type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface FileUpload {
  /** Name of the multipart part that holds the file; the first file part under another name is accepted. */
  readonly field: string;
  readonly maxBytes: number;
  /** The procedure's input field that receives the file. */
  readonly as: string;
  /**
   * Large ones are streamed to the disk and reach the procedure as a StoredFile, which is removed where it fails. What the
   * file is called where none was chosen: "Please choose a PDF first."
   */
  readonly onDisk?: string;
}

export interface RouteOptions<Path extends string = string> {
  /** Status of success; 200 unless said. */
  readonly status?: 200 | 201;
  /** Input that the path itself stands for: `DELETE /admin/recipes` is `{ kind: "recipes" }`. */
  readonly input?: Readonly<Record<string, string>>;
  /** Largest JSON body in bytes; 1 MB unless said. */
  readonly maxBodyBytes?: number;
  readonly upload?: FileUpload;
  /** A model works for the answer, which may take minutes: the connection is kept alive meanwhile. */
  readonly takesLong?: true;
  /** Asked instead where the caller prefers not to wait (`Prefer: respond-async`, RFC 7240); it answers 202. */
  readonly whenAsync?: Path;
  /** The procedure yields states; each goes out as a server-sent event of this name. */
  readonly events?: string;
  /** The answer `{ fileName, text }` goes out as a text file. */
  readonly download?: true;
  /** The type of an answer that is no JSON: "image/webp". */
  readonly contentType?: string;
  /** Answers in its own way, once the caller is known to be family; the procedure still gives the schemas. */
  readonly send?: (context: RequestContext, request: Request, response: Response) => Promise<void>;
}

export interface RestRoute extends RouteOptions {
  readonly method: Method;
  /** Below /api, with `:name` for parameters. */
  readonly path: string;
  readonly procedure: string;
  readonly summary: string;
}

/** One row of the REST table: `route("PUT /shopping-list/:id/lock", "shoppingLists.lock", "Lock a draft list")`. */
export function route<Path extends string>(
  call: `${Method} /${string}`,
  procedure: Path,
  summary: string,
  options: RouteOptions<Path> = {},
): RestRoute {
  const [method, path] = call.split(" ");
  return { method: method as Method, path: path ?? "/", procedure, summary, ...options }; // the template type guarantees both
}
