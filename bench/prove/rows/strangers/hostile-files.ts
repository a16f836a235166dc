import { setTimeout as pause } from "node:timers/promises";
import { startServer } from "../../../speed/running-server";
import { Family } from "../../family";
import type { SentFile } from "../../hostile-files";
import { watchFamilyTree } from "../../process-facts";
import { inFolder, listed, lookUntil, progress, type Proof } from "../../proof";

const AT_ONCE = 20;
const MOST_SERVER_MB = 150;
const MOST_CHILDREN_MB = 1200;
/** A valid file that comes while others are opened is taken within this time. */
const TIMEOUT_MS = 180_000;

/** Pictures and books that mean harm and others that do not, twenty at once, without a model: what is measured is opening them. */
export const proof: Proof = {
  title: "hostile PDFs, pixels, bombs, exports, 20 at once",
  goal: "server +150 MB at most, all children together < 1.2 GB, nothing valid refused; the family is served",
  isInShortForm: false,
  limitMinutes: 20,
  run: () =>
    inFolder(async (folder) => {
      // Makes pictures: loaded only where it is used.
      const { exportsOfApps, hostileBooks, hostilePictures, validFiles } = await import("../../hostile-files");
      const valid = await validFiles();
      const pictures = [...hostilePictures(), ...valid.pictures];
      const files: readonly ToSend[] = [
        ...pictures.map((file) => ({ file, send: sendPicture })),
        ...pictures.map((file) => ({ file, send: sendPhoto })),
        ...[...hostileBooks(), ...valid.books].map((file) => ({ file, send: sendBook })),
        ...(await exportsOfApps()).map((file) => ({ file, send: sendExport })),
      ];
      const server = await startServer(folder);
      const family = await Family.signIn(server.port);
      await family.call("PUT", "/admin/settings/rate_limit_max_requests", { value: 1000 });
      await family.addRecipe("Soup");
      await family.call("GET", "/recipes");
      const watch = watchFamilyTree(server.pid);
      const problems: string[] = [];
      const left = Array.from({ length: 3 }, () => files).flat();
      const all = left.length;
      let served = 0;
      let refused = 0;
      const sendFiles = async (): Promise<void> => {
        for (let next = left.shift(); next; next = left.shift()) {
          const { file } = next;
          const status = await next.send(family, file);
          if (file.isValid && status >= 300) problems.push(`${file.name} was answered with ${status}`);
          if (!file.isValid && (status === 0 || status >= 500))
            problems.push(`${file.name} was answered with ${status}`);
          if (!file.isValid && status >= 400) refused += 1;
          progress(all - left.length, all, "files");
          if ((await family.call("GET", "/larder")).status === 200) served += 1;
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendFiles));
      const { serverGrownMb, childrenMb } = watch.stop();
      if (served < all) problems.push(`the family was served ${served} of ${all} times`);
      if (serverGrownMb >= MOST_SERVER_MB) problems.push(`the server grew by ${serverGrownMb.toFixed(0)} MB`);
      if (childrenMb >= MOST_CHILDREN_MB) problems.push(`its children took ${childrenMb.toFixed(0)} MB together`);
      await server.stop();
      return {
        result: `${all} files, ${refused} hostile ones refused; server +${serverGrownMb.toFixed(0)} MB, children ${childrenMb.toFixed(0)} MB together; problems: ${listed(problems)}`,
        holds: problems.length === 0,
      };
    }),
};

interface ToSend {
  readonly file: SentFile;
  readonly send: (family: Family, file: SentFile) => Promise<number>;
}

/** As the photo of a dish. */
async function sendPhoto(family: Family, file: SentFile): Promise<number> {
  return (await family.sendFile("/recipes/1/photo", "photo", file.name, file.bytes, {}, "PUT")).status;
}

async function sendExport(family: Family, file: SentFile): Promise<number> {
  return (await family.sendFile("/recipe-imports/preview", "file", file.name, file.bytes)).status;
}

async function sendPicture(family: Family, file: SentFile): Promise<number> {
  return (await family.sendFile("/recipes/upload-image", "image", file.name, file.bytes)).status;
}

/** An import under way and three that wait are what a server takes; whoever is told so comes again. */
async function sendBook(family: Family, file: SentFile): Promise<number> {
  const send = () =>
    family.sendFile("/pdf-import/upload?rules_only=true", "pdf", file.name, file.bytes, { prefer: "respond-async" });
  const answer = await lookUntil(
    async () => {
      const sent = await send();
      if (sent.status === 429) await pause(1000);
      return sent;
    },
    ({ status }) => status !== 429,
    TIMEOUT_MS,
  );
  return answer.status;
}
