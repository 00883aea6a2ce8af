import { Stack, type StackProps } from "aws-cdk-lib";
import type { HttpUserPoolAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import type { Construct } from "constructs";
import type { Feature } from "#contract/app/index.ts";
import type { Alarms } from "#lib/platform/constructs/alarm.ts";
import type { ApiEndpoint } from "#lib/platform/constructs/api-endpoint.ts";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import { FeatureRoutes } from "#lib/platform/constructs/feature-routes.ts";
import { Rollouts } from "#lib/platform/constructs/rollouts.ts";
import { addFunction } from "#lib/platform/function-record.ts";
import { apiFunctions } from "./functions.ts";
import { objectives } from "./objectives.ts";
import type { Resources } from "#lib/platform/resources.ts";

type Props = StackProps & {
  readonly resources: Resources;
  readonly endpoint: ApiEndpoint;
  /** The authorizer shared by all routes. */
  readonly authorizer: HttpUserPoolAuthorizer;
  readonly features: readonly Feature[];
};

/** Functions and routes of a part of the API. They change with each deployment and hold no data. */
export class FeaturesStack extends Stack {
  constructor(scope: Construct, id: string, { resources, endpoint, authorizer, features, ...props }: Props) {
    super(scope, id, props);
    const rollouts = new Rollouts(this, `${id}Rollouts`);
    const functions = features.map(
      (feature) => [feature, addFunction(this, apiFunctions[feature], resources, true)] as const,
    );
    const live = functions.map(([feature, fn]) => [feature, rollouts.live(fn)] as const);
    new FeatureRoutes(this, "Routes", { endpoint, authorizer }, live);
    this.promise(resources.defaults.alarms, new Map(functions));
  }

  private promise(alarms: Alarms, functions: ReadonlyMap<Feature, FeatureFunction>): void {
    for (const { id, features, ...objective } of objectives) {
      const calls = features.flatMap((feature) => functions.get(feature)?.calls ?? []);
      if (calls.length < features.length) continue;
      const all = calls.flatMap((each) => each.all);
      const failed = calls.flatMap((each) => each.failed);
      alarms.whenBurning(this, id, { all, failed }, objective);
    }
  }
}
