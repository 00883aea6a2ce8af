import { Stack, Validations } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { HttpUserPoolAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { type Feature, features } from "#contract/index.ts";
import { type Route, apiBase } from "#contract/route.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Accounts } from "#lib/constructs/user-pool.ts";

type FeatureFunctions = Readonly<Record<Feature, FeatureFunction>>;

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

/** Every route of the contract, each behind the user pool's tokens unless the contract calls it public. */
export class FeatureApi extends Construct {
  /** Where the site sends requests to. */
  readonly host: string;
  private readonly api: HttpApi;
  private readonly authorizer: HttpUserPoolAuthorizer;
  constructor(scope: Construct, id: string, accounts: Accounts, functions: FeatureFunctions) {
    super(scope, id);
    this.authorizer = new HttpUserPoolAuthorizer("Accounts", accounts.pool, {
      userPoolClients: [accounts.webClient],
    });
    this.api = new HttpApi(this, "Api", { createDefaultStage: false });
    this.host = `${this.api.apiId}.execute-api.${Stack.of(this).region}.amazonaws.com`;
    const log = new LogGroup(this, "Log", { retention: RetentionDays.ONE_YEAR });
    new HttpStage(this, "Stage", {
      httpApi: this.api,
      autoDeploy: true,
      throttle: { rateLimit: 500, burstLimit: 1000 },
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: accessLog },
    });
    this.serve("accounts", functions);
    this.serve("adminSearch", functions);
    this.serve("analysis", functions);
    this.serve("bikeAdmin", functions);
    this.serve("bikes", functions);
    this.serve("contact", functions);
    this.serve("foundReports", functions);
    this.serve("identity", functions);
    this.serve("identityReviews", functions);
    this.serve("messages", functions);
    this.serve("notices", functions);
    this.serve("letters", functions);
    this.serve("mailChoices", functions);
    this.serve("paymentWebhook", functions);
    this.serve("points", functions);
    this.serve("qr", functions);
    this.serve("search", functions);
    this.serve("thefts", functions);
    this.serve("uploads", functions);
  }

  private serve(feature: Feature, functions: FeatureFunctions): void {
    const integration = new HttpLambdaIntegration(feature, functions[feature].lambda, {
      // One permission a function instead of one a route keeps the stack below 500 resources.
      scopePermissionToRoute: false,
    });
    for (const route of Object.values<Route>(features[feature])) this.addRoute(route, integration);
  }

  private addRoute({ access, method, path }: Route, integration: HttpLambdaIntegration): void {
    const routes = this.api.addRoutes({
      path: `${apiBase}${path}`,
      methods: [HttpMethod[method]],
      integration,
      authorizer: access === "public" ? new HttpNoneAuthorizer() : this.authorizer,
    });
    if (access !== "public") return;
    for (const route of routes)
      Validations.of(route).acknowledge({
        id: "AwsSolutions-APIG4",
        reason: "The contract calls this route public: it serves people who have no account yet.",
      });
  }
}
