import { readFile } from "node:fs/promises";
import path from "node:path";
import { CreateSecretCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { stages } from "#lib/stages/stages.ts";

const folder = path.resolve(import.meta.dirname, "../../tests/fixtures/bankid");

/** Stores a certificate in the stage's secret, as an operator does before the first deployment: the job that checks its expiry fails without one. */
export const putCertificate = async (region: string, stage: string): Promise<void> => {
  const Name = stages[stage]?.bankIdCertificate;
  if (Name === undefined) return;
  const pfx = (await readFile(path.join(folder, "client.p12"))).toString("base64");
  const ca = await readFile(path.join(folder, "ca.pem"), "utf8");
  const SecretString = JSON.stringify({ pfx, passphrase: "for-tests-only", ca });
  const client = new SecretsManagerClient({ region });
  await client.send(new CreateSecretCommand({ Name, SecretString }));
  client.destroy();
};
