import type { Translate } from "@tureen/messages/translate";
import type { Server } from "node:http";
import type { Config } from "#core/config";
import { homeUrls } from "#http/home-addresses";

const INDENT = "  ";

/** Prints where the family finds Tureen, and the generated password this one time. */
export function announce(server: Server, config: Config, generatedPassword: string | null, t: Translate): void {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const [onBox, inHome] = [t("On this box:"), t("In your home:")];
  const width = Math.max(onBox.length, inHome.length) + 3;
  const lines = [
    "",
    t("Tureen is ready."),
    `${INDENT}${onBox.padEnd(width)}http://localhost:${port}${config.BASE_PATH}`,
  ];
  for (const url of homeUrls(config, port)) lines.push(`${INDENT}${inHome.padEnd(width)}${url}`);
  if (generatedPassword !== null) {
    lines.push(
      "",
      INDENT + t("Family password: {password}", { password: generatedPassword }),
      INDENT + t("Write it down: it is shown this once. You can change it on the Admin page."),
    );
  }
  process.stdout.write(`${lines.join("\n")}\n\n`);
}
