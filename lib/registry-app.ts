import { type App, Tags, Validations } from "aws-cdk-lib";
import { HttpUserPoolAuthorizer } from "aws-cdk-lib/aws-apigatewayv2-authorizers";
import { AwsSolutionsChecks } from "cdk-nag";
import { featureNames } from "#contract/index.ts";
import type { Bundles } from "#lib/bundles.ts";
import type { Accounts } from "#lib/constructs/user-pool.ts";
import { DashboardStack } from "#lib/dashboard-stack.ts";
import { DeployerStack } from "#lib/deployer-stack.ts";
import { EdgeWatchStack } from "#lib/edge-watch-stack.ts";
import { EdgeStack } from "#lib/edge-stack.ts";
import { adminFeatures, storeFeatures } from "#lib/features/functions.ts";
import { FeaturesStack } from "#lib/features-stack.ts";
import { JobsStack } from "#lib/jobs-stack.ts";
import { MailStack, sendsMail } from "#lib/mail-stack.ts";
import { PagesStack } from "#lib/pages-stack.ts";
import { RegistryStack } from "#lib/registry-stack.ts";
import type { Settings } from "#lib/settings.ts";

type Built = { readonly bundles: Bundles; readonly pages: string | undefined };

const nameOf = ({ stage }: Settings): string => `cykelregistret-${stage}`;

/** What must be proved by DNS first: the sender of mail, and the certificate. */
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

/** The functions behind the API, in three stacks, behind one authorizer. */
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

/** Who deploys from GitHub. */
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

/** Adds the stacks of one deployment by how long what they hold lives: the registry itself and its doors outlast the functions, which keep nothing. All are checked by cdk-nag when they are synthesised. */
export const addRegistry = (app: App, settings: Settings, { bundles, pages }: Built): void => {
  const { isLive: terminationProtection, region } = settings;
  const [stackName, env] = [nameOf(settings), { region }];
  const edge = addEdge(app, settings, bundles);
  const { resources, door, config, site } = new RegistryStack(app, "Registry", {
    stackName,
    env,
    terminationProtection,
    settings,
    bundles,
    firewallArn: edge.firewallArn,
    domain: edge.domain,
  });
  const stack = (name: string) => ({ stackName: `${stackName}-${name}`, env, resources, door });
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
