import type { Server } from "node:http";
import { meteredInvoke } from "#local/aws/alarms/sources.ts";
import { bankIdPrefix } from "#local/outside/bankid/bankid.ts";
import type { MovableClock } from "#local/clock/movable-clock.ts";
import { createFaultService } from "#local/faults/fault-service.ts";
import { withFaults } from "#local/faults/with-faults.ts";
import type { Access } from "#local/aws/iam/access.ts";
import { createDispatcher } from "#local/aws/lambda/dispatcher.ts";
import { createObjectReader } from "./s3-reader.ts";
import { createOverviewServices } from "#local/overview/overview-service.ts";
import { clockOverview, type Overview, type SeededAccount } from "#local/overview/overview.ts";
import { seededAccounts } from "#local/seed/accounts.ts";
import { moveIn } from "#local/seed/move-in.ts";
import { keepEmpty, seedCloud, seedHistory } from "#local/seed/seed-cloud.ts";
import type { Year } from "#local/seed/year/live.ts";
import { liveHere } from "#local/seed/year/live-here.ts";
import type { Origin } from "#local/aws/site/origin.ts";
import { createSite } from "#local/aws/site/site.ts";
import { stateOrOther } from "#local/state/state-folder.ts";
import { stripePrefix } from "#local/outside/stripe/stripe.ts";
import { servicePrefix } from "#local/template/place.ts";
import { readFunctions, versionsOf } from "#local/template/readers/functions.ts";
import type { Service } from "./cloud.ts";
import { layFoundation, type Foundation } from "./foundation.ts";
import { askToRetry } from "./http-server.ts";
import { createRouter } from "./router.ts";
import { createServices, inboxPrefix } from "./services.ts";
import { firewallOf, readSite, siteConfig, siteOrigins } from "./site-origins.ts";
import { startBackground, type Background } from "./start-background.ts";
import { createTeardown, type Teardown } from "./teardown.ts";

export type CloudOptions = {
  /** 0 takes a free port. */
  readonly port: number;
  /** The address of this machine to listen on; without it nobody else can reach the cloud. */
  readonly host?: string | undefined;
  /** Undefined keeps everything in memory. */
  readonly stateDir: string | undefined;
  readonly reset: boolean;
  /** A new state folder starts as a copy of this folder. */
  readonly beginsWith?: string | undefined;
  readonly seed: boolean;
  readonly history: boolean;
  /** Simulates the life of the town for this long before the cloud opens. */
  readonly year?: Year;
  /** Counts requests by address as in the cloud; off where many people share the address of this machine. */
  readonly firewall: boolean;
  readonly assembly: string;
  readonly pages: (server: Server, config: () => object) => Promise<Origin & { close?(): Promise<void> }>;
  readonly report: (line: string) => void;
};

export type Cloud = {
  readonly url: string;
  readonly accounts: readonly SeededAccount[];
  readonly clock: MovableClock;
  readonly access: Pick<Access, "rights" | "refusals">;
  /** Resolves when stream consumers have handled every change written so far. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};

const overviewOf = (
  foundation: Foundation,
  background: Background,
  services: ReturnType<typeof createServices>,
): Overview => {
  const { web, proxy, context, records, template, log } = foundation;
  return {
    url: web.baseUrl,
    inbox: `${web.baseUrl}${inboxPrefix}`,
    bankId: `${web.baseUrl}${bankIdPrefix}`,
    payments: `${web.baseUrl}${stripePrefix}`,
    clock: clockOverview(context.clock),
    accounts: seededAccounts(records),
    services: [proxy.address, ...services.all.map(({ prefix }) => prefix)],
    functions: readFunctions(template).map(({ name }) => name),
    schedules: background.scheduler.plan(),
    deadLetters: background.deadLetters.waiting(services.holdsObject),
    failures: log.failures(),
    alarms: services.alarms(),
    refusals: context.access.refusals(),
    rights: context.access.rights(),
  };
};

const ownServices = (
  foundation: Foundation,
  background: Background,
  services: ReturnType<typeof createServices>,
): Service[] => {
  const { context, template, faults } = foundation;
  const parts = {
    ...background,
    clock: context.clock,
    overview: () => overviewOf(foundation, background, services),
    moveIn: (wanted: Parameters<typeof moveIn>[1]) => moveIn(template, wanted),
  };
  const functionNames = readFunctions(template).map(({ name }) => name);
  return [...createOverviewServices(parts), createFaultService(faults, functionNames)];
};

const build = async (options: CloudOptions, foundation: Foundation, teardown: Teardown) => {
  const { web, context, template, log, metrics, faults } = foundation;
  const functions = readFunctions(template);
  const { warm, ...dispatcher } = createDispatcher(functions, log, context.access);
  const invoke = meteredInvoke(dispatcher.invoke, metrics, versionsOf(functions));
  const endpoint = `${web.baseUrl}${servicePrefix("s3")}`;
  const reader = createObjectReader({ endpoint, ...context });
  teardown.add(() => reader.close());
  const objects = { readObject: reader.read, writeObject: reader.writeAs };
  const services = createServices({ ...options, ...foundation, invoke, ...objects });
  teardown.add(() => services.close());
  const pages = await options.pages(web.server, () => siteConfig(template));
  teardown.add(() => pages.close?.());
  const distribution = readSite(template);
  const { begin, edge, gateways, sweep: sweepObjects } = services;
  const site = createSite(
    distribution,
    siteOrigins({ context, template, distribution, gateways, ...objects, pages }),
    { cache: edge, firewall: options.firewall && firewallOf(template, distribution, context.clock) },
  );
  // The server closes before the services that answer its requests.
  teardown.add(() => web.close());
  const parts = { ...options, ...foundation, ...objects, state: foundation, invoke, begin, sweepObjects };
  const background = startBackground(parts, teardown);
  const tried = services.all.map(withFaults(faults, context.clock));
  return {
    warm,
    /** Serves only the AWS services that the seed needs; all other requests get 503 until `openAll`. */
    openServices: () => web.open(createRouter(services.all, askToRetry)),
    openAll: () => {
      web.open(createRouter([...tried, ...ownServices(foundation, background, services)], site.handle));
      services.resume();
    },
    caughtUp: background.caughtUp,
    scheduler: background.scheduler,
    invoke,
  };
};

let isRunning = false;

/** Serves the synthesised stacks at one local address. A process can run only one cloud, because the cloud replaces the clock and the environment of the whole process. */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  if (isRunning) throw new Error("An embedded cloud is running in this process already.");
  isRunning = true;
  const teardown = createTeardown((error) => options.report(String(error)));
  teardown.add(() => {
    isRunning = false;
  });
  try {
    const foundation = await layFoundation(options, teardown);
    const { web, context, records, template } = foundation;
    const { warm, openServices, openAll, caughtUp, invoke, scheduler } = await build(
      options,
      foundation,
      teardown,
    );
    openServices();
    await Promise.all([warm(), options.history && seedHistory(template, records)]);
    if (options.year) {
      openAll();
      const { changes } = foundation.database;
      const here = { template, records, clock: context.clock, invoke, caughtUp, changes, scheduler };
      await liveHere({ ...here, report: options.report }, options.year);
    }
    if (options.seed) await seedCloud(template, records);
    else keepEmpty(records);
    openAll();
    return {
      url: web.baseUrl,
      accounts: seededAccounts(records),
      clock: context.clock,
      access: context.access,
      caughtUp,
      close: () => teardown.run(),
    };
  } catch (error) {
    await teardown.run();
    throw stateOrOther(options.stateDir, error);
  }
};
