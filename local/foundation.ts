import { followClock } from "#local/clock/follow-clock.ts";
import { openDatabase } from "#local/dynamodb/database.ts";
import { openTableDoor } from "#local/dynamodb/open-door.ts";
import { createFaultSet } from "#local/faults/fault-set.ts";
import { captureOutput } from "#local/lambda/captured-output.ts";
import { catchStrayErrors } from "#local/lambda/stray-errors.ts";
import { followAddress } from "#local/state/follow-address.ts";
import { keepTablesAddress } from "#local/state/tables-address.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readTables } from "#local/template/readers/tables.ts";

import { declaredAccess } from "./declared-access.ts";
import type { TakenAway } from "./declared-access.ts";
import { enterCloud } from "./environment.ts";
import { startHttpServer } from "./http-server.ts";
import { openAccess } from "./open-access.ts";
import { home, openState } from "./open-state.ts";
import type { State, StateOptions } from "./open-state.ts";
import type { Teardown } from "./teardown.ts";

type Options = StateOptions & {
  readonly port: number;
  readonly takenAway?: readonly TakenAway[];
  readonly assembly: string;
  readonly report: (line: string) => void;
};

/** The database and the roles, and the door that holds each request against them. */
const openTables = async (
  { context, metrics, log }: State,
  template: ReturnType<typeof openTemplate>,
  { takenAway, report }: Options,
  teardown: Teardown,
) => {
  const tables = readTables(template);
  const emulator = process.env["AWS_ENDPOINT_URL_DYNAMODB"];
  const database = await openDatabase(context, tables, { emulator, report });
  teardown.add(() => database.close());
  const declared = declaredAccess(template, takenAway);
  const access = openAccess(context, declared, {
    onRefusal: (functionName, message) => {
      log.fail({ functionName, requestId: "IAM", message });
      report(message);
    },
  });
  const faults = createFaultSet();
  const own = { ...context, access };
  const door = await openTableDoor(own, { database, tables, declared, faults, metrics, report });
  teardown.add(() => door.close());
  return { context: own, database, faults, door };
};

/** Everything that later parts stand on: state, address, template, tables and the environment of SDK clients. */
export const layFoundation = async (options: Options, teardown: Teardown) => {
  const { report } = options;
  const state = openState(options, teardown);
  const { records } = state;
  const web = await startHttpServer(options.port, (error) => report(String(error)));
  teardown.add(() => web.close());
  followAddress(records, options.stateDir, web.baseUrl);
  const place = { ...home, baseUrl: web.baseUrl };
  const template = openTemplate(options.assembly, place, records);
  const tables = await openTables(state, template, options, teardown);
  const { context, door } = tables;
  keepTablesAddress(records, door.address);
  teardown.add(followClock(context.clock));
  teardown.add(enterCloud(place, context.credentials, door.address));
  teardown.add(captureOutput());
  teardown.add(catchStrayErrors());
  return { ...state, ...tables, web, template };
};
export type Foundation = Awaited<ReturnType<typeof layFoundation>>;
