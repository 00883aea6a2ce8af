import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

type Sum = { passed: number; failed: number; files: Record<string, number>; faults: string[] };

const folder = join(import.meta.dirname, "../out/test-results");

const faultsOf = (module: TestModule): string[] => {
  const failed = [...module.children.allTests("failed")].map((one) => one.fullName);
  // A file that fails to load reports no failing test.
  const names = failed.length === 0 && module.state() === "failed" ? ["the file itself"] : failed;
  return names.map((name) => `${module.relativeModuleId}: ${name}`);
};

const millisecondsOf = (module: TestModule): number => {
  const times = module.diagnostic();
  const before = times.environmentSetupDuration + times.prepareDuration;
  return before + times.setupDuration + times.collectDuration + times.duration;
};

/** Records passed and failed tests of each project with the names of those that failed, and the time of each file. */
export default class implements Reporter {
  /** Reports failures at once, because a run may be stopped before its end. */
  onTestModuleEnd(module: TestModule): void {
    for (const fault of faultsOf(module)) console.log(`\n✗ ${fault}`);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const sums: Record<string, Sum> = {};
    for (const module of modules) {
      const sum = (sums[module.project.name] ??= { passed: 0, failed: 0, files: {}, faults: [] });
      sum.passed += [...module.children.allTests("passed")].length;
      sum.faults.push(...faultsOf(module));
      sum.failed = sum.faults.length;
      sum.files[module.relativeModuleId] = millisecondsOf(module) / 1000;
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "vitest.json"), JSON.stringify(sums));
  }
}
