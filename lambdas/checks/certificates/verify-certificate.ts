import { verify } from "node:crypto";
import {
  CertificateFile,
  type CertificateKey,
  type CertificatePlace,
} from "#contract/checks/certificates.ts";
import { CertificateItem } from "#lambdas/checks/items/certificate.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";
import type { CertificatesContext } from "./certificates-context.ts";

export type Verified = {
  readonly item: CertificateItem;
  readonly content: CertificateFile;
  readonly key: CertificateKey;
};

const contentOf = (file: string): CertificateFile | undefined => {
  try {
    return CertificateFile.safeParse(JSON.parse(file)).data;
  } catch {
    return undefined;
  }
};

const isWithin = ({ from, until }: CertificateKey, at: string): boolean =>
  from <= at && (until === undefined || at < until);

/**
 * Returns undefined for a certificate that its key has not signed. A wrong number and a wrong code give the
 * same error.
 */
export const verifyCertificate = async (
  { table, signer }: Pick<CertificatesContext, "table" | "signer">,
  { number, code }: CertificatePlace,
): Promise<Verified | undefined> => {
  const item = await table.get(keys.certificate(number), CertificateItem);
  if (!item || !isSameSecret(code, item.code)) throw new ProblemError("certificate-not-found");
  const content = contentOf(item.file);
  const key = (await signer.publicKeys()).find(({ name }) => name === content?.key);
  if (!content || !key || content.certificate !== number) return undefined;
  const isSigned = verify("sha256", Buffer.from(item.file), key.pem, Buffer.from(item.signature, "base64"));
  return isSigned && isWithin(key, content.at) ? { item, content, key } : undefined;
};
