import { createPublicKey, verify as verifySignature } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DecryptCommand,
  DescribeKeyCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  GenerateMacCommand,
  GetPublicKeyCommand,
  KMSClient,
  ListKeysCommand,
  SignCommand,
  VerifyMacCommand,
} from "@aws-sdk/client-kms";
import { afterAll, describe, expect, it } from "vitest";
import { createKms } from "#local/aws/kms/kms.ts";
import { serve } from "#tests/local/serve.ts";

const arn = (id: string) => `arn:aws:kms:eu-west-1:000000000000:${id}`;
const keys = [
  { id: "table", arn: arn("key/table"), usage: "ENCRYPT_DECRYPT" as const, aliases: ["alias/registry"] },
  { id: "other", arn: arn("key/other"), usage: "ENCRYPT_DECRYPT" as const },
  { id: "guard", arn: arn("key/guard"), usage: "GENERATE_VERIFY_MAC" as const },
  { id: "signer", arn: arn("key/signer"), usage: "SIGN_VERIFY" as const },
];
const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };

const start = async (stateDir?: string) => {
  const context = { clock: Date, credentials, region: "eu-west-1", accountId: "000000000000", stateDir };
  const server = await serve(() => createKms(context, { prefix: "/_aws/kms", keys }));
  const clientWith = (secretAccessKey: string) =>
    new KMSClient({
      region: "eu-west-1",
      endpoint: `${server.baseUrl}/_aws/kms`,
      credentials: { ...credentials, secretAccessKey },
      maxAttempts: 1,
    });
  return { ...server, client: clientWith(credentials.secretAccessKey), clientWith };
};

const kms = await start();
afterAll(() => kms.close());

const secret = Buffer.from("19900101-2385");
const EncryptionContext = { userId: "user_1", purpose: "pnr" };
const encrypt = async (KeyId = "table") => {
  const command = new EncryptCommand({ KeyId, Plaintext: secret, EncryptionContext });
  const { CiphertextBlob } = await kms.client.send(command);
  return CiphertextBlob!;
};
const decrypt = (CiphertextBlob: Uint8Array, more: object = {}) =>
  kms.client.send(new DecryptCommand({ CiphertextBlob, EncryptionContext, ...more }));

describe("KMS encryption", () => {
  it("returns the text under the same context, in any order", async () => {
    const read = await decrypt(await encrypt(), { EncryptionContext: { purpose: "pnr", userId: "user_1" } });
    expect(Buffer.from(read.Plaintext!)).toEqual(secret);
    expect(read.KeyId).toBe(arn("key/table"));
  });

  it("never makes the same blob twice, nor shows the text", async () => {
    const [one, two] = [Buffer.from(await encrypt()), Buffer.from(await encrypt())];
    expect(one.equals(two)).toBe(false);
    expect(one.includes(secret)).toBe(false);
  });

  it("finds a key by id, ARN, alias and alias ARN", async () => {
    for (const name of ["table", arn("key/table"), "alias/registry", arn("alias/registry")])
      expect((await decrypt(await encrypt(name), { KeyId: name })).KeyId).toBe(arn("key/table"));
  });

  it("is refused under another context", async () => {
    const blob = await encrypt();
    const contexts = [
      undefined,
      { userId: "user_2", purpose: "pnr" },
      { userId: "user_1" },
      { ...EncryptionContext, more: "x" },
      { 'userId","user_1"],["purpose': "pnr" },
    ];
    for (const context of contexts)
      await expect(decrypt(blob, { EncryptionContext: context })).rejects.toMatchObject({
        name: "InvalidCiphertextException",
      });
  });

  it("is refused for a blob changed in any byte, cut short or invented", async () => {
    const blob = Buffer.from(await encrypt());
    const changed = Array.from(blob, (byte, at) => {
      const copy = Buffer.from(blob);
      copy[at] = byte ^ 1;
      return copy;
    });
    const forged = [...changed, blob.subarray(0, -1), blob.subarray(0, 10), Buffer.from("invented")];
    for (const each of forged)
      await expect(decrypt(each)).rejects.toMatchObject({ name: "InvalidCiphertextException" });
  });

  it("is refused for a blob of another key", async () => {
    const blob = await encrypt();
    await expect(decrypt(blob, { KeyId: "other" })).rejects.toMatchObject({ name: "IncorrectKeyException" });
    const relabelled = Buffer.concat([Buffer.from(blob.slice(0, 2)), Buffer.from("other"), blob.slice(7)]);
    await expect(decrypt(relabelled)).rejects.toMatchObject({ name: "InvalidCiphertextException" });
  });
});

describe("A data key", () => {
  it("comes in clear and encrypted", async () => {
    const command = new GenerateDataKeyCommand({ KeyId: "table", KeySpec: "AES_256", EncryptionContext });
    const made = await kms.client.send(command);
    expect(made.Plaintext).toHaveLength(32);
    expect((await decrypt(made.CiphertextBlob!)).Plaintext).toEqual(made.Plaintext);
  });

  it("needs exactly one size", async () => {
    await expect(kms.client.send(new GenerateDataKeyCommand({ KeyId: "table" }))).rejects.toMatchObject({
      name: "ValidationException",
    });
  });
});

