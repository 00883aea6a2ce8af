import { isDeepStrictEqual } from "node:util";
import {
  type CertificateBadge,
  type CertificatePlace,
  CertifiedAnswer,
  type ShownCertificate,
} from "#contract/checks/certificates.ts";
import { maskFrameNumber } from "#contract/bikes/public-bike.ts";
import { answerNumber } from "#lambdas/checks/answer-number.ts";
import type { CertificatesContext } from "./certificates-context.ts";
import { certifiedAnswer } from "./certified-answer.ts";
import { verifyCertificate } from "./verify-certificate.ts";

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
