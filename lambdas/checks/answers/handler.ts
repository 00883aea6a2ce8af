import { RekognitionClient } from "@aws-sdk/client-rekognition";
import { checkRoutes } from "#contract/checks/checks.ts";
import { elsewhereRoutes } from "#contract/checks/elsewhere.ts";
import { photoRoutes } from "#contract/checks/photos.ts";
import { answerNumber } from "#lambdas/checks/answer-number.ts";
import { bikeIndex } from "#lambdas/checks/elsewhere/bike-index.ts";
import { checkElsewhere } from "#lambdas/checks/elsewhere/check-elsewhere.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { readingCounter } from "#lambdas/platform/http/count-reading.ts";
import { assertSearchPass } from "#lambdas/platform/challenges/search-pass.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { readLettering } from "#lambdas/platform/ocr/aws-lettering.ts";
import { system } from "#lambdas/platform/system.ts";
import { openClient } from "#lambdas/platform/table/client.ts";
import { openCounter } from "#lambdas/platform/table/counter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { AnswersEnv } from "./env.ts";
import { readPhoto } from "./read-photo.ts";

const env = AnswersEnv.parse(process.env);
const logger = loggerOf("answers");
const client = openClient();
const count = openCounter(env.TABLE_NAME, system, client);
const rekognition = new RekognitionClient({ maxAttempts: 5 });
const elsewhere = {
  registers: env.BIKE_INDEX_URL === "" ? [] : [bikeIndex(env.BIKE_INDEX_URL)],
  reportTrouble: (source: string, reason: string) =>
    logger.info("Another register did not answer", { source, reason }),
};
const openMetered = openReader(env.TABLE_NAME, system, client);

const photos = {
  system,
  count,
  readLettering: (jpeg: Uint8Array) => readLettering(rekognition, { Bytes: jpeg }),
  reportFailure: (errorName: string) => logger.error("A photo could not be read", { errorName }),
};

export const handler = api(
  { ...checkRoutes, ...elsewhereRoutes, ...photoRoutes },
  {
    checkNumber: ({ params, meter }) =>
      answerNumber({ reader: openMetered(meter), system }, params.frameNumber),
    checkElsewhere: ({ params, meter }) =>
      checkElsewhere({ reader: openMetered(meter), ...elsewhere }, params.frameNumber),
    readPhoto: ({ body }) => readPhoto(photos, body),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger,
    count: readingCounter(count, env.ORIGIN_SECRETS),
    assertPass: (handedIn, address) =>
      assertSearchPass({ challengeSecret: env.CHALLENGE_SECRET, system }, handedIn, address),
    readUnits: { stage: env.STAGE },
  },
);