describe("A MAC", () => {
  const mac = async (text: string) => {
    const Message = Buffer.from(text);
    const command = new GenerateMacCommand({ KeyId: "guard", Message, MacAlgorithm: "HMAC_SHA_256" });
    return (await kms.client.send(command)).Mac!;
  };
  const verify = (text: string, Mac: Uint8Array) =>
    kms.client.send(
      new VerifyMacCommand({ KeyId: "guard", Message: Buffer.from(text), Mac, MacAlgorithm: "HMAC_SHA_256" }),
    );

  it("is always the same for a message and its key", async () => {
    const [one, two, other] = [await mac("a"), await mac("a"), await mac("b")];
    expect(one).toEqual(two);
    expect(one).toHaveLength(32);
    expect(one).not.toEqual(other);
    expect((await verify("a", one)).MacValid).toBe(true);
  });

  it("is refused for another message or length", async () => {
    const one = await mac("a");
    await expect(verify("b", one)).rejects.toMatchObject({ name: "KMSInvalidMacException" });
    await expect(verify("a", one.slice(1))).rejects.toMatchObject({ name: "KMSInvalidMacException" });
  });
});

describe("A signature", () => {
  const publicKey = async () => {
    const { PublicKey, ...key } = await kms.client.send(new GetPublicKeyCommand({ KeyId: "signer" }));
    expect(key).toMatchObject({
      KeyId: arn("key/signer"),
      KeySpec: "ECC_NIST_P256",
      KeyUsage: "SIGN_VERIFY",
      SigningAlgorithms: ["ECDSA_SHA_256"],
    });
    return createPublicKey({ key: Buffer.from(PublicKey!), format: "der", type: "spki" });
  };
  const sign = (KeyId: string) =>
    kms.client.send(
      new SignCommand({ KeyId, Message: secret, MessageType: "RAW", SigningAlgorithm: "ECDSA_SHA_256" }),
    );

  it("is verified by the public key alone, for its message alone", async () => {
    const key = await publicKey();
    const { Signature } = await sign("signer");
    expect(verifySignature("sha256", secret, key, Signature!)).toBe(true);
    expect(verifySignature("sha256", Buffer.from("19900101-2386"), key, Signature!)).toBe(false);
  });

  it("is refused of a key for something else, which has no public half either", async () => {
    await expect(sign("guard")).rejects.toMatchObject({ name: "InvalidKeyUsageException" });
    const command = new GetPublicKeyCommand({ KeyId: "guard" });
    await expect(kms.client.send(command)).rejects.toMatchObject({ name: "UnsupportedOperationException" });
  });
});

describe("A key", () => {
  it("describes itself", async () => {
    const { KeyMetadata } = await kms.client.send(new DescribeKeyCommand({ KeyId: "guard" }));
    expect(KeyMetadata).toMatchObject({
      Arn: arn("key/guard"),
      AWSAccountId: "000000000000",
      KeySpec: "HMAC_256",
      KeyUsage: "GENERATE_VERIFY_MAC",
      CreationDate: expect.any(Date),
    });
  });

  it("is refused for other uses", async () => {
    const mac = new GenerateMacCommand({ KeyId: "table", Message: secret, MacAlgorithm: "HMAC_SHA_256" });
    await expect(kms.client.send(mac)).rejects.toMatchObject({ name: "InvalidKeyUsageException" });
    await expect(encrypt("guard")).rejects.toMatchObject({ name: "InvalidKeyUsageException" });
  });

  it("is refused when unknown", async () => {
    for (const name of ["nobody", arn("key/nobody"), "alias/nobody", arn("alias/nobody")])
      await expect(encrypt(name)).rejects.toMatchObject({ name: "NotFoundException" });
  });

  it("keeps its material over a restart", async () => {
    const stateDir = mkdtempSync(join(tmpdir(), "kms-"));
    const first = await start(stateDir);
    const { CiphertextBlob } = await first.client.send(
      new EncryptCommand({ KeyId: "table", Plaintext: secret }),
    );
    await first.close();
    const second = await start(stateDir);
    const read = await second.client.send(new DecryptCommand({ CiphertextBlob }));
    expect(Buffer.from(read.Plaintext!)).toEqual(secret);
    await second.close();
    rmSync(stateDir, { recursive: true });
  });
});

describe("A KMS request", () => {
  it("is refused with another secret or without a signature", async () => {
    const command = new EncryptCommand({ KeyId: "table", Plaintext: secret });
    await expect(kms.clientWith("guess").send(command)).rejects.toMatchObject({
      name: "InvalidSignatureException",
    });
    const headers = { "x-amz-target": "TrentService.DescribeKey" };
    const response = await fetch(`${kms.baseUrl}/_aws/kms/`, {
      method: "POST",
      headers,
      body: '{"KeyId":"table"}',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("MissingAuthenticationTokenException");
  });

  it("is refused for too much text or an operation that is not served", async () => {
    const large = new EncryptCommand({ KeyId: "table", Plaintext: Buffer.alloc(4097) });
    await expect(kms.client.send(large)).rejects.toMatchObject({ name: "ValidationException" });
    await expect(kms.client.send(new ListKeysCommand())).rejects.toMatchObject({
      name: "UnknownOperationException",
    });
  });
});
