import { assembly, buildAll, builtPages } from "#local/build/build-all.ts";
import { type Cloud, startCloud } from "#local/cloud-server.ts";
import { createPagesOrigin } from "#local/site/pages-origin.ts";

type Options = {
  /** Where its state lies; in memory where there is none. */
  readonly stateDir?: string;
  /** A folder with the state that it has from the beginning. */
  readonly beginsWith?: string;
  readonly report?: (line: string) => void;
};

/** An embedded cloud on a free port for a script alone: nobody lives there, and nothing limits who asks. Build first what has changed. */
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
