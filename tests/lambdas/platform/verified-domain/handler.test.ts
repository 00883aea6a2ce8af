import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it, vi } from "vitest";
import { startSes } from "#tests/local/aws/ses/mail-server.ts";

type Answer = { Status: string; Reason?: string; PhysicalResourceId: string };

const minute = 60_000;
const answers: Answer[] = [];
const cloudFormation = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    answers.push(JSON.parse(Buffer.concat(chunks).toString()) as Answer);
    response.end();
  })();
});

const ses = await startSes(undefined, ["cykelregistret.example"]);
await new Promise<void>((listening) => cloudFormation.listen(0, "127.0.0.1", listening));
const environment = {
  MAIL_REGION: "eu-west-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local-secret",
  AWS_ENDPOINT_URL_SES: `${ses.baseUrl}/_aws/ses`,
};
for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
const { handler } = await import("#lambdas/platform/verified-domain/handler.ts");
afterAll(async () => {
  vi.unstubAllEnvs();
  cloudFormation.close();
  await ses.close();
});

/** Sends a request as CloudFormation does and returns its outcome. */
const asked = async (RequestType: string, Domain: string, left = 15 * minute): Promise<Answer> => {
  const { port } = cloudFormation.address() as AddressInfo;
  const event = {
    RequestType,
    ResponseURL: `http://127.0.0.1:${port}/answer`,
    StackId: "stack",
    RequestId: "request",
    LogicalResourceId: "Verified",
    ...(RequestType !== "Create" && { PhysicalResourceId: "before.example" }),
    ResourceProperties: { Domain },
  };
  await handler(event, { getRemainingTimeInMillis: () => left });
  return answers.pop()!;
};

it("a deployment continues once SES has verified the domain", async () => {
  expect(await asked("Create", "cykelregistret.example")).toEqual({
    Status: "SUCCESS",
    PhysicalResourceId: "cykelregistret.example",
    StackId: "stack",
    RequestId: "request",
    LogicalResourceId: "Verified",
  });
});

it("a deployment fails with an explanation if SES does not verify the domain in time", async () => {
  expect(await asked("Update", "unknown.example", minute)).toMatchObject({
    Status: "FAILED",
    Reason: expect.stringContaining("SES has not seen the records of unknown.example"),
    PhysicalResourceId: "before.example",
  });
});

it("a deletion does not ask SES", async () => {
  expect(await asked("Delete", "unknown.example", minute)).toMatchObject({ Status: "SUCCESS" });
});
