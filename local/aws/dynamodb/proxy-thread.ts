import { workerData } from "node:worker_threads";
import { meteredTables } from "#local/aws/alarms/sources.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { clockAhead } from "#local/clock/clock-ahead.ts";
import { isRequest, isTable, type RequestFault, type TableFault } from "#local/faults/fault.ts";
import type { Strikes } from "#local/faults/fault-set.ts";
import { tableFaults } from "#local/faults/table-faults.ts";
import { withFaults } from "#local/faults/with-faults.ts";
import { startHttpServer } from "#local/http-server.ts";
import { openAccess } from "#local/open-access.ts";
import { createRouter } from "#local/router.ts";
import { servicePrefix } from "#local/template/place.ts";
import { openParent } from "#local/thread/parent.ts";
import { sharedNumber } from "#local/thread/shared-number.ts";
import { pointInTime } from "./point-in-time.ts";
import { reportChanges } from "./changes.ts";
import { createTableProxy } from "./table-proxy.ts";
import type { ProxyReply, ProxyOptions, ProxyMessage } from "./proxy-messages.ts";
import { tableRights } from "./table-rights.ts";
import type { TableStep } from "./table-request.ts";

const given: ProxyOptions = workerData;
const { region, accountId, credentials, tables, endpoint, dbPath, memory } = given;
const closing: (() => Promise<void>)[] = [];
const parent = openParent<ProxyMessage, ProxyReply>(async () => {
  for (const close of closing.toReversed()) await close();
});

const account = { accountId, credentials, clock: clockAhead(sharedNumber(memory.clock)) };
const access = openAccess(account, given.access, {
  memory: memory.rights,
  onRefusal: (who, message) => void parent.ask({ kind: "refused", who, message }),
});
const context = { ...account, region, access, stateDir: undefined };

const isFault = (answer: ProxyReply): answer is RequestFault | TableFault => typeof answer === "object";

const faultFlag = sharedNumber(memory.faults);
const faults: Strikes = {
  areSet: () => faultFlag.get() === 1,
  strikeRequest: async (request) => {
    const fault = await parent.ask({ kind: "which-request-fault", request });
    return isFault(fault) && isRequest(fault) ? fault : undefined;
  },
  strikeTable: async (operation) => {
    const fault = await parent.ask({ kind: "which-table-fault", operation });
    return isFault(fault) && isTable(fault) ? fault : undefined;
  },
};

const pending = sharedNumber(memory.changes);
const changes = {
  tell: (): void => {
    // The main thread resets the flag before it reads the changes, so one message is enough until then.
    if (pending.exchange(1) === 0) parent.tell({ kind: "changed" });
  },
};

/**
 * Responds after the main thread has recorded refusals and metrics, so that a later request there sees them.
 */
const afterMainThread: TableStep = async (request, next) => {
  const answer = await next(request);
  await parent.heard();
  return answer;
};

const restoring = pointInTime(context, {
  endpoint,
  dbPath,
  machineTimeOf: async (millis) => {
    const answer = await parent.ask({ kind: "machine-time", millis });
    return typeof answer === "number" ? answer : millis;
  },
  report: (line) => parent.tell({ kind: "trouble", line }),
});
closing.push(async () => restoring.close());

const proxy = createTableProxy(context, {
  prefix: servicePrefix("dynamodb"),
  endpoint,
  steps: [
    afterMainThread,
    meteredTables({ add: (metric, value) => void parent.ask({ kind: "measured", metric, value }) }),
    tableRights(context, tables),
    tableFaults(faults),
    reportChanges(changes),
    restoring.step,
  ],
});
closing.push(() => proxy.close());
const web = await startHttpServer(0, (error) => parent.tell({ kind: "trouble", line: String(error) }));
closing.push(() => web.close());
web.open(
  createRouter([withFaults(faults, context.clock)(proxy)], async (_request, response) =>
    sendJson(response, 404, { message: "Not Found" }),
  ),
);
parent.ready(`${web.baseUrl}${proxy.prefix}`);
