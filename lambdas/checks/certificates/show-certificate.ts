import { isDeepStrictEqual } from "node:util";
import {
  type CertificateBadge,
  CertificateFile,
  type CertificateKey,
  type CertificatePlace,
  CertifiedAnswer,
  type ShownCertificate,
} from "#contract/checks/certificates.ts";
import { maskFrameNumber } from "#contract/bikes/public-bike.ts";
import { answerNumber } from "#lambdas/checks/answer-number.ts";
import type { CertificatesContext } from "./certificates-context.ts";
import { certifiedAnswer } from "./certified-answer.ts";
import { verify } from "node:crypto";
import { CertificateItem } from "#lambdas/checks/items/certificate.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";

type Verified = {
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
const verifyCertificate = async (
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

/** Drops undefined fields. */
const plain = (answer: CertifiedAnswer): unknown => JSON.parse(JSON.stringify(CertifiedAnswer.parse(answer)));

/** Verifies a certificate for its holder, and compares it with the register's answer now. */
export const showCertificate = async (
  context: CertificatesContext,
  place: CertificatePlace,
): Promise<ShownCertificate> => {
  const verified = await verifyCertificate(context, place);
  if (!verified) return { verdict: "altered" };
  const { item, content, key } = verified;
  const answer = await answerNumber(context, content.frameNumber);
  const now = certifiedAnswer(answer);
  return {
    verdict: "genuine",
    file: item.file,
    signature: item.signature,
    key,
    checkableUntil: new Date(item.expiresAt * 1000).toISOString(),
    now: { ...now, at: answer.at },
    hasChanged: !isDeepStrictEqual(plain(now), plain(content)),
  };
};

/** Verifies a certificate for a page of another site, which shows less of it. */
export const showBadge = async (
  context: CertificatesContext,
  place: CertificatePlace,
): Promise<CertificateBadge> => {
  const verified = await verifyCertificate(context, place);
  if (!verified) return { verdict: "altered" };
  const { frameNumber, at, result } = verified.content;
  const { status, at: now } = await answerNumber(context, frameNumber);
  return {
    verdict: "genuine",
    frameNumber: maskFrameNumber(frameNumber),
    checkedAt: at,
    result,
    resultNow: status,
    now,
  };
};
