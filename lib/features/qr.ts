import type { Construct } from "constructs";
import type * as z from "zod";
import type { ApiEnv } from "#lambdas/http/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

/** Open to everybody who holds a code: it reads, and counts how often somebody compares numbers. */
export const qrFunction = (scope: Construct, parts: ApiParts): FeatureFunction => {
  const { table, workshop } = parts;
  const qr = new FeatureFunction<z.input<typeof ApiEnv>>(scope, "QrFunction", {
    workshop,
    name: "qr",
    errorImpact: "Whoever scans the code of a bike learns nothing of it.",
    environment: apiEnvironment(parts),
  });
  table.allow(qr, { actions: ["GetItem"], partitions: ["QR#*", "BIKE#*", "USER#*"] });
  table.allow(qr, { actions: ["UpdateItem"], partitions: ["RATE#*"] });
  return qr;
};
