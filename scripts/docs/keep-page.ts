import { existsSync, readFileSync, writeFileSync } from "node:fs";

type Page = {
  /** Below the root, as `docs/cost.md`. */
  readonly file: string;
  readonly text: string;
  /** What it follows from. */
  readonly from: string;
  /** The script that writes it. */
  readonly script: string;
};

/** Writes a page; with `--check` only says that it is not what it should be. */
export const keepPage = ({ file, text, from, script }: Page): void => {
  const place = new URL(`../../${file}`, import.meta.url);
  if (!process.argv.includes("--check")) writeFileSync(place, text);
  else if (!existsSync(place) || readFileSync(place, "utf8") !== text) {
    console.error(`${file} is not what ${from} say. Write it again with: node ${script}`);
    process.exitCode = 1;
  }
};
