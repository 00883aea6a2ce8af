import { createCloudFront } from "#local/aws/cloudfront/cloudfront.ts";
import { createKms } from "#local/aws/kms/kms.ts";
import type { Dispatcher } from "#local/aws/lambda/dispatcher.ts";
import { createLambda } from "#local/aws/lambda/lambda-service.ts";
import { createS3 } from "#local/aws/s3/s3.ts";
import { createSecretsManager } from "#local/aws/secretsmanager/secrets-manager.ts";
import { createEdgeCache } from "#local/aws/cloudfront/edge-cache.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { servicePrefix } from "#local/template/place.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import { readDistributions } from "#local/template/readers/distributions.ts";
import { readFunctions, versionsOf } from "#local/template/readers/functions.ts";
import { readKeys } from "#local/template/readers/keys.ts";
import { readSecrets } from "#local/template/readers/secrets.ts";
import type { CloudContext } from "./cloud.ts";

type Dependencies = {
  readonly context: CloudContext;
  readonly template: CloudTemplate;
  readonly invoke: Dispatcher["invoke"];
};

/** Creates the services that need no other service. */
export const createBasics = ({ context, template, invoke }: Dependencies) => {
  const s3 = createS3(context, { prefix: servicePrefix("s3"), buckets: readBuckets(template) });
  const kms = createKms(context, { prefix: servicePrefix("kms"), keys: readKeys(template) });
  const versions = versionsOf(readFunctions(template));
  const lambda = createLambda(context, { prefix: servicePrefix("lambda"), versions, invoke });
  const secrets = createSecretsManager(context, {
    prefix: servicePrefix("secretsmanager"),
    secrets: readSecrets(template),
    valueOf: (arn) => template.secretValue(arn),
  });
  const edge = createEdgeCache(context.clock);
  const cloudFront = createCloudFront(context, {
    prefix: servicePrefix("cloudfront"),
    distributions: readDistributions(template).map(({ id }) => id),
    edge,
  });
  return { s3, edge, spoken: [s3, kms, lambda, secrets, cloudFront] };
};
