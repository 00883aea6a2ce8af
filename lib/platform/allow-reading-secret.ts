import { ArnFormat, Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";

/** Secrets Manager adds six random characters to the ARN of a secret, hence the wildcard. */
export const allowReadingSecret = (reader: FeatureFunction, name: string): void => {
  const resource = Stack.of(reader).formatArn({
    service: "secretsmanager",
    resource: "secret",
    resourceName: `${name}-??????`,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  reader.allow(new PolicyStatement({ actions: ["secretsmanager:GetSecretValue"], resources: [resource] }));
};
