import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { afterAll, beforeAll, expect, it } from "vitest";
import { secretCertificate } from "#lambdas/people/identity/aws-certificate.ts";
import { serve } from "#tests/local/serve.ts";

let stored = "";
let asked: unknown;
let secrets: Awaited<ReturnType<typeof serve>>;
let client: SecretsManagerClient;

beforeAll(async () => {
  secrets = await serve(() => ({
    prefix: "/",
    handle: async (request, response) => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      asked = JSON.parse(body);
      response.end(JSON.stringify({ SecretString: stored }));
    },
    close: () => Promise.resolve(),
  }));
  client = new SecretsManagerClient({
    region: "eu-west-1",
    endpoint: secrets.baseUrl,
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
});
afterAll(async () => {
  client.destroy();
  await secrets.close();
});

const fetchCertificate = () => secretCertificate(client, "cykelregistret/bankid")();

it("reads certificate, passphrase and BankID's root from the secret", async () => {
  const pfx = Buffer.from([1, 2, 250]).toString("base64");
  stored = JSON.stringify({ pfx, passphrase: "open", ca: "-----BEGIN CERTIFICATE-----" });
  expect(await fetchCertificate()).toEqual({
    pfx: Buffer.from([1, 2, 250]),
    passphrase: "open",
    ca: "-----BEGIN CERTIFICATE-----",
  });
  expect(asked).toEqual({ SecretId: "cykelregistret/bankid" });
});

it.each([
  ["is no JSON", "secret passphrase"],
  ["lacks the root", JSON.stringify({ pfx: "AQID", passphrase: "secret passphrase" })],
  ["holds no base64", JSON.stringify({ pfx: "secret passphrase!", passphrase: "", ca: "x" })],
])("says of a secret that %s what it should hold, and shows nothing of it", async (_what, text) => {
  stored = text;
  const error: unknown = await fetchCertificate().catch((failure: unknown) => failure);
  expect(String(error)).toContain("does not hold pfx, passphrase and ca");
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain("secret passphrase");
});
