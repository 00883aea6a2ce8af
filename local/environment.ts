import { devNull } from "node:os";
import type { Credentials } from "#local/aws/wire/credentials.ts";
import { environmentOfAll } from "#local/aws/lambda/own-credentials.ts";
import { servicePrefix, type Place } from "#local/template/place.ts";

const served = {
  S3: "s3",
  KMS: "kms",
  CLOUDFRONT: "cloudfront",
  CLOUDWATCH: "monitoring",
  LAMBDA: "lambda",
  SES: "ses",
  SNS: "sns",
  SECRETS_MANAGER: "secretsmanager",
  TEXTRACT: "textract",
  REKOGNITION: "rekognition",
  COGNITO_IDENTITY_PROVIDER: "cognito-idp",
} as const;

/** Points every AWS SDK client of this process at the embedded cloud. */
const sdkEnvironment = (place: Place, credentials: Credentials, tables: string): Record<string, string> => ({
  AWS_REGION: place.region,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  // Keeps the profiles of the developer out.
  AWS_CONFIG_FILE: devNull,
  AWS_SHARED_CREDENTIALS_FILE: devNull,
  AWS_EC2_METADATA_DISABLED: "true",
  AWS_ENDPOINT_URL_DYNAMODB: tables,
  ...Object.fromEntries(
    Object.entries(served).map(([name, service]) => [
      `AWS_ENDPOINT_URL_${name}`,
      `${place.baseUrl}${servicePrefix(service)}`,
    ]),
  ),
});

const foreign = ["AWS_PROFILE", "AWS_DEFAULT_PROFILE", "AWS_SESSION_TOKEN", "AWS_ENDPOINT_URL"];

/** Sets the environment for SDK clients; the tables have an address of their own. Returns a function that restores it. */
export const enterCloud = (place: Place, credentials: Credentials, tables: string): (() => void) => {
  const before = process.env;
  const own = Object.fromEntries(Object.entries(before).filter(([name]) => !foreign.includes(name)));
  process.env = environmentOfAll({ ...own, ...sdkEnvironment(place, credentials, tables) });
  return () => {
    process.env = before;
  };
};
