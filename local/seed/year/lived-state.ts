import { assembly, builtPages } from "#local/build/build-all.ts";
import { createPagesOrigin } from "#local/aws/site/pages-origin.ts";
import { forgetFollowed } from "#local/aws/streams/forget-followed.ts";
import { startCloud } from "#local/cloud-server.ts";

import type { Year } from "./live.ts";

type Options = { readonly stateDir: string; readonly year: Year; readonly report: (line: string) => void };

/** Simulates a town in a cloud of its own and leaves its state in the folder as the start of a new registry. */
export const layLivedState = async ({ stateDir, year, report }: Options): Promise<void> => {
  const cloud = await startCloud({
    port: 0,
    stateDir,
    reset: true,
    seed: true,
    history: false,
    year,
    firewall: false,
    assembly,
    pages: async (_server, config) => createPagesOrigin(builtPages, config),
    report,
  });
  try {
    await cloud.caughtUp();
  } finally {
    await cloud.close();
  }
  // Stream records make up three quarters of the state.
  forgetFollowed(stateDir);
};
