import { firstSpoken, type Language } from "@tureen/messages/languages";
import { z } from "zod";
import { parseTrustedProxies } from "./trusted-proxies";

/** "/tureen", "/api/hassio_ingress/x": what can be put before any address of ours, and into a page, as it is. */
export const PATH_PREFIX = /^(?:\/(?!\.+(?:\/|$))[\w.~-]+)+$/;

const portSchema = z.coerce.number().int().min(0).max(65_535);
const blankAsAbsent = (value: unknown): unknown => (value === "" ? undefined : value);

const trustedProxies = z.string().transform((text, context): readonly string[] | "one-hop" | null => {
  const parsed = parseTrustedProxies(text);
  if (parsed === undefined) {
    context.addIssue(
      "must be 1 for a proxy on this box, or addresses and networks separated by commas, such as 192.168.1.5 or 172.18.0.0/16",
    );
    return z.NEVER;
  }
  return parsed;
});

const hostNames = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((names) => names.every((name) => /^(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(name)), {
    error: "must be host names without port, separated by commas, such as recipes.example.net",
  });

/** What stands at the beginning of an address of Tureen's own: the path before all of them must be another. */
const OWN_PATHS =
  /^\/(?:api|trpc|mcp|media|calendar|guest|assets|login|recipes?|collections?|recipe-import|meal-planning|shopping-list|pdf-import|admin|larder|ingredients|recently-deleted)(?:\/|$)/i;

const pathPrefix = z
  .string()
  .transform((path) => path.trim().replace(/\/+$/, ""))
  .refine((path) => path === "" || (PATH_PREFIX.test(path) && path.length <= 200 && !OWN_PATHS.test(path)), {
    error: "must be a path such as /tureen that is no address of Tureen's own",
  });

const configSchema = z
  .object({
    /** Port to listen on. */
    PORT: z.preprocess(blankAsAbsent, portSchema.default(3000)),
    /** Address to listen on; phones on the home network must reach it, by IPv6 or IPv4. */
    HOST: z.preprocess(blankAsAbsent, z.string().default("::")),
    /** The one folder that holds family data. Relative to the repository's root. */
    DATA_DIR: z.preprocess(blankAsAbsent, z.string().default("./data")),
    /** The shared password. Unset on first start: one is generated and printed once. */
    FAMILY_PASSWORD: z.preprocess(blankAsAbsent, z.string().max(1000).optional()),
    OLLAMA_HOST: z.preprocess(blankAsAbsent, z.string().default("http://127.0.0.1:11434")),
    /** First-run default of the text model; the admin page then owns the choice. */
    OLLAMA_MODEL: z.preprocess(blankAsAbsent, z.string().default("")),
    /** First-run default of the model that reads images. */
    OLLAMA_VISION_MODEL: z.preprocess(blankAsAbsent, z.string().default("")),
    /** Context window to ask for, in tokens, for text and for images. */
    OLLAMA_NUM_CTX: z.preprocess(blankAsAbsent, z.coerce.number().int().min(4096).max(1_048_576).optional()),
    /** "1": an import asks the model about the whole book, what the rules are certain of included; to compare models. */
    IMPORT_ASK_ALL: z.preprocess(blankAsAbsent, z.enum(["0", "1"]).default("0")),
    /** Believe X-Forwarded-For: "1" from one proxy on this box, or from the addresses and networks named. Off unless set. */
    TRUST_PROXY: z.preprocess(blankAsAbsent, trustedProxies.optional()),
    /** Below which path of a domain browsers have this server, "/tureen"; a proxy in front may take it away or leave it. */
    BASE_PATH: z.preprocess(blankAsAbsent, pathPrefix.default("")),
    /** The header in which a proxy that is believed names whom it has let in; they sign in without the password. Off unless set. */
    TRUSTED_USER_HEADER: z.preprocess(
      blankAsAbsent,
      z
        .string()
        .regex(/^[a-z][a-z0-9-]{0,99}$/i, "must be the name of a header, such as Remote-User")
        .toLowerCase()
        .optional(),
    ),
    /** Names, separated by commas, under which browsers may ask beside addresses and names of the home network. */
    ALLOWED_HOSTS: z.preprocess(blankAsAbsent, hostNames.default([])),
    /** Set by npm and pnpm; "start" or "start:windows" where this process is the child of that script. */
    npm_lifecycle_event: z.string().optional(),
  })
  .refine(({ TRUSTED_USER_HEADER, TRUST_PROXY }) => !TRUSTED_USER_HEADER || TRUST_PROXY, {
    path: ["TRUSTED_USER_HEADER"],
    error: "needs TRUST_PROXY: without it anybody could send that header",
  });

export type Config = Readonly<z.output<typeof configSchema>>;

export class ConfigProblem extends Error {}

/** What whoever reads this machine's console speaks, as the environment tells every program; English where it is no language of ours. */
export function consoleLanguage({ LC_ALL, LC_MESSAGES, LANG } = process.env): Language {
  return firstSpoken([LC_ALL || LC_MESSAGES || LANG || ""]) ?? "en";
}

/**
 * The only reader of the environment.
 * @throws ConfigProblem naming every wrong variable at once.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  // Once: what zod would write for a schema that is asked again and again takes longer than this.
  const parsed = configSchema.safeParse(environment, { jitless: true });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new ConfigProblem(`The configuration is not right:\n${problems.join("\n")}`);
}
