import { randomUUID } from "node:crypto";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { system } from "#lambdas/platform/system.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import type { Cloud } from "#local/cloud-server.ts";

type Site = Pick<Cloud, "url">;
type More = { readonly as?: string | undefined; readonly body?: unknown; readonly key?: string | undefined };

/** Sends JSON under an idempotency key of its own. */
export const ask = async ({ url }: Site, method: string, path: string, { as, body, key }: More = {}) => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(as !== undefined && { authorization: `Bearer ${as}` }),
      "content-type": "application/json",
      "idempotency-key": key ?? randomUUID(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

export const pass = (site: Site, advanceSeconds: number) =>
  ask(site, "POST", "/_local/clock", { body: { advanceSeconds } });

/** Runs the schedule whose name matches, and returns its result. */
export const runJob = async (site: Site, job: RegExp) => {
  const { body } = await ask(site, "GET", "/_local.json");
  const names: string[] = body.schedules.map(({ name }: { name: string }) => name);
  return (await ask(site, "POST", `/_local/schedules/${names.find((name) => job.test(name))}`)).body.result;
};

export type Mail = { id: string; subject: string; text: string; html: string };

export const mailsTo = async (site: Site, address: string): Promise<Mail[]> =>
  (await ask(site, "GET", `/_local/mail.json?to=${encodeURIComponent(address)}`)).body;

/** The register's table, as functions see it. */
export const openRegister = async (): Promise<Table> => {
  const { TableNames = [] } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
  return openTable(TableNames[0]!, system);
};

/** Invocations that failed, and events that were given up. */
export const failuresIn = async (site: Site): Promise<object> => {
  const { failures, deadLetters } = (await ask(site, "GET", "/_local.json")).body;
  return { failures, deadLetters };
};
