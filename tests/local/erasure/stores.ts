/** Resource types that hold no personal data. */
const without = [
  "AWS::ApiGatewayV2::",
  "AWS::Budgets::",
  "AWS::CDK::",
  "AWS::CloudFront::",
  "AWS::CloudTrail::Trail",
  "AWS::CloudWatch::",
  "AWS::CodeDeploy::",
  "AWS::Cognito::UserPoolClient",
  "AWS::Cognito::UserPoolGroup",
  "AWS::Cognito::UserPoolRiskConfigurationAttachment",
  "AWS::Events::Rule",
  "AWS::IAM::",
  "AWS::KMS::Key",
  "AWS::Lambda::",
  "AWS::Logs::Delivery",
  "AWS::S3::BucketPolicy",
  "AWS::SES::",
  "AWS::SNS::",
  "AWS::SQS::QueuePolicy",
  "AWS::Scheduler::Schedule",
  "AWS::WAFv2::",
  // AppSync forwards events and stores nothing.
  "AWS::AppSync::",
  // The secrets are our own keys.
  "AWS::SecretsManager::Secret",
  "Custom::VerifiedDomain",
];

export const holdsNothing = (type: string): boolean =>
  without.some((beginning) => type.startsWith(beginning));

/** Each store is searched, or the text says why nothing of an erased person stays there. */
export const stores: Readonly<Record<string, string>> = {
  "Registry/Register/Table": "searched",
  "Registry/Accounts/Pool": "searched",
  "Registry/Pictures/Staging": "searched",
  "Registry/Pictures/Receipts": "searched",
  "Registry/Pictures/BikePhotos": "searched",
  "Registry/Pictures/IdCards": "searched",
  "Registry/Pictures/BugPictures": "searched",
  "Registry/Signatures/Evidence": "searched",
  "Registry/OwnCopies/Files": "searched",
  "Registry/Erasures/List": "searched; that an account was erased, by its id",
  "Registry/GivenUp/Bucket":
    "searched; what lies there is gone after two weeks, and an account is erased after 30 days",
  "Registry/Site/Pages": "searched; the pages themselves",
  "Jobs/Clock/Undelivered": "holds times of schedules only",
  "Registry/AccessLogs/Buckets":
    "who opened which object, for a year as a security log; objects are named by ids of accounts and of reports alone",
  "Registry/AccessLogs/Site":
    "addresses of requests, for a year as a security log; no route takes anything of a person in its address",
  "Registry/AccessLogs/Calls":
    "CloudTrail's record of calls to the pool, which hides names and addresses itself, for 90 days",
  "Registry/Api/Log": "routes and requests, for a year as a security log",
  "Registry/Realtime/Log": "errors of realtime, without what was sent",
};

export const isFunctionLog = (path: string): boolean => /^\w+\/\w+Function\/Log$/.test(path);
