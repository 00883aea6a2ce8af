import * as z from "zod";
import { tableRefusal } from "#local/aws/dynamodb/table-refusal.ts";
import type { AnswerOf, TableAnswer, TableStep } from "#local/aws/dynamodb/table-request.ts";
import type { Strikes } from "./fault-set.ts";

type TableRequest = Parameters<AnswerOf>[0];

const exceeded =
  "The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.";
const ongoing = "Transaction is ongoing for the item";

const Transaction = z.object({ TransactItems: z.array(z.unknown()) });

/** Reports a conflict on the first item and `None` for the others, since nothing else was checked. */
const conflict = ({ operation, body }: TableRequest): TableAnswer => {
  if (!operation.startsWith("Transact")) return tableRefusal("TransactionConflictException", ongoing);
  const { length } = Transaction.parse(JSON.parse(body.toString())).TransactItems;
  const codes = ["TransactionConflict", ...Array.from({ length: length - 1 }, () => "None")];
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(", ")}]`;
  const refusal = tableRefusal("TransactionCanceledException", message);
  const reasons = codes.map((Code) => (Code === "None" ? { Code } : { Code, Message: ongoing }));
  const json: unknown = JSON.parse(refusal.body.toString());
  return { ...refusal, body: Buffer.from(JSON.stringify({ ...Object(json), CancellationReasons: reasons })) };
};

/** The entry of one table: keys to read, or items to write. */
const Reading = z.looseObject({ Keys: z.array(z.unknown()) });
const Batch = z.looseObject({ RequestItems: z.record(z.string(), z.union([Reading, z.array(z.unknown())])) });
type Items = z.infer<typeof Batch>["RequestItems"][string];

const listOf = (items: Items): readonly unknown[] => (Array.isArray(items) ? items : items.Keys);
const withList = (items: Items, list: unknown[]): Items =>
  Array.isArray(items) ? list : { ...items, Keys: list };

/** Takes the first or second half of each table's entry. A single item stays in the first half, because DynamoDB refuses a batch of which it processes nothing. */
const half = (asked: Readonly<Record<string, Items>>, which: "first" | "second"): Record<string, Items> =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([table, items]) => {
      const list = listOf(items);
      const middle = Math.ceil(list.length / 2);
      const part = which === "first" ? list.slice(0, middle) : list.slice(middle);
      return part.length === 0 ? [] : [[table, withList(items, part)]];
    }),
  );

const leavePart = async (request: TableRequest, next: AnswerOf): Promise<TableAnswer> => {
  const batch = Batch.parse(JSON.parse(request.body.toString()));
  const { RequestItems } = batch;
  const done = { ...batch, RequestItems: half(RequestItems, "first") };
  const given = await next({ ...request, body: Buffer.from(JSON.stringify(done)) });
  if (given.status !== 200) return given;
  const left = request.operation === "BatchGetItem" ? "UnprocessedKeys" : "UnprocessedItems";
  const answer: unknown = JSON.parse(given.body.toString());
  const { "x-amz-crc32": _, ...headers } = given.headers;
  const partial = { ...Object(answer), [left]: half(RequestItems, "second") };
  return { ...given, headers, body: Buffer.from(JSON.stringify(partial)) };
};

export const tableFaults =
  (faults: Pick<Strikes, "areSet" | "strikeTable">): TableStep =>
  async (request, next) => {
    if (!faults.areSet()) return next(request);
    const fault = await faults.strikeTable(request.operation);
    switch (fault?.kind) {
      case "conflict":
        return conflict(request);
      case "exceeded":
        return tableRefusal("ProvisionedThroughputExceededException", exceeded);
      case "unprocessed":
        return leavePart(request, next);
      case undefined:
        return next(request);
    }
  };
