/** What nobody asks money for, or only as part of something on the bill, and why where that is not plain. */
export const freeTypes: readonly string[] = [
  "AWS::ApiGatewayV2::Authorizer",
  "AWS::ApiGatewayV2::Integration",
  "AWS::ApiGatewayV2::Route",
  "AWS::ApiGatewayV2::Stage",
  "AWS::AppSync::DataSource",
  "AWS::AppSync::GraphQLSchema",
  "AWS::AppSync::Resolver",
  // It watches and does nothing; only one that acts costs something.
  "AWS::Budgets::Budget",
  "AWS::CDK::Metadata",
  "AWS::CertificateManager::Certificate",
  "AWS::CloudFront::CachePolicy",
  "AWS::CloudFront::OriginAccessControl",
  "AWS::CloudFront::ResponseHeadersPolicy",
  // The first trail of an account costs nothing; what it keeps is small.
  "AWS::CloudTrail::Trail",
  // To functions; it asks for money on machines that are not Amazon's.
  "AWS::CodeDeploy::Application",
  "AWS::CodeDeploy::DeploymentGroup",
  "AWS::Cognito::UserPoolClient",
  "AWS::Cognito::UserPoolGroup",
  "AWS::Cognito::UserPoolRiskConfigurationAttachment",
  // Events of AWS's own services.
  "AWS::Events::Rule",
  "AWS::IAM::Policy",
  "AWS::IAM::Role",
  "AWS::Lambda::Alias",
  "AWS::Lambda::EventInvokeConfig",
  "AWS::Lambda::LayerVersion",
  "AWS::Lambda::Permission",
  "AWS::Lambda::Version",
  // What the site writes down goes into a bucket.
  "AWS::Logs::Delivery",
  "AWS::Logs::DeliveryDestination",
  "AWS::Logs::DeliverySource",
  "AWS::S3::BucketPolicy",
  "AWS::SES::ConfigurationSetEventDestination",
  "AWS::SNS::Subscription",
  "AWS::SNS::TopicPolicy",
  // The first million requests of a month; here wait only starts that failed.
  "AWS::SQS::Queue",
  "AWS::SQS::QueuePolicy",
  "AWS::WAFv2::WebACLAssociation",
  // Run at a deployment.
  "Custom::CDKBucketDeployment",
  "Custom::VerifiedDomain",
];
