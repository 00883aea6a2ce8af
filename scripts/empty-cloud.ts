import { assembly, buildAll, builtPages } from "#local/build/build-all.ts";
import { type Cloud, startCloud } from "#local/cloud-server.ts";
import { createPagesOrigin } from "#local/aws/site/pages-origin.ts";

type Options = {
  /** Folder of its state, which is in memory otherwise. */
  readonly stateDir?: string;
  /** Folder with the initial state. */
  readonly beginsWith?: string;
  readonly report?: (line: string) => void;
};

/** Starts an embedded cloud on a free port for one script, without seeded people or rate limits. */
export const startEmptyCloud = async ({
  stateDir,
  beginsWith,
  report = () => undefined,
}: Options): Promise<Cloud> => {
  await buildAll(() => undefined);
  return startCloud({
    port: 0,
    stateDir,
    beginsWith,
    reset: false,
    seed: false,
    history: false,
    firewall: false,
    assembly,
    pages: async (_server, config) => createPagesOrigin(builtPages, config),
    report,
  });
};
