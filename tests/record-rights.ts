import { appendFileSync } from "node:fs";

/** Appends a line to the file for used rights that `npm run rights` and `npm test` name. */
export const recordRights = (line: object): void => {
  const file = process.env["RIGHTS_FILE"];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
};
