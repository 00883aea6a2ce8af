import { assembly, buildAll, builtPages } from "#local/build/build-all.ts";
import { startCloud } from "#local/cloud-server.ts";
import type { Cloud } from "#local/cloud-server.ts";
import type { Year } from "#local/seed/year/live.ts";
import { createPagesOrigin } from "#local/site/pages-origin.ts";
import { recordRights } from "#tests/record-rights.ts";
import { takenAway } from "#tests/taken-away.ts";

type Options = {
  stateDir?: string;
  seed?: boolean;
  firewall?: boolean;
  year?: Year;
  report?: (line: string) => void;
  /** Makes of the folder of the synthesised stacks another. */
  changed?: (assembly: string) => string;
};

/** The whole embedded cloud on a free port, as `npm start` runs it but for two years of figures; in memory unless it gets a folder, and without its firewall unless that is asked for, as all tests come from one address. Closing it fails where a function asked for what its role does not allow. Build first what has changed. */
export const withCloud = async (options: Options = {}): Promise<Cloud> => {
  const { stateDir, seed = true, firewall = false, year, report, changed = (folder) => folder } = options;
  await buildAll(() => undefined);
  const cloud = await startCloud({
    port: 0,
    stateDir,
    reset: false,
    seed,
    history: false,
    ...(year && { year }),
    firewall,
    assembly: changed(assembly),
    pages: async (_server, config) => createPagesOrigin(builtPages, config),
    report: (line) => {
      recordRights({ reported: line });
      report?.(line);
    },
    takenAway: takenAway(),
  });
  return {
    ...cloud,
    close: async () => {
      recordRights({ rights: cloud.access.rights() });
      const refused = cloud.access.refusals();
      await cloud.close();
      if (refused.length > 0) throw new Error(`Functions lack rights:\n${refused.join("\n")}`);
    },
  };
};
