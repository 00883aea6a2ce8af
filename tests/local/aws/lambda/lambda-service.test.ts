import { Sha256 } from "@aws-crypto/sha256-js";
import { SignatureV4 } from "@smithy/signature-v4";
import { afterAll, describe, expect, test } from "vitest";
import { createLambda } from "#local/aws/lambda/lambda-service.ts";
import { serve } from "#tests/local/serve.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };
const context = {
  clock: { now: () => Date.now() },
  credentials,
  region: "eu-west-1",
  accountId: "000000000000",
  stateDir: undefined,
};

const server = await serve(() =>
  createLambda(context, {
    prefix: "/_aws/lambda",
    versions: new Map([
      ["echo", "$LATEST"],
      ["echo:live", "7"],
      ["broken", "$LATEST"],
    ]),
    invoke: async (name, event) => {
      if (name === "broken") throw new TypeError("No good");
      return { name, event };
    },
  }),
);
afterAll(() => server.close());

const call = async (name: string, event: unknown, secretAccessKey = credentials.secretAccessKey) => {
  const { hostname, port, host, pathname } = new URL(
    `${server.baseUrl}/_aws/lambda/2015-03-31/functions/${name}/invocations`,
  );
  const body = JSON.stringify(event);
  const signer = new SignatureV4({
    service: "lambda",
    region: "eu-west-1",
    credentials: { ...credentials, secretAccessKey },
    sha256: Sha256,
  });
  const { headers } = await signer.sign({
    method: "POST",
    protocol: "http:",
    hostname,
    port: Number(port),
    path: pathname,
    headers: { host },
    body,
  });
  return fetch(`${server.baseUrl}${pathname}`, { method: "POST", headers, body });
};

describe("A function called through the Lambda API", () => {
  test("gets its event and answers", async () => {
    const response = await call("echo", { a: [1] });
    expect(response.headers.has("x-amz-function-error")).toBe(false);
    expect(await response.json()).toEqual({ name: "echo", event: { a: [1] } });
  });

  test("is called by an alias, and the response names its version", async () => {
    const [plain, live] = [await call("echo", {}), await call("echo:live", {})];
    expect(plain.headers.get("x-amz-executed-version")).toBe("$LATEST");
    expect(live.headers.get("x-amz-executed-version")).toBe("7");
    expect(await live.json()).toEqual({ name: "echo:live", event: {} });
    expect((await call("echo:other", {})).status).toBe(404);
  });

  test("that throws gives a response marked as an error", async () => {
    const response = await call("broken", {});
    expect([response.status, response.headers.get("x-amz-function-error")]).toEqual([200, "Unhandled"]);
    expect(await response.json()).toEqual({ errorType: "TypeError", errorMessage: "No good" });
  });

  test("that is unknown, or called with a wrong key, is refused", async () => {
    expect((await call("nobody", {})).status).toBe(404);
    expect((await call("echo", {}, "another")).status).toBe(403);
  });
});
