import type * as z from "zod";
import type { CertificatesEnv } from "#lambdas/checks/certificates/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** The only function that may sign with the key of certificates. */
export const certificates: FunctionRecord<z.input<typeof CertificatesEnv>> = {
  name: "certificates",
  entry: "lambdas/checks/certificates/handler.ts",
  errorImpact: "Nobody gets a certificate of a check, and badges on other sites say that they do not know.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CHALLENGE_SECRET: resources.secrets.challenge,
    CURSOR_SECRET: resources.secrets.cursor,
    SITE_ORIGIN: resources.siteOrigin,
    CERTIFICATE_KEYS: resources.keys.certificateKeys(),
  }),
  rights: (fn, { table, keys }) => {
    table.allow(fn, ["BatchGetItem"], [partition.frameGuard, partition.posting]);
    table.allow(fn, ["Query"], [partition.fold]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.certificate, partition.idempotency]);
    table.allow(fn, ["GetItem", "Query", "PutItem", "ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["PutItem"], [partition.challenge]);
    table.allow(fn, ["UpdateItem"], [partition.quota, partition.rate]);
    keys.allowSigningCertificates(fn);
  },
};
