import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** All temporary files of a run lie in one folder, which goes with the run: a test that forgets its own leaves nothing on the machine. */
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
