import { Stack } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { retainedLog } from "./retained-log.ts";

/** Logs the route instead of the path, which can contain a frame number. */
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

/** The HTTP API without routes, which the stack of the features adds. */
export class ApiEndpoint extends Construct {
  /** The host to which the site forwards requests. */
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
    const log = retainedLog(this, RetentionDays.ONE_YEAR);
    this.logName = log.logGroupName;
    new HttpStage(this, "Stage", {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: accessLog },
    });
  }
}
