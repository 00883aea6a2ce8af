import { join } from "node:path";
import { build } from "vite";
import { writeDocuments } from "./web/write-documents.ts";

export const buildWeb = async (): Promise<void> => {
  // Vitest sets NODE_ENV to "test" for its children, which would bundle React's development build, twice as heavy.
  process.env["NODE_ENV"] = "production";
  // The configuration imports the routes, whose pages Vite would bundle with it.
  await build({
    configFile: join(import.meta.dirname, "../vite.config.ts"),
    configLoader: "native",
    logLevel: "warn",
  });
  await writeDocuments();
};

if (import.meta.main) await buildWeb();
