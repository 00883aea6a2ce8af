import { existsSync, readFileSync, writeFileSync } from "node:fs";

type Page = {
  /** Relative to the root, as `docs/cost.md`. */
  readonly file: string;
  readonly text: string;
  readonly from: string;
  readonly script: string;
};

/** Writes a page, or with `--check` fails when the file differs. */
export const keepPage = ({ file, text, from, script }: Page): void => {
  const place = new URL(`../../${file}`, import.meta.url);
  if (!process.argv.includes("--check")) writeFileSync(place, text);
  else if (!existsSync(place) || readFileSync(place, "utf8") !== text) {
    console.error(`${file} differs from ${from}. Write it again with: node ${script}`);
    process.exitCode = 1;
  }
};
