import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { openApi } from "#contract/app/openapi.ts";

const file = new URL("../contract/app/openapi.json", import.meta.url);
const wanted = `${JSON.stringify(openApi(), null, 2)}\n`;

if (process.argv.includes("--check")) {
  if (!existsSync(file) || readFileSync(file, "utf8") !== wanted) {
    console.error(
      "contract/app/openapi.json is not what the routes say. Write it again with: node scripts/openapi.ts",
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, wanted);
}
