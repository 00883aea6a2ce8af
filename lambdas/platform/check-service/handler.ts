import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { CheckServiceEnv } from "#lambdas/platform/jobs/env.ts";
import { checks } from "./checks.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";

const serviceName = "check-service";
const env = CheckServiceEnv.parse(process.env);
const logger = loggerOf(serviceName);
const metrics = new Metrics({ namespace: metricsNamespace(env.STAGE), serviceName });

/** Runs on a schedule, tries the site from outside as a visitor would, and returns the names of failed checks. */
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
