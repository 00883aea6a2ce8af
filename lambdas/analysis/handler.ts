import { KMSClient } from "@aws-sdk/client-kms";
import { RekognitionClient } from "@aws-sdk/client-rekognition";
import { TextractClient } from "@aws-sdk/client-textract";
import { analysisRoutes } from "#contract/analysis.ts";
import { analyse } from "#lambdas/analysis/analyse.ts";
import { awsVision } from "#lambdas/analysis/aws-vision.ts";
import { AnalysisEnv } from "#lambdas/analysis/env.ts";
import { readFrameNumber } from "#lambdas/analysis/read-frame-number.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { kmsCipher } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = AnalysisEnv.parse(process.env);
const logger = loggerOf("analysis");
const patient = { maxAttempts: 5 };

const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  buckets: { receipt: env.RECEIPTS_BUCKET, "bike-photo": env.BIKE_PHOTOS_BUCKET },
  cipher: kmsCipher(new KMSClient({}), env.PERSONAL_NUMBER_KEY_ID),
  vision: awsVision(new TextractClient(patient), new RekognitionClient(patient)),
  perDay: Number(env.ANALYSES_PER_DAY),
  readingsPerDay: Number(env.FRAME_READINGS_PER_DAY),
  reportFailure: (errorName: string) => logger.error("A picture could not be read", { errorName }),
};

export const handler = api(
  analysisRoutes,
  {
    analyse: ({ caller, body }) => analyse(context, caller.userId, body),
    readFrameNumber: ({ caller, body }) => readFrameNumber(context, caller, body.uploadId),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger,
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
