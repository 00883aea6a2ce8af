import { swedishDate } from "#contract/platform/calendar-date.ts";
import { mayBePersonalNumber } from "#contract/platform/personal-number.ts";
import { CertificateFile } from "#contract/checks/certificates.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { answerNumber } from "#lambdas/checks/answer-number.ts";
import type { CertificateItem } from "#lambdas/checks/items/certificate.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { datedNumber, readableCode } from "#lambdas/platform/table/ids.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { CertificatesContext } from "./certificates-context.ts";
import { certifiedAnswer } from "./certified-answer.ts";

export type NewCertificate = {
  readonly content: CertificateFile;
  readonly item: Omit<CertificateItem, "entity">;
  readonly write: Action;
};

/** Looks up a number and signs the answer. Only the number comes from the browser. */
export const newCertificate = async (
  context: CertificatesContext,
  frameNumber: string,
): Promise<NewCertificate> => {
  const { system, signer, siteOrigin } = context;
  const answer = await answerNumber(context, frameNumber);
  const at = new Date(answer.at);
  const today = swedishDate(at);
  // Others see a certificate, and somebody may have typed a personal number by mistake.
  if (answer.status === "unknown" && mayBePersonalNumber(frameNumber))
    throw new ProblemError("personal-number-typed");
  const number = datedNumber("I", today, system.bytes(4));
  const content = CertificateFile.parse({
    issuer: siteOrigin,
    certificate: number,
    frameNumber,
    at: answer.at,
    ...certifiedAnswer(answer),
    key: signer.keyName,
  });
  const file = `${JSON.stringify(content, undefined, 2)}\n`;
  const item = {
    number,
    code: readableCode(system.bytes(10)),
    file,
    signature: await signer.sign(file),
    expiresAt: expiryOf("certificates", at),
  };
  return { content, item, write: put(keys.certificate(number), "certificate", item).expectNew("stale") };
};
