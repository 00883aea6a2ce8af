import { CopyData } from "./own-data.ts";
import type { Others } from "./others.ts";

/** Our own file names, which need no masking. */
const fileNames = new Set(["file", "picture", "pictures", "receipt"]);

const everyText = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each: unknown) => everyText(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fileNames.has(name) ? each : everyText(each, change)]),
  );
};

/** Masks other people in everything gathered, except the person's own account. */
export const hideOthers = ({ account, signIns, ...rest }: CopyData, others: Others): CopyData =>
  CopyData.parse({ account, signIns, ...Object(everyText(rest, others.hide)) });
