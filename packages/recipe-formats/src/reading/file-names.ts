/** Names of the files of one archive, to find the pictures that recipes speak of. */
export class FileNames {
  readonly #pictures: readonly string[];
  readonly #byName = new Map<string, string>();
  readonly #byFolder = new Map<string, string[]>();

  readonly #others: readonly string[];

  /** @param others the files that are no pictures */
  constructor(pictures: readonly string[], others: readonly string[] = []) {
    this.#pictures = pictures;
    this.#others = others;
    for (const path of pictures) {
      const folder = folderOf(path);
      this.#byFolder.set(folder, [...(this.#byFolder.get(folder) ?? []), path]);
      this.#byName.set(path.toLowerCase(), path);
    }
  }

  /** The picture that a file names by a path from its own folder, from the archive's root, or by its name alone. */
  named(from: string, reference: string): string | undefined {
    const plain = decoded(reference)
      .replaceAll("\\", "/")
      .replace(/^\.?\//, "");
    if (plain === "" || /^[a-z][a-z0-9+.-]*:/i.test(plain)) return undefined;
    const folder = folderOf(from);
    const tried = [joined(folder, plain), plain];
    for (const path of tried) {
      const found = this.#byName.get(path.toLowerCase());
      if (found !== undefined) return found;
    }
    const name = nameOf(plain).toLowerCase();
    const alike = this.#pictures.filter((path) => nameOf(path).toLowerCase() === name);
    return alike.length === 1 ? alike[0] : undefined;
  }

  /** Whether a file has its folder to itself, but for pictures. */
  isAlone(path: string): boolean {
    const folder = folderOf(path);
    return this.#others.every((other) => other === path || folderOf(other) !== folder);
  }

  /** Pictures in these folders, by their names. */
  within(...folders: readonly string[]): readonly string[] {
    return folders.flatMap((folder) => this.#byFolder.get(folder) ?? []);
  }
}

/** The folder that a path lies in, without a slash at its end; '' for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** Name of a file with its ending, without its folder. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Name without its last ending: "Baked Potato.cook" is "Baked Potato". */
export function stemOf(path: string): string {
  return nameOf(path).replace(/\.[^.]{1,15}$/, "");
}

/** A path within a folder; '' is the root. */
export function joined(folder: string, path: string): string {
  return folder === "" ? path : `${folder}/${path}`;
}

/** Whether a path leads out of its archive. We never write to one; such an archive was made to harm. */
export function leadsOut(path: string): boolean {
  const parts = path.replaceAll("\\", "/").split("/");
  return (
    parts.includes("..") ||
    path.startsWith("/") ||
    path.startsWith("\\") ||
    /^[a-z]:/i.test(path) ||
    path.includes("\0")
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
