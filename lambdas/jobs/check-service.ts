import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricsNamespace } from "#contract/metrics.ts";
import { CheckServiceEnv } from "#lambdas/jobs/env.ts";
import { checks } from "#lambdas/jobs/service-check/checks.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";

const serviceName = "check-service";
const env = CheckServiceEnv.parse(process.env);
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });

/** Runs by the clock, and tries what matters most as a stranger would, from outside. Names what failed. */
export const handler = async (): Promise<{ failed: string[] }> => {
  const tried = Object.entries(checks).map(async ([name, check]) => {
    try {
      await check(env.SITE_ORIGIN);
      return { name, count: 0 };
    } catch (error) {
      logger.error("The service does not answer as it should", {
        check: name,
        reason: error instanceof Error ? error.message : typeof error,
      });
      return { name, count: 1 };
    }
  });
  const outcomes = await Promise.all(tried);
  for (const { name, count } of outcomes) metrics.addMetric(name, MetricUnit.Count, count);
  metrics.publishStoredMetrics();
  return { failed: outcomes.filter(({ count }) => count > 0).map(({ name }) => name) };
};
