import { randomBytes } from "node:crypto";
import { KMSClient } from "@aws-sdk/client-kms";
import type { CertificateFile } from "#contract/checks/certificates.ts";
import { createKms } from "#local/aws/kms/kms.ts";
import { kmsSigner } from "#lambdas/checks/certificates/aws-signer.ts";
import type { CertificatesContext } from "#lambdas/checks/certificates/certificates-context.ts";
import type { SigningKey } from "#lambdas/checks/certificates/env.ts";
import { certificateForm, makeCertificate } from "#lambdas/checks/certificates/make-certificate.ts";
import { showCertificate } from "#lambdas/checks/certificates/show-certificate.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { aListedBike, aRegister } from "#tests/lambdas/bikes/search/a-register.ts";
import { serve } from "#tests/local/serve.ts";
import { passOf } from "#tests/search-pass.ts";

const place = { region: "eu-west-1", accountId: "000000000000" };
const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };
const keyOf = (id: string) => ({
  id,
  arn: `arn:aws:kms:${place.region}:${place.accountId}:key/${id}`,
  usage: "SIGN_VERIFY" as const,
});

/** Starts KMS with two certificate keys. */
export const startKms = async () => {
  const context = { clock: Date, credentials, ...place, stateDir: undefined };
  const server = await serve(() =>
    createKms(context, { prefix: "/kms", keys: ["old", "new"].map((id) => keyOf(id)) }),
  );
  const client = new KMSClient({ region: place.region, endpoint: `${server.baseUrl}/kms`, credentials });
  return { client, close: () => server.close() };
};

const from = "2026-11-01T00:00:00.000Z";
export const oldKey = { name: "2026A", keyId: "old", from };
export const newKey = { name: "2027A", keyId: "new", from: "2026-11-21T00:00:00.000Z" };

const registered = aListedBike({ frameNumber: "WTU204K8861", brand: "Crescent", model: "Femto" });
const stolen = aListedBike({ frameNumber: "WTU204K8862", status: "stolen", stolenSince: "2026-11-01" });

/** A register with the function's own role, and a clock and key that tests change. */
export const aDesk = async (kms: KMSClient) => {
  let now = noon;
  let keys: SigningKey[] = [oldKey];
  const system = aSystem(() => now);
  const made = await withTable();
  const register = await aRegister(made);
  await register.add(registered, stolen);
  const client = await inRoleOf("certificates", made);
  const records = openTable(made.tableName, system, made.client);
  const context = (): CertificatesContext => ({
    table: openTable(made.tableName, system, client),
    reader: openReader(made.tableName, system, client)(startMeter()),
    system,
    signer: kmsSigner(kms, keys),
    challengeSecret: "challenges",
    cursorSecret: "cursors",
    siteOrigin: "https://cykelregistret.example",
  });
  /** The easiest proof of work. */
  const easily = {
    now: () => now,
    bytes: (length: number) => (length === 4 ? new Uint8Array(4) : randomBytes(length)),
  };
  const solve = async (): Promise<string> =>
    passOf(await createFormChallenge({ ...context(), system: easily }, certificateForm, "203.0.113.1"));
  const show = async (certificate: { number: string; code: string }) => {
    const shown = await showCertificate(context(), certificate);
    if (shown.verdict !== "genuine") throw new Error(shown.verdict);
    const content: CertificateFile = JSON.parse(shown.file);
    return { ...shown, content };
  };
  return {
    records,
    context,
    solve,
    show,
    makeFrom: async (address: string, frameNumber = "WTU204K8861") =>
      makeCertificate(context(), { frameNumber, solution: await solve() }, address),
    reportStolen: () =>
      register.table.transact(
        changeWrites(registered, { ...registered, status: "stolen", stolenSince: "2026-11-20" }),
      ),
    rotate: () => void (keys = [{ ...oldKey, until: "2026-11-25T00:00:00.000Z" }, newKey]),
    later: (days: number) => void (now = new Date(noon.getTime() + days * 86_400_000)),
  };
};
