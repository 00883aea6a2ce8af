import { join } from "node:path";
import { build } from "vite";
import { writeDocuments } from "./web/write-documents.ts";

/** Builds the site into out/web. */
export const buildWeb = async (): Promise<void> => {
  // Vitest says "test" to whatever it starts, and React would come in its development build, twice as heavy.
  process.env["NODE_ENV"] = "production";
  await build({ configFile: join(import.meta.dirname, "../vite.config.ts"), logLevel: "warn" });
  await writeDocuments();
};

if (import.meta.main) await buildWeb();
