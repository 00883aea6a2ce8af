import { open } from "node:fs/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** An archive that is written to the disk as it grows. */
export type ZipFile = {
  /** A text is packed; a picture is as small as it gets. */
  add(name: string, content: Uint8Array | string): Promise<void>;
  /** Ends it, and tells how long it is. */
  end(): Promise<number>;
  /** Lets go of it where it is. */
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
