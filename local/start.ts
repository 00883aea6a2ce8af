import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { isIPv4 } from "node:net";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { bankIdPrefix } from "#local/outside/bankid/bankid.ts";
import { assembly, buildAll, builtPages, root } from "#local/build/build-all.ts";
import { inboxPrefix } from "#local/services.ts";
import { unpackYear } from "#local/seed/kept-year/unpack-year.ts";
import { isUnfilled } from "#local/state/state-folder.ts";
import { createDevelopmentOrigin } from "#local/aws/site/development-origin.ts";
import { createPagesOrigin } from "#local/aws/site/pages-origin.ts";
import { bikeIndexPrefix } from "#local/outside/bike-index/bike-index.ts";
import { companyRegisterPrefix } from "#local/outside/company-register/company-register.ts";
import { stripePrefix } from "#local/outside/stripe/stripe.ts";
import { startCloud, type Cloud, type CloudOptions } from "./cloud-server.ts";
import { PortTaken, loopback, startHttpServer } from "./http-server.ts";
import { StartFailure, explainFailure } from "./start-failure.ts";

const defaultPort = "4300";
const maxPort = 65_535;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const readOptions = () => {
  try {
    const { values } = parseArgs({
      options: {
        dev: { type: "boolean", default: false },
        empty: { type: "boolean", default: false },
        firewall: { type: "boolean", default: true },
        reset: { type: "boolean", default: false },
        small: { type: "boolean", default: false },
      },
      allowNegative: true,
    });
    const port = Number(process.env["PORT"] ?? defaultPort);
    if (Number.isInteger(port) && port >= 0 && port <= maxPort) return { ...values, port };
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

const beginsAnew = (stateDir: string, reset: boolean): boolean =>
  reset || !existsSync(stateDir) || isUnfilled(stateDir);

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
  say(`  Bike Index      ${url}${bikeIndexPrefix}`);
  say(`  This cloud      ${url}/_local\n`);
  if (lines.length > 0) say(`Sign in as (for trial on this machine only):\n${lines.join("\n").trimEnd()}\n`);
  say("Ctrl-C stops everything.");
};

/** The parent program forwards Ctrl-C, so one key press arrives twice within this time. */
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

const isTaken = async (port: number, host: string): Promise<boolean> => {
  try {
    const probe = await startHttpServer(port, () => undefined, host);
    await probe.close();
    return false;
  } catch (error) {
    if (error instanceof PortTaken) return true;
    throw error;
  }
};

const choosePort = async (wanted: number, host: string): Promise<number> => {
  let port = wanted;
  while (port < maxPort && (await isTaken(port, host))) port += 1;
  if (port !== wanted) say(`Port ${wanted} is taken: starting on ${port} instead.`);
  return port;
};

/** Some systems set HOST to the name of the machine, which is no address to listen on. */
const readHost = (): string => {
  const wanted = process.env["HOST"] ?? loopback;
  if (isIPv4(wanted)) return wanted;
  say(`HOST=${wanted} is no IPv4 address: listening on ${loopback}.`);
  return loopback;
};

const isLoopback = (host: string): boolean => host.startsWith("127.");

type Beginning = "town" | "small" | "empty";

const beginnings: Readonly<Record<Beginning, string>> = {
  town: "A living town. npm start -- --reset --small begins with five people and their bikes, --reset --empty with nothing.",
  small:
    "Five people and their bikes. npm start -- --reset begins with a town, --reset --empty with nothing.",
  empty:
    "An empty registry. npm start -- --reset begins with a town, --reset --small with five people and their bikes.",
};

/** Lays the year in a temporary folder and deletes it after use, because the state has a copy. */
const withBeginning = async <T>(
  beginning: Beginning | undefined,
  use: (folder: string | undefined) => Promise<T>,
): Promise<T> => {
  if (beginning !== "town") return use(undefined);
  const folder = mkdtempSync(join(root, "out", "year-"));
  try {
    await unpackYear(folder, say);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const beginningOf = ({ small, empty }: { small: boolean; empty: boolean }): Beginning => {
  if (empty) return "empty";
  return small ? "small" : "town";
};

const main = async (): Promise<void> => {
  const since = performance.now();
  const { dev, firewall, reset, ...wanted } = readOptions();
  const host = readHost();
  const port = await choosePort(wanted.port, host);
  await buildAll(say, { web: !dev });
  const stateDir = resolve(root, process.env["LOCAL_STATE"] ?? ".local");
  const beginning = beginningOf(wanted);
  const isNew = beginsAnew(stateDir, reset);
  const own = {
    port,
    host,
    stateDir,
    reset,
    seed: beginning !== "empty",
    history: beginning === "small",
    firewall,
  };
  const cloud = await withBeginning(isNew ? beginning : undefined, (beginsWith) =>
    startCloud({ ...own, beginsWith, assembly, pages: pagesOf(dev), report: say }),
  );
  stopOnSignal(cloud);
  announce(cloud, since);
  if (!isLoopback(host))
    say(
      `Warning: whoever reaches ${host} reads all mails and can sign in as anybody, because BankID, payments and this cloud are only played here.`,
    );
  if (isNew) say(beginnings[beginning]);
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
