import { ownCopyRoutes } from "#contract/privacy/own-copy.ts";
import { ask, until } from "../ask.ts";
import { type Check, expectThat, needed } from "../check.ts";
import { inNewSession, type Person, signInForSettings } from "../people.ts";
import type { Trial } from "../trial.ts";

/** Each step requires a recent sign-in for settings. */
const cameInNow = async (trial: Trial): Promise<Person> => {
  const finder = inNewSession(needed(trial.finder, "a second account"));
  await signInForSettings(finder);
  return finder;
};

/** The copy is prepared in the background while other checks run. */
export const copyAsked: Check = {
  name: "Someone asks for a copy of their data",
  means: "Nobody can have what is kept about them, which the law gives them a right to.",
  run: async (trial) => {
    const as = await cameInNow(trial);
    const { state } = await ask(trial.deployment, ownCopyRoutes.askForOwnCopy, { as });
    expectThat(state !== "none" && state !== "failed", `A copy that was asked for is ${state}`);
    trial.isCopyAsked = true;
  },
};

/** Every ZIP file begins with these bytes. */
const zipSigns = "PK\u0003\u0004";

export const copyFetched: Check = {
  name: "The copy of their data is there",
  means: "People wait for the copy of what is kept about them, which they were told comes within minutes.",
  run: async (trial) => {
    needed(trial.isCopyAsked, "a copy that was asked for");
    const as = await cameInNow(trial);
    const { deployment } = trial;
    await until(
      "The copy is not ready",
      async () => (await ask(deployment, ownCopyRoutes.getOwnCopy, { as })).state === "ready",
      180,
    );
    const { url } = await ask(deployment, ownCopyRoutes.linkOwnCopy, { as });
    const { pathname } = new URL(url);
    const file = Buffer.from(await (await fetch(url)).arrayBuffer());
    const isZip = file.subarray(0, zipSigns.length).toString("latin1") === zipSigns;
    expectThat(isZip, `The link of the copy opens ${file.length} bytes that are no archive`);
    expectThat((await fetch(new URL(pathname, url))).status === 403, "The copy opens without its signature");
  },
};
