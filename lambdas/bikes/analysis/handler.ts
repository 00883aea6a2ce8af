import { KMSClient } from "@aws-sdk/client-kms";
import { RekognitionClient } from "@aws-sdk/client-rekognition";
import { TextractClient } from "@aws-sdk/client-textract";
import { analysisRoutes } from "#contract/bikes/analysis.ts";
import { analyse } from "./analyse.ts";
import { awsVision } from "./aws-vision.ts";
import { AnalysisEnv } from "./env.ts";
import { readFrameNumber } from "./read-frame-number.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { kmsCipher } from "#lambdas/people/personal-numbers.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

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
  guardSessions(env, logger, context.table),
);
