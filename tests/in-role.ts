import { DynamoDBClient, type DynamoDBClientConfig } from "@aws-sdk/client-dynamodb";
import { afterAll } from "vitest";
import * as z from "zod";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";
import { assembly, buildAll } from "#local/build/build-all.ts";
import { tableRights } from "#local/aws/dynamodb/table-rights.ts";
import { declaredAccess } from "#local/declared-access.ts";
import type { Access } from "#local/aws/iam/access.ts";
import { openAccess } from "#local/open-access.ts";
import { home } from "#local/open-state.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readTables } from "#local/template/readers/tables.ts";
import { recordRights } from "#tests/record-rights.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const clock = { now: () => 0 };

const openRoles = async () => {
  await buildAll(() => undefined, { web: false });
  const template = openTemplate(assembly, { ...home, baseUrl: "http://127.0.0.1" }, openRecords(undefined));
  const own = { credentials, clock, accountId: home.accountId };
  const access = openAccess(own, declaredAccess(template), { onRefusal: () => undefined });
  const tables = readTables(template);
  const context = { ...home, clock, credentials, stateDir: undefined, access };
  return { access, tables, rights: tableRights(context, tables) };
};

let roles: ReturnType<typeof openRoles> | undefined;

/** Fails for every request that a role refused, even if the use case continued without it. */
afterAll(async () => {
  const access = (await roles)?.access;
  roles = undefined;
  if (access === undefined) return;
  recordRights({ rights: access.rights() });
  if (access.refusals().length > 0)
    throw new Error(`Functions lack rights:\n${access.refusals().join("\n")}`);
});

/** Finds the session of a function: `erase-accounts` is `jobs-EraseAccountsFunction198A0902`. */
const sessionOf = (access: Access, name: string) => {
  const camel = name.replaceAll(/(?:^|-)([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
  const found = access
    .rights()
    .find(({ functionName }) => new RegExp(`-${camel}Function[0-9A-F]{8}$`).test(functionName));
  const session = found && access.ofFunction(found.functionName);
  if (session === undefined) throw new Error(`The template has no function ${name}.`);
  return session;
};

const Refusal = z.object({ message: z.string() });
const Request = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Uint8Array) });

type Place = { readonly tableName: string; readonly config: DynamoDBClientConfig };

/** Returns a client of a test's table with the role of a function, which refuses what the template does not allow. */
export const inRoleOf = async (name: string, { tableName, config }: Place): Promise<DynamoDBClient> => {
  const { access, tables, rights } = await (roles ??= openRoles());
  const asker = sessionOf(access, name);
  const [register] = tables;
  if (register === undefined) throw new Error("The template has no table.");
  const passed = { status: 200, headers: {}, body: Buffer.alloc(0) };
  const client = new DynamoDBClient(config);
  client.middlewareStack.add(
    (next) => async (args) => {
      const { headers, body } = Request.parse(args.request);
      const operation = String(headers["x-amz-target"]).replace(/^.*\./, "");
      // The rights name the register's table, for which this one stands in.
      const asked = Buffer.from(new TextDecoder().decode(body).replaceAll(tableName, register.name));
      const answer = await rights({ operation, headers, body: asked, asker }, async () => passed);
      if (answer === passed) return next(args);
      const { message } = Refusal.parse(JSON.parse(answer.body.toString()));
      throw Object.assign(new Error(message), { name: "AccessDeniedException" });
    },
    { step: "build", priority: "low" },
  );
  return client;
};

export const tableInRoleOf = async (name: string, place: Place, system: System): Promise<Table> =>
  openTable(place.tableName, system, await inRoleOf(name, place));
