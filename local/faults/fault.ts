import * as z from "zod";
import { faultyServices, type ServiceName } from "./services.ts";

const isService = (name: string): name is ServiceName => Object.hasOwn(faultyServices, name);

export const serviceNames: readonly ServiceName[] = Object.keys(faultyServices).filter(isService);

const any = "*";
const maxFaults = 200;
const maxMillis = 60_000;

const Rate = z.number().gt(0).max(1);
const Millis = z.int().min(1).max(maxMillis);

const Service = z.enum([...serviceNames, any]).default(any);
const Operation = z
  .string()
  .regex(/^(?:\*|\w+)$/)
  .default(any);

/** Limits the fault to the requests of one function, as when its role or its network is broken. */
const Asker = z
  .string()
  .regex(/^[\w-]+$/)
  .exactOptional();

/** Refuses the request (`throttle`, `error`, `unavailable`), or cuts the connection before the work (`reset`) or after it (`lost-answer`). */
const BrokenRequest = z.strictObject({
  service: Service,
  operation: Operation,
  kind: z.enum(["throttle", "error", "unavailable", "reset", "lost-answer"]),
  rate: Rate,
  of: Asker,
});

const SlowRequest = z.strictObject({
  service: Service,
  operation: Operation,
  kind: z.literal("latency"),
  rate: Rate,
  millis: Millis,
  of: Asker,
});

const requestKinds = [BrokenRequest, SlowRequest] as const;
export type RequestFault = z.output<(typeof requestKinds)[number]>;

/** `events` are the asynchronous invocations by SNS, EventBridge and schedules; `streams` are the changes of tables. */
const Deliverer = z.enum(["events", "streams"]);
const FunctionName = z
  .string()
  .regex(/^(?:\*|[\w-]+)$/)
  .default(any);

const Twice = z.strictObject({
  service: Deliverer,
  operation: FunctionName,
  kind: z.literal("twice"),
  rate: Rate,
});

const Late = z.strictObject({
  service: Deliverer,
  operation: FunctionName,
  kind: z.literal("late"),
  rate: Rate,
  millis: Millis,
});

const deliveryKinds = [Twice, Late] as const;
export type DeliveryFault = z.output<(typeof deliveryKinds)[number]>;

/** `exceeded` is a partition over its throughput, `conflict` another transaction on the same items, `unprocessed` a batch that is done in part. */
const TableTrouble = z.strictObject({
  service: z.literal("dynamodb").default("dynamodb"),
  operation: Operation,
  kind: z.enum(["exceeded", "conflict", "unprocessed"]),
  rate: Rate,
});
export type TableFault = z.output<typeof TableTrouble>;

export type Fault = RequestFault | DeliveryFault | TableFault;

export const isDelivery = (fault: Fault): fault is DeliveryFault =>
  fault.kind === "twice" || fault.kind === "late";

const transactions = ["TransactWriteItems", "TransactGetItems"];
const conflicting = [...transactions, "PutItem", "UpdateItem", "DeleteItem"];
const batches = ["BatchGetItem", "BatchWriteItem"];

const canMeet = ({ kind }: TableFault, operation: string): boolean => {
  if (kind === "conflict") return conflicting.includes(operation);
  return kind === "unprocessed" ? batches.includes(operation) : !transactions.includes(operation);
};

export const isTable = (fault: Fault): fault is TableFault =>
  fault.kind === "exceeded" || fault.kind === "conflict" || fault.kind === "unprocessed";

export const isRequest = (fault: Fault): fault is RequestFault => !isDelivery(fault) && !isTable(fault);

const operationIssue = (fault: Fault, functionNames: readonly string[]): string | undefined => {
  const { service, operation } = fault;
  if (isRequest(fault) && fault.of !== undefined && !functionNames.includes(fault.of))
    return `There is no function ${fault.of}.`;
  if (operation === any) return undefined;
  if (isDelivery(fault))
    return functionNames.includes(operation) ? undefined : `There is no function ${operation}.`;
  if (!isService(service)) return `The operation ${operation} needs its service.`;
  const known: readonly string[] = faultyServices[service].operations;
  if (isTable(fault) && known.includes(operation) && !canMeet(fault, operation))
    return `${operation} does not meet ${fault.kind}.`;
  if (known.length === 0 || known.includes(operation)) return undefined;
  return `${service} has no operation ${operation} here, but ${known.join(", ")}.`;
};

/** The schema of `POST /_local/faults`. */
export const wantedFaults = (functionNames: readonly string[]) => {
  const Fault = z.discriminatedUnion("kind", [...requestKinds, ...deliveryKinds, TableTrouble]);
  const Named = Fault.superRefine((fault, context) => {
    const issue = operationIssue(fault, functionNames);
    if (issue !== undefined) context.addIssue(issue);
  });
  return z.strictObject({
    seed: z.int().min(0).default(1),
    faults: z.array(Named).min(1).max(maxFaults),
  });
};
export type WantedFaults = { readonly seed: number; readonly faults: readonly Fault[] };

/** A request or delivery; `asker` is the function that sends the request, where a function does. */
export type Struck = {
  readonly service: string;
  readonly operation: string;
  readonly asker?: string | undefined;
};

export const isMeantFor = (fault: Fault, { service, operation, asker }: Struck): boolean =>
  (fault.service === any || fault.service === service) &&
  [any, operation].includes(fault.operation) &&
  (!isRequest(fault) || fault.of === undefined || fault.of === asker) &&
  (!isTable(fault) || canMeet(fault, operation));
