import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { Aws, RemovalPolicy, Stack, Validations } from "aws-cdk-lib";
import {
  AuthorizationType,
  CfnGraphQLApi,
  Code,
  Definition,
  FieldLogLevel,
  FunctionRuntime,
  GraphqlApi,
  IntrospectionConfig,
} from "aws-cdk-lib/aws-appsync";
import type { IUserPool } from "aws-cdk-lib/aws-cognito";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { FeatureFunction } from "./feature-function.ts";

const folder = path.resolve(import.meta.dirname, "../appsync");

/** Resolvers are files named `<Type>.<field>.js`. */
const resolvers = readdirSync(folder).flatMap((file) => {
  const [typeName, fieldName, extension] = file.split(".");
  return typeName !== undefined && fieldName !== undefined && extension === "js"
    ? [{ file, typeName, fieldName }]
    : [];
});

/** Notifies open pages of changes. It stores nothing; resolvers only decide who receives an event. */
export class Realtime extends Construct {
  readonly url: string;
  /** The HTTP and WebSocket addresses for pages. */
  readonly addresses: readonly string[];
  private readonly api: GraphqlApi;
  constructor(scope: Construct, id: string, userPool: IUserPool) {
    super(scope, id);
    this.api = new GraphqlApi(this, "Api", {
      name: `${Stack.of(this).stackName}-realtime`,
      definition: Definition.fromFile(path.join(folder, "schema.graphql")),
      authorizationConfig: {
        defaultAuthorization: {
          authorizationType: AuthorizationType.USER_POOL,
          userPoolConfig: { userPool },
        },
        additionalAuthorizationModes: [{ authorizationType: AuthorizationType.IAM }],
      },
      xrayEnabled: true,
      queryDepthLimit: 2,
      introspectionConfig: IntrospectionConfig.DISABLED,
    });
    this.url = this.api.graphqlUrl;
    const source = this.api.addNoneDataSource("Nowhere");
    for (const { file, typeName, fieldName } of resolvers)
      source.createResolver(`${typeName}${fieldName}`, {
        typeName,
        fieldName,
        runtime: FunctionRuntime.JS_1_0_0,
        code: Code.fromInline(readFileSync(path.join(folder, file), "utf8")),
      });
    this.addresses = [this.resource.attrGraphQlUrl, this.resource.attrRealtimeUrl];
    this.logErrors();
  }

  allowPublishing(publisher: FeatureFunction): void {
    publisher.allow(
      new PolicyStatement({
        actions: ["appsync:GraphQL"],
        resources: ["publish", "publishToAdmins"].map(
          (field) => `${this.api.arn}/types/Mutation/fields/${field}`,
        ),
      }),
    );
  }

  private get resource(): CfnGraphQLApi {
    const { defaultChild } = this.api.node;
    if (defaultChild instanceof CfnGraphQLApi) return defaultChild;
    throw new Error("A GraphqlApi is no longer made of a CfnGraphQLApi.");
  }

  /** CDK's own option would add a function only to set the retention. */
  private logErrors(): void {
    const { region } = Stack.of(this);
    const writer = new Role(this, "LogWriter", { assumedBy: new ServicePrincipal("appsync.amazonaws.com") });
    new LogGroup(this, "Log", {
      logGroupName: `/aws/appsync/apis/${this.api.apiId}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // A wildcard, because the log's name contains the API's id, and the API depends on this role.
    const anyApi = `arn:aws:logs:${region}:${Aws.ACCOUNT_ID}:log-group:/aws/appsync/apis/*`;
    writer.addToPolicy(
      new PolicyStatement({ actions: ["logs:CreateLogStream", "logs:PutLogEvents"], resources: [anyApi] }),
    );
    this.resource.logConfig = {
      cloudWatchLogsRoleArn: writer.roleArn,
      fieldLogLevel: FieldLogLevel.ERROR,
      excludeVerboseContent: true,
    };
    Validations.of(writer).acknowledge({
      id: `AwsSolutions-IAM5[Resource::arn:aws:logs:${region}:<AWS::AccountId>:log-group:/aws/appsync/apis/*]`,
      reason:
        "It may write into the logs of any AppSync API, because its own is not known before the role is.",
    });
    Validations.of(this.api).acknowledge({
      id: "AwsSolutions-ASC3",
      reason: "Errors are logged; the verbose part is left out because it holds tokens and events.",
    });
  }
}
