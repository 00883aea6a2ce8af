import { followClock } from "#local/clock/follow-clock.ts";
import { openDatabase } from "#local/aws/dynamodb/database.ts";
import { startTableProxy } from "#local/aws/dynamodb/start-proxy.ts";
import { createFaultSet } from "#local/faults/fault-set.ts";
import { captureOutput } from "#local/aws/lambda/captured-output.ts";
import { catchStrayErrors } from "#local/aws/lambda/stray-errors.ts";
import { followAddress } from "#local/state/follow-address.ts";
import { keepTablesAddress } from "#local/state/tables-address.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readTables } from "#local/template/readers/tables.ts";
import { declaredAccess } from "./declared-access.ts";
import { enterCloud } from "./environment.ts";
import { startHttpServer } from "./http-server.ts";
import { openAccess } from "./open-access.ts";
import { home, openState, type State, type StateOptions } from "./open-state.ts";
import type { Teardown } from "./teardown.ts";

type Options = StateOptions & {
  readonly port: number;
  readonly host?: string | undefined;
  readonly assembly: string;
  readonly report: (line: string) => void;
};

/** Opens the database, the roles and the proxy that checks each table request against them. */
const openTables = async (
  { context, metrics, log }: State,
  template: ReturnType<typeof openTemplate>,
  { report }: Options,
  teardown: Teardown,
) => {
  const tables = readTables(template);
  const emulator = process.env["AWS_ENDPOINT_URL_DYNAMODB"];
  const database = await openDatabase(context, tables, { emulator, report });
  teardown.add(() => database.close());
  const declared = declaredAccess(template);
  const access = openAccess(context, declared, {
    onRefusal: (functionName, message) => {
      log.fail({ functionName, requestId: "IAM", message });
      report(message);
    },
  });
  const faults = createFaultSet();
  const own = { ...context, access };
  const proxy = await startTableProxy(own, { database, tables, declared, faults, metrics, report });
  teardown.add(() => proxy.close());
  return { context: own, database, faults, proxy };
};

/** Opens state, address, template, tables and the environment of SDK clients, which all other parts need. */
export const layFoundation = async (options: Options, teardown: Teardown) => {
  const { report } = options;
  const state = openState(options, teardown);
  const { records } = state;
  const web = await startHttpServer(options.port, (error) => report(String(error)), options.host);
  teardown.add(() => web.close());
  followAddress(records, options.stateDir, web.baseUrl);
  const place = { ...home, baseUrl: web.baseUrl };
  const template = openTemplate(options.assembly, place, records);
  const tables = await openTables(state, template, options, teardown);
  const { context, proxy } = tables;
  keepTablesAddress(records, proxy.address);
  teardown.add(followClock(context.clock));
  teardown.add(enterCloud(place, context.credentials, proxy.address));
  teardown.add(captureOutput());
  teardown.add(catchStrayErrors());
  return { ...state, ...tables, web, template };
};
export type Foundation = Awaited<ReturnType<typeof layFoundation>>;
