import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

const filesBelow = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return [];
  if (found.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** A hash of the names and contents of all files below the paths, relative to `root`. */
export const inputsHash = async (root: string, paths: readonly string[]): Promise<string> => {
  const hash = createHash("sha256");
  for (const path of paths)
    for (const file of (await filesBelow(join(root, path))).sort()) {
      const content = await readFile(file);
      hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
    }
  return hash.digest("hex");
};
