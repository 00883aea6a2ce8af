import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import * as z from "zod";

const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});
const Refusal = z.object({ message: z.string() });

export type Vulnerabilities =
  | { answered: true; found: readonly string[] }
  /** The registry has no advisories, which differs from finding none. */
  | { answered: false; reason: string };

/** Reads what `npm audit --json` printed. */
export const readAudit = (printed: string): Vulnerabilities => {
  const body: unknown = (() => {
    try {
      return JSON.parse(printed);
    } catch {
      return undefined;
    }
  })();
  const report = Report.safeParse(body);
  if (!report.success)
    return { answered: false, reason: Refusal.safeParse(body).data?.message ?? "no readable answer" };
  const found = Object.entries(report.data.vulnerabilities)
    .filter(([, { severity }]) => severity === "high" || severity === "critical")
    .map(([name, { severity }]) => `${name}: ${severity}`);
  return { answered: true, found };
};

export const lookUpVulnerabilities = (): Vulnerabilities =>
  readAudit(
    spawnSync("npm", ["audit", "--omit=dev", "--json", "--fetch-timeout=15000", "--fetch-retries=0"], {
      cwd: resolve(import.meta.dirname, "../.."),
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    }).stdout,
  );
