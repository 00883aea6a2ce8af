import { hostOf, servicePrefix, type Place } from "./place.ts";
import { lowerAlphanumeric, mixedAlphanumeric, shortId, uuidOf } from "./short-id.ts";

/** A resource whose references are not resolved yet; `named` resolves one of its name properties. */
type Declared = {
  readonly type: string;
  readonly logicalId: string;
  readonly stack: string;
  named(property: string): string | undefined;
};

export type Physical = { readonly ref: string; readonly attributes: Readonly<Record<string, string>> };

type Describe = (resource: Declared, place: Place) => Physical;

const fullName = (resource: Declared): string => `${resource.stack}-${resource.logicalId}`;

const arn = (place: Place, service: string, rest: string): string =>
  `arn:aws:${service}:${place.region}:${place.accountId}:${rest}`;

const bucket: Describe = (resource) => {
  const name = resource.named("BucketName") ?? fullName(resource).toLowerCase();
  const domain = `${name}.s3.amazonaws.com`;
  return {
    ref: name,
    attributes: { Arn: `arn:aws:s3:::${name}`, DomainName: domain, RegionalDomainName: domain },
  };
};

const table: Describe = (resource, place) => {
  const name = resource.named("TableName") ?? fullName(resource);
  const tableArn = arn(place, "dynamodb", `table/${name}`);
  return { ref: name, attributes: { Arn: tableArn, StreamArn: `${tableArn}/stream/local`, TableId: name } };
};

const lambda: Describe = (resource, place) => {
  const name = resource.named("FunctionName") ?? fullName(resource);
  return { ref: name, attributes: { Arn: arn(place, "lambda", `function:${name}`) } };
};

const userPool: Describe = (resource, place) => {
  const id = `${place.region}_${shortId(fullName(resource), 9, mixedAlphanumeric)}`;
  const provider = `cognito-idp.${place.region}.amazonaws.com/${id}`;
  return {
    ref: id,
    attributes: {
      UserPoolId: id,
      Arn: arn(place, "cognito-idp", `userpool/${id}`),
      ProviderName: provider,
      ProviderURL: `https://${provider}`,
    },
  };
};

const userPoolClient: Describe = (resource) => {
  const id = shortId(fullName(resource), 26, lowerAlphanumeric);
  return { ref: id, attributes: { ClientId: id } };
};

const httpApi: Describe = (resource, place) => {
  const id = shortId(fullName(resource), 10, lowerAlphanumeric);
  return {
    ref: id,
    attributes: { ApiId: id, ApiEndpoint: `https://${id}.execute-api.${place.region}.amazonaws.com` },
  };
};

const graphqlApi: Describe = (resource, place) => {
  const id = shortId(fullName(resource), 26, lowerAlphanumeric);
  const path = `${servicePrefix("appsync")}/${id}/graphql`;
  return {
    ref: arn(place, "appsync", `apis/${id}`),
    attributes: {
      ApiId: id,
      Arn: arn(place, "appsync", `apis/${id}`),
      GraphQLUrl: `${place.baseUrl}${path}`,
      GraphQLDns: hostOf(place),
      RealtimeUrl: `${place.baseUrl.replace("http", "ws")}${path}/realtime`,
      RealtimeDns: hostOf(place),
    },
  };
};

const role: Describe = (resource, place) => {
  const name = resource.named("RoleName") ?? fullName(resource);
  return { ref: name, attributes: { Arn: `arn:aws:iam::${place.accountId}:role/${name}` } };
};

const key: Describe = (resource, place) => {
  const id = uuidOf(fullName(resource));
  return { ref: id, attributes: { KeyId: id, Arn: arn(place, "kms", `key/${id}`) } };
};

const queue: Describe = (resource, place) => {
  const name = resource.named("QueueName") ?? fullName(resource);
  return {
    ref: `https://sqs.${place.region}.amazonaws.com/${place.accountId}/${name}`,
    attributes: { Arn: arn(place, "sqs", name), QueueName: name },
  };
};

const topic: Describe = (resource, place) => {
  const name = resource.named("TopicName") ?? fullName(resource);
  const topicArn = arn(place, "sns", name);
  return { ref: topicArn, attributes: { TopicArn: topicArn, TopicName: name } };
};

const secret: Describe = (resource, place) => {
  const name = resource.named("Name") ?? fullName(resource);
  const secretArn = arn(place, "secretsmanager", `secret:${name}-local0`);
  return { ref: secretArn, attributes: { Id: secretArn } };
};

const distribution: Describe = (resource, place) => {
  const id = shortId(fullName(resource), 14, lowerAlphanumeric).toUpperCase();
  return { ref: id, attributes: { Id: id, DomainName: hostOf(place) } };
};

const edgeFunction: Describe = (resource, place) => {
  const functionArn = `arn:aws:cloudfront::${place.accountId}:function/${fullName(resource)}`;
  return { ref: functionArn, attributes: { FunctionARN: functionArn } };
};

/** `FunctionName` may be a name or an ARN. */
const qualified = (resource: Declared, place: Place, qualifier: string): string => {
  const given = resource.named("FunctionName") ?? "";
  return arn(place, "lambda", `function:${given.split(":").at(-1) ?? ""}:${qualifier}`);
};

/** The embedded cloud runs only the built version. */
const onlyVersion = "1";

const version: Describe = (resource, place) => {
  const versionArn = qualified(resource, place, onlyVersion);
  return { ref: versionArn, attributes: { FunctionArn: versionArn, Version: onlyVersion } };
};

const alias: Describe = (resource, place) => {
  const aliasArn = qualified(resource, place, resource.named("Name") ?? "");
  return { ref: aliasArn, attributes: { AliasArn: aliasArn } };
};

// Most resources are only named or given a policy, so a name and a plain ARN are enough.
const other: Describe = (resource, place) => {
  const name = fullName(resource);
  const service = (resource.type.split("::")[1] ?? "custom").toLowerCase();
  return { ref: name, attributes: { Arn: arn(place, service, name), Id: name } };
};

const descriptions: Record<string, Describe> = {
  "AWS::S3::Bucket": bucket,
  "AWS::DynamoDB::Table": table,
  "AWS::DynamoDB::GlobalTable": table,
  "AWS::Lambda::Function": lambda,
  "AWS::Lambda::Version": version,
  "AWS::Lambda::Alias": alias,
  "AWS::Cognito::UserPool": userPool,
  "AWS::Cognito::UserPoolClient": userPoolClient,
  "AWS::ApiGatewayV2::Api": httpApi,
  "AWS::AppSync::GraphQLApi": graphqlApi,
  "AWS::IAM::Role": role,
  "AWS::KMS::Key": key,
  "AWS::SNS::Topic": topic,
  "AWS::SQS::Queue": queue,
  "AWS::SecretsManager::Secret": secret,
  "AWS::CloudFront::Distribution": distribution,
  "AWS::CloudFront::Function": edgeFunction,
};

/** Names a declared resource as AWS would, with stable ids. */
export const describePhysical: Describe = (resource, place) =>
  (descriptions[resource.type] ?? other)(resource, place);
