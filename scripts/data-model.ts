import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dataModel } from "./data-model/data-model.ts";

const file = new URL("../docs/data-model.md", import.meta.url);
const wanted = dataModel();

if (process.argv.includes("--check")) {
  if (!existsSync(file) || readFileSync(file, "utf8") !== wanted) {
    console.error(
      "docs/data-model.md is not what the keys say. Write it again with: node scripts/data-model.ts",
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, wanted);
}
