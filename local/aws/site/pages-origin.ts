import { readFile, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { percentDecode } from "#local/aws/wire/percent.ts";
import { readTarget } from "#local/aws/wire/request-target.ts";
import { contentTypeOf } from "./content-type.ts";
import type { Origin } from "./origin.ts";
import { contentOf, sendContent, type Content } from "./send-content.ts";
import { sendMissing } from "./send-missing.ts";

const forever = "public, max-age=31536000, immutable";
const checked = "no-cache";

/** Maps a path to a file inside the folder; undefined for a path outside. */
const fileAt = (folder: string, path: string): string | undefined => {
  const decoded = percentDecode(path);
  if (decoded === undefined || /[\0\\]/.test(decoded)) return undefined;
  if (decoded.split("/").some((part) => part === ".." || part === ".")) return undefined;
  const file = resolve(join(folder, decoded));
  return file.startsWith(folder + sep) ? file : undefined;
};

/**
 * Serves the built web app with the bucket's cache headers: hashed files forever, all others revalidated;
 * `config` is served as /config.json.
 */
export const createPagesOrigin = (folder: string, config: () => object): Origin => {
  const root = resolve(folder);
  const known = new Map<string, { version: string; content: Content }>();

  const load = async (path: string): Promise<Content | undefined> => {
    if (path === "/config.json")
      return contentOf(Buffer.from(JSON.stringify(config())), contentTypeOf(path), checked);
    const file = fileAt(root, path);
    const stats = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (file === undefined || !stats?.isFile()) return undefined;
    const version = `${stats.mtimeMs}/${stats.size}`;
    const cached = known.get(file);
    if (cached?.version === version) return cached.content;
    const cacheControl = path.startsWith("/assets/") ? forever : checked;
    const content = contentOf(await readFile(file), contentTypeOf(file), cacheControl);
    known.set(file, { version, content });
    return content;
  };
  return {
    handle: async (request, response, { url }) => {
      const content = await load(readTarget(url).path);
      if (content === undefined) return sendMissing(response);
      await sendContent(request, response, content);
    },
  };
};
