// oxlint-disable eslint/no-new -- a construct adds itself to its stack
import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, CfnCondition, type CfnElement, Duration, Fn, Lazy, SecretValue, Stack } from "aws-cdk-lib";
import { HttpApi, HttpMethod } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpJwtAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import * as appsync from "aws-cdk-lib/aws-appsync";
import * as cloudfront from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import * as cognito from "aws-cdk-lib/aws-cognito";
import * as dynamodb from "aws-cdk-lib/aws-dynamodb";
import { Key, KeySpec, KeyUsage } from "aws-cdk-lib/aws-kms";
import * as lambda from "aws-cdk-lib/aws-lambda";
import { DynamoEventSource, SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import { Bucket, type IBucket } from "aws-cdk-lib/aws-s3";
import { Schedule, ScheduleExpression, ScheduleTargetInput } from "aws-cdk-lib/aws-scheduler";
import { LambdaInvoke } from "aws-cdk-lib/aws-scheduler-targets";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { EmailIdentity, Identity } from "aws-cdk-lib/aws-ses";
import { Queue } from "aws-cdk-lib/aws-sqs";

/** A function that echoes its event, or fails, crashes or waits on request. */
const echoSource = `
const seen = { ...process.env };
export const handler = async (event, context) => {
  const body = event.body ? JSON.parse(event.isBase64Encoded ? Buffer.from(event.body, "base64").toString() : event.body) : {};
  if (body.fail) throw new Error("told to fail");
  if (body.crash) Promise.reject(new Error("nobody awaits me"));
  if (body.crash || body.hang) return new Promise(() => undefined);
  if (body.raw !== undefined) return body.raw;
  if (body.answer) return body.answer;
  return {
    statusCode: 200,
    headers: { "Content-Type": "application/json" },
    cookies: ["seen=1; HttpOnly", "theme=dark"],
    body: JSON.stringify({ event, imported: seen, now: { ...process.env }, name: context.functionName, remaining: context.getRemainingTimeInMillis() }),
  };
};`;

/** Records its events in a global that tests read; fails on poisonous records. */
const recorderSource = `
export const handler = async (event) => {
  const text = JSON.stringify(event);
  if (text.includes("poison")) throw new Error("poisonous record");
  (globalThis.recorded ??= []).push(event);
};`;

const edgeSource = `
function handler(event) {
  var request = event.request;
  if (request.uri === "/old") return { statusCode: 301, headers: { location: { value: "/new?q=" + (request.querystring.q ? request.querystring.q.value : "") } } };
  if (request.uri.indexOf(".") === -1 && request.uri !== "/") request.uri = "/app.html";
  else if (request.uri.charAt(request.uri.length - 1) === "/") request.uri += "index.html";
  return request;
}`;

const addressSource = `
function handler(event) {
  var request = event.request;
  request.headers["x-viewer-address"] = { value: event.viewer.ip };
  delete request.headers["x-trusted"];
  return request;
}`;

const code = (folder: string, name: string, source: string): lambda.AssetCode => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "index.mjs"), source);
  return lambda.Code.fromAsset(join(folder, name));
};

