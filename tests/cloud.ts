import { assembly, buildAll, builtPages } from "#local/build/build-all.ts";
import { startCloud, type Cloud } from "#local/cloud-server.ts";
import type { Year } from "#local/seed/year/live.ts";
import { createPagesOrigin } from "#local/aws/site/pages-origin.ts";
import { recordRights } from "#tests/record-rights.ts";

type Options = {
  stateDir?: string;
  beginsWith?: string;
  seed?: boolean;
  firewall?: boolean;
  year?: Year;
  report?: (line: string) => void;
  /** Copies and changes the folder of synthesised stacks. */
  changed?: (assembly: string) => string;
};

/**
 * Starts the embedded cloud on a free port as `npm start` does, without two years of statistics. Its firewall
 * is off by default, because all tests share one address; closing it fails if a role refused a request.
 */
export const withCloud = async (options: Options = {}): Promise<Cloud> => {
  const {
    stateDir,
    beginsWith,
    seed = true,
    firewall = false,
    year,
    report,
    changed = (folder) => folder,
  } = options;
  await buildAll(() => undefined);
  const cloud = await startCloud({
    port: 0,
    stateDir,
    beginsWith,
    reset: false,
    seed,
    history: false,
    ...(year && { year }),
    firewall,
    assembly: changed(assembly),
    pages: async (_server, config) => createPagesOrigin(builtPages, config),
    report: (line) => report?.(line),
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
