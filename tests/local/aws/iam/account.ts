import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccess } from "#local/aws/iam/access.ts";
import { createResourcePolicies } from "#local/aws/iam/resource-policy.ts";
import { assumeRole } from "#local/aws/iam/session.ts";
import { PolicyDocument, readStatements } from "#local/aws/iam/statement.ts";
import type { Clock } from "#local/cloud.ts";

export const account = {
  credentials: { accessKeyId: "LOCALROOT", secretAccessKey: "local-secret" },
  accountId: "000000000000",
  region: "eu-west-1",
};
export const key = {
  id: "1111",
  arn: "arn:aws:kms:eu-west-1:000000000000:key/1111",
  usage: "ENCRYPT_DECRYPT",
} as const;

export const session = (name: string, ...policies: object[]) =>
  assumeRole(
    account.accountId,
    {
      name: `${name}Role`,
      statements: policies.flatMap((policy) => readStatements(PolicyDocument.parse(policy))),
    },
    name,
  );

/** Access for these sessions, without resource policies. */
export const accessOf = (sessions: readonly ReturnType<typeof session>[], clock: Clock) =>
  createAccess({
    ...account,
    clock,
    sessions,
    policies: createResourcePolicies([], account.accountId),
    onRefusal: () => undefined,
  });

export const aFunction = (name: string, source: string) => {
  const file = join(mkdtempSync(join(tmpdir(), "functions-")), `${name}.mjs`);
  writeFileSync(file, source);
  return {
    name,
    logicalId: name,
    arn: `arn:aws:lambda:eu-west-1:000000000000:function:${name}`,
    file,
    exportName: "handler",
    timeoutSeconds: 10,
    memoryMegabytes: 256,
    role: `arn:aws:iam::000000000000:role/${name}Role`,
    environment: {},
    aliases: {},
  };
};
