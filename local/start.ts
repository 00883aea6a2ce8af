import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { bankIdPrefix } from "#local/bankid/bankid.ts";
import { assembly, buildAll, builtPages, root } from "#local/build/build-all.ts";
import { inboxPrefix } from "#local/services.ts";
import { keptYear, liveYearOnce } from "#local/seed/year/kept-year.ts";
import { createDevelopmentOrigin } from "#local/site/development-origin.ts";
import { createPagesOrigin } from "#local/site/pages-origin.ts";
import { companyRegisterPrefix } from "#local/company-register/company-register.ts";
import { stripePrefix } from "#local/stripe/stripe.ts";

import { startCloud } from "./cloud-server.ts";
import type { Cloud, CloudOptions } from "./cloud-server.ts";
import { startHttpServer } from "./http-server.ts";
import { StartFailure } from "./start-failure.ts";

const defaultPort = "4300";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        dev: { type: "boolean", default: false },
        firewall: { type: "boolean", default: true },
        reset: { type: "boolean", default: false },
        seed: { type: "boolean", default: true },
        year: { type: "boolean" },
      },
      allowNegative: true,
    });
    const port = Number(process.env["PORT"] ?? defaultPort);
    if (Number.isInteger(port) && port >= 0 && port <= 65_535) return { ...values, port };
    throw new Error(`PORT=${process.env["PORT"]} is no port.`);
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
};

const pagesOf =
  (dev: boolean): CloudOptions["pages"] =>
  async (server, config) =>
    dev
      ? createDevelopmentOrigin(join(root, "vite.config.ts"), server, config)
      : createPagesOrigin(builtPages, config);

/** Whether there is no state yet to go on with. */
const beginsAnew = (stateDir: string, reset: boolean): boolean =>
  reset || !existsSync(join(stateDir, "cloud.sqlite"));

const announce = ({ url, accounts }: Cloud, since: number): void => {
  const widest = Math.max(0, ...accounts.map(({ email }) => email.length));
  const lines = accounts.map(
    ({ role, email, password, points }) =>
      `  ${role.padEnd(9)} ${email.padEnd(widest)}  ${password.padEnd(20)} ${points > 0 ? `began with ${points} points` : ""}`,
  );
  say(`Ready in ${((performance.now() - since) / 1000).toFixed(1)} s\n`);
  say(`  Cykelregistret  ${url}`);
  say(`  Mail inbox      ${url}${inboxPrefix}`);
  say(`  BankID app      ${url}${bankIdPrefix}`);
  say(`  Payments        ${url}${stripePrefix}`);
  say(`  Companies       ${url}${companyRegisterPrefix}`);
  say(`  This cloud      ${url}/_local\n`);
  if (lines.length > 0) say(`Sign in as (for trial on this machine only):\n${lines.join("\n").trimEnd()}\n`);
  say("Ctrl-C stops everything.");
};

/** Ctrl-C in a terminal arrives here twice, from the terminal and from the program that started this one. */
const sameAskMillis = 1000;

const stopOnSignal = (cloud: Cloud): void => {
  let askedAt: number | undefined;
  const stop = async (): Promise<void> => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > sameAskMillis) process.exit(1);
      return;
    }
    askedAt = performance.now();
    say("\nStopping …");
    await cloud.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
};

/** Fails before anything is built where the port is taken. */
const checkPort = async (port: number): Promise<void> => {
  const probe = await startHttpServer(port, () => undefined);
  await probe.close();
};

/** The town lives meanwhile, and the next new state begins with it. */
const liveInBackground = async (): Promise<void> => {
  say("Vadstena lives for a year in the background, once; it says so here when a state can begin with it.");
  try {
    await liveYearOnce({ report: () => undefined, isInBackground: true });
    say("Vadstena has lived for a year: npm start -- --reset begins with it.");
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
};

type Beginning = {
  readonly seed: boolean;
  readonly year: boolean | undefined;
  readonly isNew: boolean;
};

/** The state that a new one begins with: it is waited for where it was asked for, and taken where it is there already. */
const beginning = async ({ seed, year, isNew }: Beginning): Promise<string | undefined> => {
  if (!seed || !isNew || year === false) return undefined;
  return year ? liveYearOnce({ report: say }) : keptYear();
};

const main = async (): Promise<void> => {
  const since = performance.now();
  const { dev, firewall, port, reset, seed, year } = readOptions();
  await checkPort(port);
  await buildAll(say, { web: !dev });
  const stateDir = resolve(root, process.env["LOCAL_STATE"] ?? ".local");
  const isNew = beginsAnew(stateDir, reset);
  const beginsWith = await beginning({ seed, year, isNew });
  const history = seed && beginsWith === undefined;
  const own = { port, stateDir, reset, beginsWith, seed, history, firewall };
  const cloud = await startCloud({ ...own, assembly, pages: pagesOf(dev), report: say });
  stopOnSignal(cloud);
  announce(cloud, since);
  if (isNew && history && year === undefined) await liveInBackground();
};

try {
  await main();
} catch (error) {
  const line =
    error instanceof StartFailure ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
