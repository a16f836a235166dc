import { randomUUID } from "node:crypto";
import { BENCH_PASSWORD } from "../speed/bench-password";

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

/** A recipe as far as it is looked at here. */
interface KeptRecipe {
  readonly id: number;
  readonly title: string;
  readonly ingredients: readonly unknown[];
}

/** Somebody at home, signed in, who says what was answered instead of throwing. */
export class Family {
  private constructor(
    readonly port: number,
    readonly token: string,
  ) {}

  static async signIn(port: number): Promise<Family> {
    const answer = await send(port, "POST", "/api/auth/login", { body: { password: BENCH_PASSWORD } });
    if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}: ${answer.text}`);
    return new Family(port, (JSON.parse(answer.text) as { token: string }).token); // specification, section 7
  }

  call(method: string, path: string, body?: unknown): Promise<Answered> {
    return send(this.port, method, `/api${path}`, { body, token: this.token });
  }

  /** The same, who reads each page once, and remembers it. */
  glance(): Family {
    const seen = new Map<string, Promise<Answered>>();
    const glancing = new Family(this.port, this.token);
    glancing.call = (method, path, body) => {
      if (method !== "GET") return this.call(method, path, body);
      const answer = seen.get(path) ?? this.call(method, path);
      seen.set(path, answer);
      return answer;
    };
    return glancing;
  }

  /** Sends a file as a form does. */
  sendFile(
    path: string,
    field: string,
    fileName: string,
    bytes: Buffer,
    headers: Record<string, string> = {},
    method = "POST",
  ): Promise<Answered> {
    const form = new FormData();
    form.append(field, new Blob([new Uint8Array(bytes)]), fileName);
    return send(this.port, method, `/api${path}`, { body: form, token: this.token, headers });
  }

  /** A recipe of three lines under an operation id of its own. */
  addRecipe(title: string): Promise<Answered> {
    const ingredients = [{ raw: "2 leeks" }, { raw: "200 g potatoes" }, { raw: "1 l water" }];
    return this.call("POST", "/recipes", { title, instructions: "Cook.", ingredients, operation_id: randomUUID() });
  }

  async recipes(): Promise<readonly KeptRecipe[]> {
    const { text } = await this.call("GET", "/recipes");
    return (JSON.parse(text) as { recipes: KeptRecipe[] }).recipes; // specification, section 7
  }
}

/** Sends one request; a connection that breaks is answered with status 0. */
export async function send(
  port: number,
  method: string,
  path: string,
  { body, token, headers = {} }: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const startedAtMs = performance.now();
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" || body instanceof FormData ? body : JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text(), milliseconds: performance.now() - startedAtMs };
  } catch {
    return { status: 0, text: "", milliseconds: performance.now() - startedAtMs };
  }
}
