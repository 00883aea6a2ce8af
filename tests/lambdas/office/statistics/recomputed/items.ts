import { type DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import * as z from "zod";

const text = z.string().optional();
const number = z.number().optional();
/** The fields compared, for all entities. */
const Item = z.object({
  entity: z.string(),
  id: text,
  bikeId: text,
  storeId: text,
  state: text,
  city: text,
  type: text,
  brand: text,
  lockType: text,
  reason: text,
  registrationType: text,
  batterySerialNumber: text,
  policeReportNumber: text,
  qrUid: text,
  photoUploadId: text,
  at: text,
  createdAt: text,
  registeredAt: text,
  reportedAt: text,
  recoveredAt: text,
  paidAt: text,
  refundedAt: text,
  reversedAt: text,
  soldAt: text,
  stolenDate: text,
  stolenHour: number,
  amount: number,
  points: number,
  price: number,
  vat: number,
  reversedMoney: number,
  purchasePrice: number,
});
export type Item = z.infer<typeof Item>;

/** Scans the whole table, which product code never does. */
export const readItems = async (client: DynamoDBClient, tableName: string): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName }))
    items.push(...Items.map((item) => Item.parse(unmarshall(item))));
  return items;
};
