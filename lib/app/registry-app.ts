import { type App, Tags, Validations, Stack, type StackProps } from "aws-cdk-lib";
import { HttpUserPoolAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import { AwsSolutionsChecks } from "cdk-nag";
import { featureNames } from "#contract/app/index.ts";
import type { Bundles } from "#lib/platform/bundle/bundles.ts";
import type { Accounts } from "#lib/platform/constructs/user-pool.ts";
import { DashboardStack } from "./dashboard-stack.ts";
import { DeployerStack } from "./deployer-stack.ts";
import { EdgeWatchStack } from "./edge-watch-stack.ts";
import { EdgeStack } from "./edge-stack.ts";
import { adminFeatures, storeFeatures, jobs } from "./functions.ts";
import { FeaturesStack } from "./features-stack.ts";
import { MailStack, sendsMail } from "./mail-stack.ts";
import { PagesStack } from "./pages-stack.ts";
import { RegistryStack } from "./registry-stack.ts";
import type { Settings } from "#lib/platform/settings.ts";
import type { Construct } from "constructs";
import type { ApiEndpoint } from "#lib/platform/constructs/api-endpoint.ts";
import { AccountGuard, deletions } from "#lib/platform/constructs/account-guard.ts";
import { Schedules } from "#lib/platform/constructs/schedules.ts";
import { Spending } from "#lib/platform/constructs/spending.ts";
import { ServiceAlarms } from "#lib/platform/constructs/service-alarms.ts";
import { addFunction } from "#lib/platform/function-record.ts";
import type { Resources } from "#lib/platform/resources.ts";

type Props = StackProps & { readonly resources: Resources; readonly endpoint: ApiEndpoint };

class JobsStack extends Stack {
  constructor(scope: Construct, id: string, { resources: given, endpoint, ...props }: Props) {
    super(scope, id, props);
    const resources = { ...given, schedules: new Schedules(this, "Clock", given.defaults) };
    new ServiceAlarms(this, "Services", given, endpoint);
    new Spending(this, "Spending", given.defaults);
    new AccountGuard(this, "Deletions", given.defaults.alarms, deletions);
    for (const job of jobs) addFunction(this, job, resources);
  }
}

type Built = { readonly bundles: Bundles; readonly pages: string | undefined };

const nameOf = ({ stage }: Settings): string => `cykelregistret-${stage}`;

/** The stacks that need DNS records: certificate and mail sender. */
const addEdge = (app: App, settings: Settings, bundles: Bundles): EdgeStack => {
  const { isLive: terminationProtection, region } = settings;
  const edge = new EdgeStack(app, "Edge", {
    stackName: `${nameOf(settings)}-edge-${region}`,
    env: { region: "us-east-1" },
    terminationProtection,
    settings,
    bundles,
  });
  if (!sendsMail(settings)) return edge;
  const stackName = `${nameOf(settings)}-mail`;
  const mail = new MailStack(app, "Mail", { stackName, env: { region }, terminationProtection, settings });
  edge.addStackDependency(mail);
  return edge;
};

type StackOf = (
  name: string,
) => Omit<ConstructorParameters<typeof FeaturesStack>[2], "authorizer" | "features">;

/** The functions of the API in three stacks with one authorizer. */
const addApi = (app: App, stack: StackOf, { pool, webClient }: Accounts): readonly FeaturesStack[] => {
  const authorizer = new HttpUserPoolAuthorizer("Accounts", pool, { userPoolClients: [webClient] });
  const apart = [...storeFeatures, ...adminFeatures];
  const others = featureNames.filter((name) => !apart.includes(name));
  return [
    new FeaturesStack(app, "Features", { ...stack("features"), authorizer, features: others }),
    new FeaturesStack(app, "StoreFeatures", {
      ...stack("store-features"),
      authorizer,
      features: storeFeatures,
    }),
    new FeaturesStack(app, "AdminFeatures", {
      ...stack("admin-features"),
      authorizer,
      features: adminFeatures,
    }),
  ];
};

const addDeployer = (app: App, settings: Settings): void => {
  const { isLive: terminationProtection, region, repository } = settings;
  if (repository === undefined) return;
  new DeployerStack(app, "Deployer", {
    stackName: `${nameOf(settings)}-deployer`,
    env: { region },
    terminationProtection,
    settings: { ...settings, repository },
  });
};

/** Adds the stacks of one deployment, split by lifetime: data and entry points outlast the functions. cdk-nag checks all of them at synthesis. */
export const addRegistry = (app: App, settings: Settings, { bundles, pages }: Built): void => {
  const { isLive: terminationProtection, region } = settings;
  const [stackName, env] = [nameOf(settings), { region }];
  const edge = addEdge(app, settings, bundles);
  const { resources, endpoint, config, site } = new RegistryStack(app, "Registry", {
    stackName,
    env,
    terminationProtection,
    settings,
    bundles,
    firewallArn: edge.firewallArn,
    domain: edge.domain,
  });
  const stack = (name: string) => ({ stackName: `${stackName}-${name}`, env, resources, endpoint });
  const api = addApi(app, stack, resources.accounts);
  const pagesOf = { bucket: site.bucket, config };
  const shown = new PagesStack(app, "Pages", { ...stack("pages"), site: pagesOf, pages });
  for (const part of api) shown.addStackDependency(part);
  new JobsStack(app, "Jobs", stack("jobs"));
  new EdgeWatchStack(app, "EdgeWatch", {
    stackName: `${stackName}-edge-watch-${region}`,
    env: { region: "us-east-1" },
    settings,
    site,
    edge,
    accessLogs: resources.accessLogs,
  });
  new DashboardStack(app, "Dashboard", stack("dashboard"));
  addDeployer(app, settings);
  Tags.of(app).add("stage", settings.stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
};
