import { GetSecretValueCommand, type SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import * as z from "zod";
import type { Certificate } from "./bankid-connection.ts";

const Stored = z.object({ pfx: z.base64().min(1), passphrase: z.string(), ca: z.string().min(1) });

const parse = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
};

/** Reads the BankID certificate from its secret. Errors never show its content. */
export const secretCertificate =
  (secrets: SecretsManagerClient, secretId: string) => async (): Promise<Certificate> => {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: secretId }));
    const stored = Stored.safeParse(parse(SecretString)).data;
    if (!stored) throw new Error("The secret with BankID's certificate does not hold pfx, passphrase and ca");
    return { ...stored, pfx: Buffer.from(stored.pfx, "base64") };
  };
