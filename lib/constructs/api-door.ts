import { Stack } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { keptLog } from "#lib/constructs/kept-log.ts";

/** Names the route, not the address: an address can hold a frame number. */
const accessLog = AccessLogFormat.custom(
  JSON.stringify({
    requestId: "$context.requestId",
    time: "$context.requestTime",
    route: "$context.routeKey",
    status: "$context.status",
    milliseconds: "$context.responseLatency",
    bytes: "$context.responseLength",
    authorizerError: "$context.authorizer.error",
    integrationError: "$context.integrationErrorMessage",
  }),
);

/** The API as the site knows it. What it answers is added by the stack of the features. */
export class ApiDoor extends Construct {
  /** Where the site sends requests to. */
  readonly host: string;
  readonly api: HttpApi;
  readonly logName: string;
  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.api = new HttpApi(this, "Api", {
      apiName: Stack.of(this).stackName,
      createDefaultStage: false,
    });
    this.host = `${this.api.apiId}.execute-api.${Stack.of(this).region}.amazonaws.com`;
    const log = keptLog(this, RetentionDays.ONE_YEAR);
    this.logName = log.logGroupName;
    new HttpStage(this, "Stage", {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: accessLog },
    });
  }
}
