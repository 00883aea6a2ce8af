import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { openApi } from "#contract/app/openapi.ts";

/** The whole API, and what the site publishes for programs of others. */
const files = {
  "contract/app/openapi.json": openApi(),
  "web/public/status-api.json": openApi(({ takesApiKey }) => takesApiKey === true),
};

for (const [name, document] of Object.entries(files)) {
  const file = new URL(`../${name}`, import.meta.url);
  const wanted = `${JSON.stringify(document, null, 2)}\n`;
  if (!process.argv.includes("--check")) writeFileSync(file, wanted);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== wanted) {
    console.error(`${name} is not what the routes say. Write it again with: node scripts/openapi.ts`);
    process.exitCode = 1;
  }
}
