import { Told } from "./own-data.ts";
import type { Others } from "./others.ts";

/** Names of files of the copy, which are ours. */
const fileNames = new Set(["file", "picture", "pictures", "receipt"]);

const everyText = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each: unknown) => everyText(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fileNames.has(name) ? each : everyText(each, change)]),
  );
};

/** What was gathered, without the names and addresses of others wherever they stand: in what was written, in a reason, in a text that was signed. What someone's own account holds is theirs. */
export const hideOthers = ({ account, signIns, ...rest }: Told, others: Others): Told =>
  Told.parse({ account, signIns, ...Object(everyText(rest, others.hide)) });
