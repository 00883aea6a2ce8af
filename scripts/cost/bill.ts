import type { Given, Line } from "./line.ts";
import type { PriceName } from "./prices.ts";
import { countOf, watchedMetrics, type Resource } from "./template.ts";
import { assumed, visits, accounts, countedInNight, nights, stated } from "./traffic.ts";
import { apiRequests, functionCalls, workLines } from "./work-lines.ts";
import { peopleLines } from "./people-lines.ts";

/** Functions' logs are retained for a quarter, the API's for a year. */
const monthsOfFunctions = 3;
const monthsOfApi = 12;

const line =
  (type: string) =>
  (what: string, amount: number, price: PriceName): Line => ({
    group: "watch",
    what,
    types: [type],
    amount,
    price,
  });

const logLines = (): Line[] => {
  const ofFunctions = (functionCalls * assumed.logBytesOfCall) / gigabyte;
  const ofApi = (apiRequests * assumed.logBytesOfRequest) / gigabyte;
  const ofLogs = line("AWS::Logs::LogGroup");
  return [
    ofLogs("Log data written", ofFunctions + ofApi, "logs"),
    ofLogs("Log data kept", ofFunctions * monthsOfFunctions + ofApi * monthsOfApi, "keptLogs"),
  ];
};

const watchLines = ({ resources }: Pick<Given, "resources">): Line[] => {
  const count = (type: string) => countOf(resources, type);
  return [
    line("AWS::KMS::Key")("Keys", count("AWS::KMS::Key"), "keys"),
    line("AWS::KMS::Key")("Requests to them", visits * assumed.keyUsesOfVisit, "keyUses"),
    line("AWS::SecretsManager::Secret")("Secrets", count("AWS::SecretsManager::Secret"), "secrets"),
    line("AWS::CloudWatch::Alarm")("Metrics that alarms watch", watchedMetrics(resources), "alarms"),
    line("AWS::CloudWatch::Dashboard")("Dashboards", count("AWS::CloudWatch::Dashboard"), "dashboards"),
    line("AWS::Lambda::Function")("Metrics of our own", assumed.ownMetrics, "metrics"),
    line("AWS::Lambda::Function")("Traces", functionCalls * assumed.tracesOfCalls, "traces"),
    ...logLines(),
  ];
};

/** Resource types that are free or included in another line, with the reason where it is not obvious. */
const freeTypes: readonly string[] = [
  "AWS::ApiGatewayV2::Authorizer",
  "AWS::ApiGatewayV2::Integration",
  "AWS::ApiGatewayV2::Route",
  "AWS::ApiGatewayV2::Stage",
  "AWS::AppSync::DataSource",
  "AWS::AppSync::GraphQLSchema",
  "AWS::AppSync::Resolver",
  // Only budgets with actions have a price.
  "AWS::Budgets::Budget",
  "AWS::CDK::Metadata",
  "AWS::CertificateManager::Certificate",
  "AWS::CloudFront::CachePolicy",
  "AWS::CloudFront::OriginAccessControl",
  "AWS::CloudFront::ResponseHeadersPolicy",
  // The first trail of an account is free, and its storage small.
  "AWS::CloudTrail::Trail",
  // Deployments to functions are free, unlike those to machines outside AWS.
  "AWS::CodeDeploy::Application",
  "AWS::CodeDeploy::DeploymentGroup",
  "AWS::Cognito::UserPoolClient",
  "AWS::Cognito::UserPoolGroup",
  "AWS::Cognito::UserPoolRiskConfigurationAttachment",
  // Events of AWS's own services are free.
  "AWS::Events::Rule",
  "AWS::IAM::Policy",
  "AWS::IAM::Role",
  "AWS::Lambda::Alias",
  "AWS::Lambda::EventInvokeConfig",
  "AWS::Lambda::LayerVersion",
  "AWS::Lambda::Permission",
  "AWS::Lambda::Version",
  // The site's log goes into a bucket.
  "AWS::Logs::Delivery",
  "AWS::Logs::DeliveryDestination",
  "AWS::Logs::DeliverySource",
  "AWS::S3::BucketPolicy",
  "AWS::SES::ConfigurationSetEventDestination",
  "AWS::SNS::Subscription",
  "AWS::SNS::TopicPolicy",
  // The first million requests a month are free, and only failed starts are queued here.
  "AWS::SQS::Queue",
  "AWS::SQS::QueuePolicy",
  "AWS::WAFv2::WebACLAssociation",
  // Runs at a deployment only.
  "Custom::CDKBucketDeployment",
  "Custom::VerifiedDomain",
];

const gigabyte = 1024 ** 3;
const table = ["AWS::DynamoDB::GlobalTable"] as const;

const dataLines = ({ measured }: Pick<Given, "measured">): Line[] => {
  const kept = (stated.bikes * (measured.bytesOfBike + measured.bytesBesideBike)) / gigabyte;
  const line = (what: string, amount: number, price: Line["price"]): Line => ({
    group: "data",
    what,
    types: table,
    amount,
    price,
  });
  const { writeUnitsOfRegistration, writeUnitsOfWords } = measured;
  const registering = writeUnitsOfRegistration + writeUnitsOfWords + assumed.writeUnitsAfterRegistration;
  const counting = stated.searches * assumed.writeUnitsOfSearch;
  const writes = stated.registrations * registering + visits * assumed.writeUnitsOfVisit + counting;
  const asked =
    stated.searches * measured.readUnitsOfSearch +
    visits * assumed.requestsOfVisit * assumed.readUnitsOfRequest;
  // Two nightly jobs add up a changed ledger.
  const changed = 2 * stated.registrations * measured.readUnitsOfBalance;
  const proved = changed + nights * (accounts * measured.readUnitsOfNight + countedInNight);
  return [
    line("Items of the register, with all search lists", kept, "tableStorage"),
    line("Point-in-time recovery", kept, "pointInTime"),
    line("Registrations, changes and counted searches", writes, "writeUnits"),
    line("Searches, pages and nightly checks", asked + proved, "readUnits"),
  ];
};

/** The target for the table, in dollars a month; the stage holds the target for everything. */
export const dataTarget = 15;

export const billOf = (given: Given): readonly Line[] => [
  ...dataLines(given),
  ...peopleLines(given),
  ...workLines(given),
  ...watchLines(given),
];

/** Resource types that are neither priced nor stated to be free. */
export const unpriced = (resources: readonly Resource[], lines: readonly Line[]): readonly string[] => {
  const known = new Set([...freeTypes, ...lines.flatMap(({ types }) => types)]);
  const types = new Set(resources.map(({ Type }) => Type));
  return [...types].filter((type) => !known.has(type)).toSorted();
};