const makeStack = (app: App, folder: string): void => {
  const foundation = new Stack(app, "Foundation");
  const shared = new dynamodb.TableV2(foundation, "Table", {
    partitionKey: { name: "pk", type: dynamodb.AttributeType.STRING },
    sortKey: { name: "sk", type: dynamodb.AttributeType.STRING },
    globalSecondaryIndexes: [
      {
        indexName: "gsi1",
        partitionKey: { name: "gsi1pk", type: dynamodb.AttributeType.STRING },
        sortKey: { name: "gsi1sk", type: dynamodb.AttributeType.STRING },
      },
    ],
    timeToLiveAttribute: "expiresAt",
    dynamoStream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
  });
  const stack = new Stack(app, "Sample");
  const isProduction = new CfnCondition(stack, "IsProduction", {
    expression: Fn.conditionEquals(stack.region, "us-east-1"),
  });
  const originSecret = new Secret(stack, "OriginSecret", {
    generateSecretString: { passwordLength: 40, excludePunctuation: true },
  });
  const runtime = lambda.Runtime.NODEJS_24_X;
  const photos = new Bucket(stack, "BikePhotos", {
    lifecycleRules: [{ prefix: "staging/", expiration: Duration.days(1) }],
  });
  const site = new Bucket(stack, "Site");
  const photosId = stack.getLogicalId(photos.node.defaultChild as CfnElement);
  const echo = new lambda.Function(stack, "Echo", {
    runtime,
    handler: "index.handler",
    code: code(folder, "echo", echoSource),
    timeout: Duration.seconds(1),
    memorySize: 256,
    environment: {
      TABLE_NAME: shared.tableName,
      ORIGIN_SECRET: originSecret.secretValue.unsafeUnwrap(),
      PHOTO_URL: `https://${photos.bucketRegionalDomainName}/x`,
      STAGE: Fn.conditionIf(isProduction.logicalId, "prod", "local").toString(),
      REGION_LIST: Fn.select(0, Fn.split(",", `${stack.region},elsewhere`)),
      SUBSTITUTED: Fn.sub(`\${AWS::Region}/\${${photosId}.Arn}/\${Own}`, { Own: photos.bucketName }),
    },
  });
  const recorder = new lambda.Function(stack, "Recorder", {
    runtime,
    handler: "index.handler",
    code: code(folder, "recorder", recorderSource),
    environment: { ONLY_RECORDER: "yes" },
  });
  recorder.addEventSource(
    new DynamoEventSource(shared as dynamodb.ITable, {
      startingPosition: lambda.StartingPosition.LATEST,
      batchSize: 10,
      bisectBatchOnError: true,
      retryAttempts: 2,
      onFailure: new SqsDlq(new Queue(stack, "DeadLetters", { queueName: "dead-letters" })),
      filters: [
        lambda.FilterCriteria.filter({
          eventName: lambda.FilterRule.isEqual("INSERT"),
          dynamodb: { NewImage: { entity: { S: lambda.FilterRule.beginsWith("bike") } } },
        }),
      ],
    }),
  );
  new Schedule(stack, "Nightly", {
    schedule: ScheduleExpression.cron({ minute: "30", hour: "3" }),
    target: new LambdaInvoke(recorder, {
      input: ScheduleTargetInput.fromObject({ job: "nightly" }),
      retryAttempts: 4,
      maxEventAge: Duration.minutes(10),
      deadLetterQueue: new Queue(stack, "NightsGivenUp", { queueName: "nights-given-up" }),
    }),
    scheduleName: "nightly",
  });
  const pool = new cognito.UserPool(stack, "People", {
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    passwordPolicy: { minLength: 8, tempPasswordValidity: Duration.days(7) },
    mfa: cognito.Mfa.OPTIONAL,
    signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
    passkeyRelyingPartyId: Lazy.string({ produce: () => distribution.distributionDomainName }),
    passkeyUserVerification: cognito.PasskeyUserVerification.REQUIRED,
    lambdaTriggers: { postConfirmation: recorder },
    standardAttributes: { email: { required: true, mutable: true } },
    customAttributes: { storeId: new cognito.StringAttribute({ mutable: true, maxLen: 64 }) },
    keepOriginal: { email: true },
  });
  pool.addTrigger(
    cognito.UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
    recorder,
    cognito.LambdaVersion.V2_0,
  );
  const client = pool.addClient("Web", {
    authFlows: { userSrp: true, custom: true },
    accessTokenValidity: Duration.minutes(15),
    refreshTokenRotationGracePeriod: Duration.seconds(30),
    preventUserExistenceErrors: true,
    readAttributes: new cognito.ClientAttributes().withStandardAttributes({
      email: true,
      emailVerified: true,
    }),
    writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ email: true }),
  });
  for (const groupName of ["customer", "admin"]) pool.addGroup(groupName, { groupName });
  const api = new HttpApi(stack, "Api");
  const integration = new HttpLambdaIntegration("EchoIntegration", echo, { scopePermissionToRoute: false });
  const issuer = `https://cognito-idp.${stack.region}.amazonaws.com/${pool.userPoolId}`;
  const authorizer = new HttpJwtAuthorizer("Jwt", issuer, { jwtAudience: [client.userPoolClientId] });
  api.addRoutes({ path: "/api/open/{id}", methods: [HttpMethod.GET, HttpMethod.POST], integration });
  api.addRoutes({ path: "/api/open/special", methods: [HttpMethod.GET], integration });
  api.addRoutes({ path: "/api/files/{path+}", methods: [HttpMethod.ANY], integration });
  api.addRoutes({ path: "/api/closed", methods: [HttpMethod.GET], integration, authorizer });
  api.addRoutes({
    path: "/api/scoped",
    methods: [HttpMethod.GET],
    integration,
    authorizer,
    authorizationScopes: ["registry/write"],
  });
  new Key(stack, "Cipher");
  new Key(stack, "Mac", { keySpec: KeySpec.HMAC_256, keyUsage: KeyUsage.GENERATE_VERIFY_MAC });
  new EmailIdentity(stack, "Mail", { identity: Identity.domain("example.se") });
  writeFileSync(
    join(folder, "schema.graphql"),
    "type Query { nothing: Boolean } type Mutation { publish(userId: ID!): String } schema { query: Query mutation: Mutation }",
  );
  writeFileSync(join(folder, "publish.js"), "export const request = () => ({ payload: null });\n");
  const realtime = new appsync.GraphqlApi(stack, "Realtime", {
    name: "realtime",
    definition: appsync.Definition.fromFile(join(folder, "schema.graphql")),
  });
  realtime.addNoneDataSource("None").createResolver("Publish", {
    typeName: "Mutation",
    fieldName: "publish",
    runtime: appsync.FunctionRuntime.JS_1_0_0,
    code: appsync.Code.fromAsset(join(folder, "publish.js")),
  });
  const headers = new cloudfront.ResponseHeadersPolicy(stack, "Headers", {
    securityHeadersBehavior: {
      contentSecurityPolicy: {
        contentSecurityPolicy: `default-src 'none'; connect-src 'self' wss://${stack.region}.example`,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: "Permissions-Policy", value: "camera=(self)", override: true }],
    },
  });
  const rewrite = new cloudfront.Function(stack, "Rewrite", {
    code: cloudfront.FunctionCode.fromInline(edgeSource),
    runtime: cloudfront.FunctionRuntime.JS_2_0,
  });
  const address = new cloudfront.Function(stack, "ViewerAddress", {
    code: cloudfront.FunctionCode.fromInline(addressSource),
    runtime: cloudfront.FunctionRuntime.JS_2_0,
  });
  const plain = { responseHeadersPolicy: headers };
  const distribution = new cloudfront.Distribution(stack, "Distribution", {
    defaultRootObject: "index.html",
    defaultBehavior: {
      ...plain,
      origin: S3BucketOrigin.withOriginAccessControl(site as IBucket),
      functionAssociations: [{ function: rewrite, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST }],
    },
    additionalBehaviors: {
      "/api/*": {
        ...plain,
        origin: new HttpOrigin(Fn.select(2, Fn.split("/", api.apiEndpoint)), {
          customHeaders: {
            "x-origin-secret": SecretValue.secretsManager(originSecret.secretArn).unsafeUnwrap(),
          },
        }),
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
        cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
        functionAssociations: [{ function: address, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST }],
      },
      "/photos/*": { ...plain, origin: S3BucketOrigin.withOriginAccessControl(photos as IBucket) },
    },
  });
  recorder.addEnvironment("SITE_ORIGIN", `https://${distribution.distributionDomainName}`);
  recorder.addEnvironment("REALTIME_URL", realtime.graphqlUrl);
};

/** Synthesises a small application with every kind of resource and returns the folder of its assembly. */
export const synthesiseSample = (change: (app: App) => void = () => undefined): string => {
  const folder = mkdtempSync(join(tmpdir(), "sample-"));
  const outdir = join(folder, "cdk.out");
  const app = new App({ outdir, analyticsReporting: false });
  makeStack(app, folder);
  change(app);
  app.synth();
  return outdir;
};
