import type { Metrics } from "#local/alarms/metrics.ts";
import { meteredTables } from "#local/alarms/sources.ts";
import { createCloudFront } from "#local/cloudfront/cloudfront.ts";
import { tellChanges } from "#local/dynamodb/changes.ts";
import type { Database } from "#local/dynamodb/database.ts";
import { createTableDoor } from "#local/dynamodb/door.ts";
import type { FaultSet } from "#local/faults/fault-set.ts";
import { tableFaults } from "#local/faults/table-faults.ts";
import { tableRights } from "#local/dynamodb/table-rights.ts";
import { createKms } from "#local/kms/kms.ts";
import type { Dispatcher } from "#local/lambda/dispatcher.ts";
import { createLambda } from "#local/lambda/lambda-service.ts";
import { createS3 } from "#local/s3/s3.ts";
import { createSecretsManager } from "#local/secretsmanager/secrets-manager.ts";
import { createEdgeCache } from "#local/cloudfront/edge-cache.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { servicePrefix } from "#local/template/place.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import { readDistributions } from "#local/template/readers/distributions.ts";
import { readFunctions } from "#local/template/readers/functions.ts";
import { readKeys } from "#local/template/readers/keys.ts";
import { readSecrets } from "#local/template/readers/secrets.ts";
import { readTables } from "#local/template/readers/tables.ts";

import type { CloudContext } from "./cloud.ts";

type Dependencies = {
  readonly context: CloudContext;
  readonly template: CloudTemplate;
  readonly database: Pick<Database, "endpoint" | "changes">;
  readonly faults: FaultSet;
  readonly metrics: Metrics;
  readonly invoke: Dispatcher["invoke"];
};

/** Tables, storage, keys, secrets and functions by themselves, which need none of the others. */
export const createBasics = ({ context, template, database, faults, metrics, invoke }: Dependencies) => {
  const prefix = servicePrefix("dynamodb");
  const steps = [
    meteredTables(metrics),
    tableRights(context, readTables(template)),
    tableFaults(faults),
    tellChanges(database.changes),
  ];
  const tables = createTableDoor(context, { prefix, endpoint: database.endpoint, steps });
  const s3 = createS3(context, { prefix: servicePrefix("s3"), buckets: readBuckets(template) });
  const kms = createKms(context, { prefix: servicePrefix("kms"), keys: readKeys(template) });
  const functionNames = readFunctions(template).map(({ name }) => name);
  const lambda = createLambda(context, { prefix: servicePrefix("lambda"), functionNames, invoke });
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
  return { s3, edge, spoken: [tables, s3, kms, lambda, secrets, cloudFront] };
};
