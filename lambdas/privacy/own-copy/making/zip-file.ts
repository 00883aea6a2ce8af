import { open } from "node:fs/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A ZIP archive written to disk as it grows. */
export type ZipFile = {
  /** Texts are compressed; pictures already are. */
  add(name: string, content: Uint8Array | string): Promise<void>;
  /** Closes the archive and returns its size. */
  end(): Promise<number>;
  /** Closes the unfinished file. */
  abandon(): Promise<void>;
};

export const openZip = async (path: string, madeAt: Date): Promise<ZipFile> => {
  const file = await open(path, "w");
  const waiting: Uint8Array[] = [];
  const failures: Error[] = [];
  let bytes = 0;
  const zip = new Zip((error, chunk) => {
    if (error) failures.push(error);
    else waiting.push(chunk);
  });
  const flush = async (): Promise<void> => {
    for (const failure of failures) throw failure;
    for (const chunk of waiting.splice(0)) {
      await file.writeFile(chunk);
      bytes += chunk.length;
    }
  };
  return {
    async add(name, content) {
      const isText = typeof content === "string";
      const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
      entry.mtime = madeAt;
      zip.add(entry);
      entry.push(isText ? new TextEncoder().encode(content) : content, true);
      await flush();
    },
    async end() {
      zip.end();
      await flush();
      await file.close();
      return bytes;
    },
    abandon: () => file.close(),
  };
};
