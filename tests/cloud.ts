import { assembly, buildAll, builtPages } from "#local/build/build-all.ts";
import { startCloud } from "#local/cloud-server.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { createPagesOrigin } from "#local/site/pages-origin.ts";

type Options = { stateDir?: string; seed?: boolean; firewall?: boolean; report?: (line: string) => void };

/** The whole embedded cloud on a free port, as `npm start` runs it; in memory unless it gets a folder, and without its firewall unless that is asked for, as all tests come from one address. Build first what has changed. */
export const withCloud = async (options: Options = {}): Promise<Cloud> => {
  const { stateDir, seed = true, firewall = false, report } = options;
  await buildAll(() => undefined);
  return startCloud({
    port: 0,
    stateDir,
    reset: false,
    seed,
    firewall,
    assembly,
    pages: async (_server, config) => createPagesOrigin(builtPages, config),
    report: report ?? (() => undefined),
  });
};
