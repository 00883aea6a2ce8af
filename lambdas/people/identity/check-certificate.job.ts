import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { secretCertificate } from "./aws-certificate.ts";
import { certificateEnd, daysLeft } from "./certificate-end.ts";
import { CheckCertificateEnv } from "#lambdas/platform/jobs/env.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { system } from "#lambdas/platform/system.ts";

const serviceName = "check-certificate";
const env = CheckCertificateEnv.parse(process.env);
const secrets = new SecretsManagerClient({});
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });

/** Banks take weeks to issue a new one. */
const daysBefore = 60;

/** Warns before the certificate ends. A simulator needs none. */
export const handler = async (): Promise<{ days: number | undefined }> => {
  if (env.BANKID_CERTIFICATE === "") return { days: undefined };
  const certificate = await secretCertificate(secrets, env.BANKID_CERTIFICATE)();
  const end = await certificateEnd(certificate);
  const days = daysLeft(end, system.now());
  const details = { end: end.toISOString(), days };
  if (days < daysBefore) logger.error("BankID's certificate ends soon", details);
  else logger.info("BankID's certificate is good for long", details);
  metrics.addMetric("BankIdCertificateEnds", MetricUnit.Count, days < daysBefore ? 1 : 0);
  metrics.publishStoredMetrics();
  return { days };
};
