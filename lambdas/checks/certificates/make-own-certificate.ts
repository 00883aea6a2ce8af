import { CertificatePlace, maxCertificatesOfAccount } from "#contract/checks/certificates.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { CertificatesContext } from "./certificates-context.ts";
import { newCertificate } from "./new-certificate.ts";

const perAccount: RateLimit = {
  what: "certificates",
  max: maxCertificatesOfAccount,
  window: swedishDay,
  failure: "certificate-limit-reached",
};

/** Lists the certificate with those of the account. A repeated request gets the first one. */
export const makeOwnCertificate = (
  context: CertificatesContext,
  userId: string,
  { frameNumber, idempotencyKey }: { readonly frameNumber: string; readonly idempotencyKey: string },
): Promise<CertificatePlace> => {
  const { table, system } = context;
  const request = { userId, key: idempotencyKey, content: { frameNumber }, now: system.now() };
  return once(table, request, CertificatePlace, (record) =>
    retryOnConflict(system, async () => {
      const { content, item, write } = await newCertificate(context, frameNumber);
      const { number, code, expiresAt } = item;
      const { at, result } = content;
      const own = { number, code, frameNumber, at, result, expiresAt };
      await table.transact([
        record({ number, code }),
        requireOpenAccount(userId),
        countUse(perAccount, userId, new Date(at)),
        write,
        put(keys.ownCertificate(userId, at, number), "ownCertificate", own).expectNew("stale"),
      ]);
      return { number, code };
    }),
  );
};
