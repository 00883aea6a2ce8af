export type Refusal = { readonly status: number; readonly code: string; readonly message: string };

type Dialect = "json" | "query" | "s3" | "cloudfront" | "appsync" | "stripe" | "bankid";

type FaultyService = {
  readonly dialect: Dialect;
  readonly operations: readonly string[];
  readonly throttle: Refusal;
  readonly error: Refusal;
  readonly unavailable: Refusal;
};

const as = (status: number, code: string, message: string): Refusal => ({ status, code, message });

const rateExceeded = "Rate exceeded";
const serviceIssue = (service: string): string =>
  `${service} experienced a service issue. Try your call again.`;

/** Each service answers throttling, internal errors and outages with its own codes and messages. */
export const faultyServices = {
  dynamodb: {
    dialect: "json",
    operations: [
      "BatchGetItem",
      "BatchWriteItem",
      "DeleteItem",
      "GetItem",
      "PutItem",
      "Query",
      "Scan",
      "TransactGetItems",
      "TransactWriteItems",
      "UpdateItem",
    ],
    throttle: as(
      400,
      "ThrottlingException",
      "Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly. If exceptions persist, check if you have a hot key: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html",
    ),
    error: as(500, "InternalServerError", "DynamoDB could not process your request."),
    unavailable: as(503, "ServiceUnavailable", "DynamoDB is currently unavailable."),
  },
  s3: {
    dialect: "s3",
    operations: [
      "CopyObject",
      "DeleteObject",
      "DeleteObjects",
      "GetObject",
      "HeadObject",
      "ListObjectsV2",
      "PostObject",
      "PutObject",
    ],
    throttle: as(503, "SlowDown", "Please reduce your request rate."),
    error: as(500, "InternalError", "We encountered an internal error. Please try again."),
    unavailable: as(503, "ServiceUnavailable", "Service is unable to handle request."),
  },
  ses: {
    dialect: "query",
    operations: ["GetIdentityVerificationAttributes", "SendEmail", "SendRawEmail"],
    throttle: as(400, "Throttling", "Maximum sending rate exceeded."),
    error: as(500, "InternalFailure", "The request processing has failed because of an unknown error."),
    unavailable: as(
      503,
      "ServiceUnavailable",
      "The request has failed due to a temporary failure of the server.",
    ),
  },
  sns: {
    dialect: "query",
    operations: ["Publish"],
    throttle: as(400, "Throttling", rateExceeded),
    error: as(500, "InternalError", "Encountered an internal error while processing the request."),
    unavailable: as(
      503,
      "ServiceUnavailable",
      "The request has failed due to a temporary failure of the server.",
    ),
  },
  kms: {
    dialect: "json",
    operations: ["Decrypt", "DescribeKey", "Encrypt", "GenerateDataKey", "GenerateMac", "VerifyMac"],
    throttle: as(
      400,
      "ThrottlingException",
      "You have exceeded the rate at which you may call KMS. Reduce the frequency of your calls.",
    ),
    error: as(
      500,
      "KMSInternalException",
      "The request was rejected because an internal exception occurred. The request can be retried.",
    ),
    unavailable: as(
      503,
      "DependencyTimeoutException",
      "The system timed out while trying to fulfill the request. You can retry the request.",
    ),
  },
  "cognito-idp": {
    dialect: "json",
    operations: [],
    throttle: as(400, "TooManyRequestsException", rateExceeded),
    error: as(500, "InternalErrorException", "Internal error"),
    unavailable: as(
      503,
      "ServiceUnavailable",
      "The request has failed due to a temporary failure of the server.",
    ),
  },
  secretsmanager: {
    dialect: "json",
    operations: ["GetSecretValue"],
    throttle: as(400, "ThrottlingException", rateExceeded),
    error: as(500, "InternalServiceError", "An error occurred on the server side."),
    unavailable: as(
      503,
      "ServiceUnavailable",
      "The request has failed due to a temporary failure of the server.",
    ),
  },
  textract: {
    dialect: "json",
    operations: ["DetectDocumentText"],
    throttle: as(400, "ProvisionedThroughputExceededException", "Provisioned rate exceeded"),
    error: as(500, "InternalServerError", serviceIssue("Amazon Textract")),
    // Textract and Rekognition answer 500 instead of 503.
    unavailable: as(
      500,
      "ThrottlingException",
      "Amazon Textract is temporarily unable to process the request. Try your call again.",
    ),
  },
  rekognition: {
    dialect: "json",
    operations: ["DetectLabels", "DetectText"],
    throttle: as(400, "ProvisionedThroughputExceededException", "Provisioned rate exceeded"),
    error: as(500, "InternalServerError", serviceIssue("Amazon Rekognition")),
    unavailable: as(
      500,
      "ThrottlingException",
      "Amazon Rekognition is temporarily unable to process the request. Try your call again.",
    ),
  },
  cloudfront: {
    dialect: "cloudfront",
    operations: ["CreateInvalidation"],
    throttle: as(400, "Throttling", rateExceeded),
    error: as(500, "InternalError", "We encountered an internal error. Please try again."),
    unavailable: as(503, "ServiceUnavailable", "CloudFront is currently unavailable."),
  },
  lambda: {
    dialect: "json",
    operations: ["Invoke"],
    throttle: as(429, "TooManyRequestsException", "Rate Exceeded."),
    error: as(500, "ServiceException", "The Lambda service encountered an internal error."),
    unavailable: as(503, "ServiceUnavailableException", "Service is unavailable."),
  },
  appsync: {
    dialect: "appsync",
    operations: ["publish", "query"],
    throttle: as(429, "TooManyRequestsException", rateExceeded),
    error: as(500, "InternalFailure", "An internal failure occurred."),
    unavailable: as(503, "ServiceUnavailable", "Service Unavailable"),
  },
  stripe: {
    dialect: "stripe",
    operations: ["createRefund", "createSession", "expireSession", "retrieveSession"],
    throttle: as(
      429,
      "rate_limit",
      "Too many requests hit the API too quickly. We recommend an exponential backoff of your requests.",
    ),
    error: as(500, "api_error", "An unknown error occurred."),
    unavailable: as(503, "api_error", "The service is temporarily unavailable."),
  },
  bankid: {
    dialect: "bankid",
    operations: ["auth", "cancel", "collect", "sign"],
    throttle: as(429, "tooManyRequests", "Too many requests"),
    error: as(500, "internalError", "Internal technical error in the BankID system."),
    unavailable: as(503, "Maintenance", "The service is temporarily out of service."),
  },
} as const satisfies Record<string, FaultyService>;

export type ServiceName = keyof typeof faultyServices;
