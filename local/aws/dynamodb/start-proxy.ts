import type { Metrics } from "#local/aws/alarms/metrics.ts";
import type { MovableClock } from "#local/clock/movable-clock.ts";
import type { CloudContext } from "#local/cloud.ts";
import type { DeclaredAccess } from "#local/declared-access.ts";
import type { FaultSet } from "#local/faults/fault-set.ts";
import type { Access } from "#local/aws/iam/access.ts";
import { sharedNumber } from "#local/thread/shared-number.ts";
import { startThread } from "#local/thread/start-thread.ts";
import type { TableConfig } from "#local/template/readers/tables.ts";
import type { Database } from "./database.ts";
import type { ProxyReply, ProxyOptions, ProxyMessage } from "./proxy-messages.ts";

type Options = {
  readonly database: Pick<Database, "endpoint" | "changes" | "file">;
  readonly tables: readonly TableConfig[];
  readonly declared: DeclaredAccess;
  readonly faults: FaultSet;
  readonly metrics: Pick<Metrics, "add">;
  readonly report: (line: string) => void;
};

export type TableProxy = {
  readonly address: string;
  readonly close: () => Promise<void>;
};

type MainThread = {
  readonly access: Access;
  readonly clock: Pick<MovableClock, "machineTimeOf">;
  readonly pending: { set(value: 0): void };
};

const answering =
  ({ database, faults, metrics, report }: Options, { access, clock, pending }: MainThread) =>
  (question: ProxyMessage): ProxyReply => {
    switch (question.kind) {
      case "which-request-fault":
        return faults.strikeRequest(question.request);
      case "which-table-fault":
        return faults.strikeTable(question.operation);
      case "machine-time":
        return clock.machineTimeOf(question.millis);
      case "refused":
        access.refused(question.who, question.message);
        return undefined;
      case "measured":
        metrics.add(question.metric, question.value);
        return undefined;
      case "changed":
        pending.set(0);
        database.changes.tell();
        return undefined;
      case "trouble":
        report(question.line);
        return undefined;
    }
  };

/**
 * Opens the DynamoDB endpoint in a thread of its own, so that its work does not block the functions, as on
 * AWS.
 */
export const startTableProxy = async (
  context: CloudContext & { readonly clock: MovableClock; readonly access: Access },
  options: Options,
): Promise<TableProxy> => {
  const { region, accountId, credentials, clock, access } = context;
  const { database, tables, declared, faults } = options;
  const pending = sharedNumber();
  const memory = {
    clock: clock.memory,
    rights: access.memory,
    faults: faults.memory,
    changes: pending.memory,
  };
  const given: ProxyOptions = {
    region,
    accountId,
    credentials,
    access: declared,
    tables,
    endpoint: database.endpoint,
    dbPath: database.file,
    memory,
  };
  const { said: address, close } = await startThread(new URL("./proxy-thread.ts", import.meta.url), {
    given,
    answer: answering(options, { access, clock, pending }),
  });
  return { address, close };
};
