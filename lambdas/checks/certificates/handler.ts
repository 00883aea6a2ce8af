import { KMSClient } from "@aws-sdk/client-kms";
import { certificateRoutes } from "#contract/checks/certificates.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { system } from "#lambdas/platform/system.ts";
import type { ReadMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { kmsSigner } from "./aws-signer.ts";
import type { CertificatesContext } from "./certificates-context.ts";
import { CertificatesEnv } from "./env.ts";
import { listCertificates } from "./list-certificates.ts";
import { certificateForm, makeCertificate } from "./make-certificate.ts";
import { makeOwnCertificate } from "./make-own-certificate.ts";
import { showBadge, showCertificate } from "./show-certificate.ts";

const env = CertificatesEnv.parse(process.env);
const openMetered = openReader(env.TABLE_NAME, system);
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  signer: kmsSigner(new KMSClient({}), env.CERTIFICATE_KEYS),
  challengeSecret: env.CHALLENGE_SECRET,
  cursorSecret: env.CURSOR_SECRET,
  siteOrigin: env.SITE_ORIGIN,
};
const metered = (meter: ReadMeter): CertificatesContext => ({ ...context, reader: openMetered(meter) });

export const handler = api(
  certificateRoutes,
  {
    getCertificateChallenge: ({ address }) => createFormChallenge(context, certificateForm, address),
    getCertificateKeys: async () => ({ keys: [...(await context.signer.publicKeys())] }),
    makeCertificate: ({ body, address, meter }) => makeCertificate(metered(meter), body, address),
    showCertificate: ({ params, meter }) => showCertificate(metered(meter), params),
    showBadge: ({ params, meter }) => showBadge(metered(meter), params),
    makeOwnCertificate: ({ caller, body, idempotencyKey, meter }) =>
      makeOwnCertificate(metered(meter), caller.userId, { ...body, idempotencyKey }),
    listCertificates: ({ caller, query }) => listCertificates(context, caller.userId, query),
  },
  { ...guardSessions(env, loggerOf("certificates"), context.table), readUnits: { stage: env.STAGE } },
);
