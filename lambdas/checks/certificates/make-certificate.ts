import { createHash } from "node:crypto";
import { CertificatePlace, maxCertificatesOfAddress } from "#contract/checks/certificates.ts";
import { type OpenForm, formWrites } from "#lambdas/platform/challenges/form-challenge.ts";
import { networkOf } from "#lambdas/platform/http/network.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { keyedPseudonymOf, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { CertificatesContext } from "./certificates-context.ts";
import { newCertificate } from "./new-certificate.ts";

export const certificateForm: OpenForm = {
  name: "certificate",
  perAddress: {
    what: "certificates-from-address",
    max: maxCertificatesOfAddress,
    window: swedishDay,
    failure: "certificate-limit-reached",
  },
};

/** Gives a visitor without an account one certificate per solved challenge. Repeating the request with the same solution and number returns the same one. */
export const makeCertificate = async (
  context: CertificatesContext,
  { frameNumber, solution }: { readonly frameNumber: string; readonly solution: string },
  address: string,
): Promise<CertificatePlace> => {
  const { table, system, challengeSecret } = context;
  const sender = keyedPseudonymOf(challengeSecret, networkOf(address));
  const sent = formWrites(context, certificateForm, solution, { address: sender });
  // Not derived from the sender, so that no network address is stored with a certificate.
  const userId = createHash("sha256").update(`${solution}\n${frameNumber}`).digest("hex");
  const request = { userId, key: "certificate", content: { frameNumber }, now: system.now() };
  return once(table, request, CertificatePlace, (record) =>
    retryOnConflict(system, async () => {
      const { item, write } = await newCertificate(context, frameNumber);
      const { number, code } = item;
      await table.transact([record({ number, code }), ...sent, write]);
      return { number, code };
    }),
  );
};
