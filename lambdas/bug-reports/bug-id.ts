import { createHash } from "node:crypto";
import type { BugReportForm } from "#contract/bug-reports.ts";

/** What two people write of the same thing differs in capitals, signs and numbers at least. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();

/** The same for everybody who reports the same fault of the same page in the same build: what the page said of it or, where it said nothing, the words of the report. */
export const bugIdOf = ({
  path,
  version,
  error,
  message,
}: Pick<BugReportForm, "path" | "version" | "error" | "message">): string => {
  const key = error === undefined ? ["words", plain(message)] : ["error", plain(error)];
  const hash = createHash("sha256").update(JSON.stringify([path, version, ...key]));
  return `bug_${hash.digest("base64url").slice(0, 22)}`;
};
