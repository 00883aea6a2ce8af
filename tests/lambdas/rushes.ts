import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BalanceItem, LedgerItem } from "#lambdas/people/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { openRegister } from "#tests/lambdas/customers.ts";

export type Rush = { readonly what: string; readonly wanted: string; readonly found: string };

const crowd = 50;
const numbered = (name: string) => Array.from({ length: crowd }, (_, index) => `${name}${1000 + index}`);

/** Sums up everybody's balances and ledger rows. */
const moneyOf = async (table: Table, userIds: readonly string[]) => {
  const money = await Promise.all(
    userIds.map(async (userId) => {
      const balance = await table.get(keys.balance(userId), BalanceItem);
      const query = { partition: userPartition(userId), prefix: ranges.ledger, schema: LedgerItem };
      const { items } = await table.query({ ...query, limit: 2 * crowd });
      return { left: balance?.points ?? 0, entered: items.reduce((sum, { amount }) => sum + amount, 0) };
    }),
  );
  const sum = (read: (one: { left: number; entered: number }) => number): number =>
    money.reduce((total, one) => total + read(one), 0);
  return `balance ${sum(({ left }) => left)}, ledger ${sum(({ entered }) => entered)}`;
};

const succeeded = async (attempts: readonly Promise<unknown>[]): Promise<number> =>
  (await Promise.allSettled(attempts)).filter(({ status }) => status === "fulfilled").length;

/** Registers 50 bikes at once from one wallet, and one frame number 50 times at once. */
export const measureRushes = async (client: DynamoDBClient, tableName: string): Promise<Rush[]> => {
  const { table, add, prove, register } = openRegister(client, tableName);
  await add("anna", 350);
  const frames = await Promise.all(
    numbered("WALLET").map(async (frame) => [frame, await prove("anna", frame)] as const),
  );
  const fromOneWallet = await succeeded(frames.map(([frame, proof]) => register("anna", frame, proof)));
  const people = await Promise.all(
    numbered("person").map(async (userId) => {
      await add(userId, 100);
      return [userId, await prove(userId, "SAMEFRAME1")] as const;
    }),
  );
  const ofOneNumber = await succeeded(people.map(([userId, proof]) => register(userId, "SAMEFRAME1", proof)));
  return [
    {
      what: `${crowd} registrations at once from a wallet of 350 points`,
      wanted: "3 succeed, balance 50, ledger -300",
      found: `${fromOneWallet} succeed, ${await moneyOf(table, ["anna"])}`,
    },
    {
      what: `${crowd} people register one frame number at once`,
      wanted: "1 succeed, balance 4900, ledger -100",
      found: `${ofOneNumber} succeed, ${await moneyOf(
        table,
        people.map(([userId]) => userId),
      )}`,
    },
  ];
};
