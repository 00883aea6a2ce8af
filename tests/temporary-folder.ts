import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Puts all temporary files of a run into one folder and deletes it afterwards, because a test may forget its own. */
export default (): (() => void) => {
  const before = process.env["TMPDIR"];
  const folder = mkdtempSync(join(tmpdir(), "cykelregistret-tests-"));
  process.env["TMPDIR"] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  };
};
