import { appendFileSync } from "node:fs";

/** Adds a line to the file that `npm run rights` and `npm test` name, where they want to know who made use of what. */
export const recordRights = (line: object): void => {
  const file = process.env["RIGHTS_FILE"];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
};
