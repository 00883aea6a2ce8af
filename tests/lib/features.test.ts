import type { Template } from "aws-cdk-lib/assertions";
import { beforeAll, describe, expect, it } from "vitest";
import { rightsOf } from "#tests/lib/rights-of.ts";
import {
  atHome,
  production,
  registryApp,
  resourcesOfType,
  deploymentOf,
  stackIds,
} from "#tests/lib/synthesised.ts";

const readTable = "kms:Decrypt kms:DescribeKey on KeysData through dynamodb";
const writeTable =
  "kms:Decrypt kms:DescribeKey kms:Encrypt kms:GenerateDataKey kms:ReEncryptFrom kms:ReEncryptTo on KeysData through dynamodb";
/** X-Ray knows no resources. */
const trace = "xray:PutTelemetryRecords xray:PutTraceSegments on *";

/** Lambda itself puts aside what a function could not work on, by the function's rights. */
const givesUp = [
  "kms:GenerateDataKey on KeysData through s3",
  "s3:ListBucket on GivenUpBucket",
  "s3:PutObject on GivenUpBucket/aws/lambda/*",
];

/** All that each function may do, besides writing its own log. A new right is a new line here. */
const rights: Record<string, string[]> = {
  AccountWatch: [
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    ...givesUp,
    trace,
    writeTable,
  ],
  Accounts: [
    "cognito-idp:AdminGetUser cognito-idp:AdminUpdateUserAttributes cognito-idp:AdminUserGlobalSignOut on AccountsPool",
    "dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:DeleteItem dynamodb:PutItem on RegisterTable where PHONE#*",
    "dynamodb:PutItem on RegisterTable where EMAIL#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where OWNER#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where MAILREFUSAL#*",
    "dynamodb:UpdateItem on RegisterTable where RATE#*",
    "kms:Encrypt on KeysPersonalNumber for a named person",
    "kms:GenerateMac on KeysPersonalNumberMac",
    // To phones.
    "sns:Publish on anything but sns:*:*:*",
    trace,
    writeTable,
  ],
  AdReports: [
    "cloudfront:CreateInvalidation on cloudfront:::distribution/SiteDistribution",
    "cognito-idp:ListUsersInGroup on AccountsPool",
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where ADCASE#*",
    "dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where LISTING#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where BIKE#*",
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where USER#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where UPLOAD#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:DeleteItem dynamodb:PutItem on RegisterTable where S#* FOLD#* FDEL#* FORMER#*",
    "dynamodb:PutItem on RegisterTable where CHALLENGE#* AUDIT#*",
    "dynamodb:UpdateItem on RegisterTable where QUOTA#* RATE#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where ADCASES#OPEN",
    "dynamodb:Query on RegisterTable/index/gsi1 where ADCASES#*",
    "s3:DeleteObject s3:GetObject s3:PutObject on PicturesBikePhotos/photos/*",
    "s3:ListBucket on PicturesBikePhotos",
    trace,
    writeTable,
  ],
  AdminSearch: [
    "dynamodb:BatchGetItem dynamodb:GetItem on RegisterTable where USER#*",
    "dynamodb:BatchGetItem on RegisterTable where DICT#* BIKE#*",
    "dynamodb:GetItem on RegisterTable where EMAIL#*",
    "dynamodb:PutItem on RegisterTable where AUDIT#*",
    "dynamodb:Query on RegisterTable where S#* FOLD#* FORMER#* NAME#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where OWNER#* DELETED#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where BIKES#*",
    trace,
    writeTable,
  ],
  AlertDigests: [
    "dynamodb:BatchGetItem on RegisterTable where BIKE#* LISTING#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query on RegisterTable where USER#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where ALERTDIGESTS#DUE",
    ...givesUp,
    trace,
    writeTable,
  ],
  Alerts: [
    "dynamodb:BatchGetItem on RegisterTable where BIKE#* LISTING#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:DeleteItem dynamodb:PutItem on RegisterTable where ALERTS#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:GetItem on RegisterTable where DICT#*",
    trace,
    writeTable,
  ],
  Analysis: [
    "dynamodb:BatchGetItem on RegisterTable where RECEIPTPRINT#*",
    "dynamodb:GetItem on RegisterTable where USER#* UPLOAD#*",
    "dynamodb:PutItem on RegisterTable where ANALYSIS#*",
    "dynamodb:UpdateItem on RegisterTable where QUOTA#*",
    "kms:Decrypt on KeysData through s3",
    "kms:Decrypt on KeysPersonalNumber for a named person",
    // Neither Rekognition nor Textract knows resources.
    "rekognition:DetectLabels rekognition:DetectText textract:DetectDocumentText xray:PutTelemetryRecords xray:PutTraceSegments on *",
    "s3:GetObject on PicturesBikePhotos/photos/*",
    "s3:GetObject on PicturesReceipts/user/*",
    writeTable,
  ],
  Audit: [
    "dynamodb:BatchGetItem dynamodb:GetItem on RegisterTable where USER#*",
    "dynamodb:BatchGetItem on RegisterTable where BIKE#*",
    "dynamodb:GetItem on RegisterTable where EMAIL#* FRAME#*",
    "dynamodb:PutItem dynamodb:Query on RegisterTable where AUDIT#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where AUDITBY#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where AUDITS",
    trace,
    writeTable,
  ],
  AuthTriggers: [
    "cognito-idp:AdminGetUser cognito-idp:AdminUserGlobalSignOut on AccountsPool",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where RATE#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where TICKET#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:GetItem on RegisterTable where STORE#*",
    "dynamodb:PutItem on RegisterTable where EMAIL#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where WORKPLACES#*",
    "dynamodb:UpdateItem on RegisterTable where MAILREFUSAL#*",
    trace,
    writeTable,
  ],
  BikeAdmin: [
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where BIKE#* USER#*",
    "dynamodb:ConditionCheckItem on RegisterTable where USER#*",
    "dynamodb:DeleteItem dynamodb:PutItem on RegisterTable where FRAME#* S#* FOLD#* FDEL#* FORMER#*",
    "dynamodb:DeleteItem dynamodb:UpdateItem on RegisterTable where QR#*",
    "dynamodb:DeleteItem on RegisterTable where BIKE#*",
    "dynamodb:GetItem on RegisterTable where ANALYSIS#*",
    "dynamodb:PutItem on RegisterTable where AUDIT#*",
    "dynamodb:Query on RegisterTable where FOLD#* FORMER#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where CORRECTIONS#OPEN",
    "dynamodb:Query on RegisterTable/index/gsi2 where BIKES#* FOUNDREPORTS#*",
    "dynamodb:UpdateItem on RegisterTable where LISTING#*",
    "kms:Decrypt on KeysData through s3",
    "s3:GetObject on PicturesBikePhotos/photos/*",
    "s3:GetObject on PicturesReceipts/user/*",
    trace,
    writeTable,
  ],
  BikeImports: [
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where BIKEIMPORT#*",
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where BIKE#*",
    "dynamodb:BatchGetItem dynamodb:PutItem on RegisterTable where FRAME#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where STORE#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:Query on RegisterTable where BIKEIMPORT#* STORE#*",
    "dynamodb:Query on RegisterTable where FOLD#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where BIKEIMPORTS#*",
    "dynamodb:UpdateItem on RegisterTable where QUOTA#*",
    trace,
    writeTable,
  ],
  Bikes: [
    "cloudfront:CreateInvalidation on cloudfront:::distribution/SiteDistribution",
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem on RegisterTable where USER#*",
    "dynamodb:BatchGetItem dynamodb:PutItem on RegisterTable where RECEIPTPRINT#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where QRBATCH#*",
    "dynamodb:GetItem on RegisterTable where USER#* ANALYSIS#* BIKE#* FRAME#* IDEM#* QR#* UPLOAD#*",
    "dynamodb:ConditionCheckItem on RegisterTable where BIKE#*",
    "dynamodb:DeleteItem dynamodb:PutItem on RegisterTable where S#* FOLD#* FDEL#* FORMER#*",
    "dynamodb:DeleteItem on RegisterTable where BIKE#* FRAME#* UPLOAD#* QR#*",
    "dynamodb:PutItem on RegisterTable where USER#* BIKE#* FRAME#* IDEM#* QR#* AUDIT#* UPLOAD#*",
    "dynamodb:Query on RegisterTable where USER#* BIKE#* FOLD#* FORMER#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where OWNER#*",
    "dynamodb:UpdateItem on RegisterTable where INVENTORY#*",
    "dynamodb:UpdateItem on RegisterTable where USER#* BIKE#* UPLOAD#* ANALYSIS#* QR#* LISTING#*",
    "kms:Decrypt on KeysData through s3",
    "s3:DeleteObject s3:PutObject on PicturesBikePhotos/photos/*",
    "s3:GetObject on PicturesBikePhotos/photos/*",
    "s3:GetObject on PicturesReceipts/user/*",
    "s3:ListBucket on PicturesBikePhotos",
    trace,
    writeTable,
  ],
  BugReports: [
    "dynamodb:ConditionCheckItem dynamodb:GetItem on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where BUG#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:PutItem on RegisterTable where CHALLENGE#* AUDIT#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where BUGS#*",
    "dynamodb:UpdateItem on RegisterTable where QUOTA#* RATE#*",
    trace,
    writeTable,
  ],
  CheckPostings: [
    "dynamodb:BatchGetItem dynamodb:GetItem on RegisterTable where BIKE#*",
    "dynamodb:BatchGetItem dynamodb:Query on RegisterTable where S#* FOLD#* FDEL#* FORMER#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where BIKES#*",
    readTable,
    ...givesUp,
    trace,
  ],
  CheckReceipts: [
    "dynamodb:BatchGetItem on RegisterTable where TRANSFER#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where BACKFILL#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where OWNERSHIPRECEIPTS",
    // Lambda itself puts aside what the job could not do.
    "kms:Decrypt kms:GenerateDataKey on KeysData through s3",
    "s3:GetObject on SignaturesEvidence/signatures/*",
    "s3:ListBucket on SignaturesEvidence",
    ...givesUp.slice(1),
    trace,
    writeTable,
  ],
  CheckStickers: [
    "dynamodb:BatchGetItem dynamodb:Query on RegisterTable where STORE#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where INVENTORY#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where QRBATCH#*",
    "dynamodb:GetItem on RegisterTable where QR#*",
    "dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where INVENTORIES QRROLLS#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where QRROLL#* ORDERSIN#*",
    ...givesUp,
    trace,
    writeTable,
  ],
  Contact: [
    "dynamodb:PutItem on RegisterTable where CASE#* CHALLENGE#*",
    "dynamodb:UpdateItem on RegisterTable where RATE#*",
    trace,
    writeTable,
  ],
  EraseAccounts: [
    "cloudfront:CreateInvalidation on cloudfront:::distribution/SiteDistribution",
    "cognito-idp:AdminDeleteUser cognito-idp:AdminListGroupsForUser cognito-idp:ListUsers on AccountsPool",
    "dynamodb:BatchGetItem dynamodb:PutItem on RegisterTable where RECEIPTPRINT#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where ADCASE#*",
    "dynamodb:DeleteItem dynamodb:GetItem on RegisterTable where ANALYSIS#*",
    "dynamodb:DeleteItem dynamodb:GetItem on RegisterTable where EMAIL#* PHONE#* PNR#*",
    "dynamodb:DeleteItem on RegisterTable where FRAME#* NAME#* UPLOAD#* IDREVIEW#* QR#*",
    "dynamodb:DeleteItem on RegisterTable where S#* FOLD#* FDEL#* ALERTS#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where USER#* BIKE#*",
    "dynamodb:DeleteItem dynamodb:Query on RegisterTable where THREAD#* BLOCK#*",
    "dynamodb:PutItem on RegisterTable where FORMER#*",
    "dynamodb:Query dynamodb:UpdateItem on RegisterTable where REPORT#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where CLOSED OWNER#* DELETED#* FOUND#* LISTINGS#* ADREPORTS#* ADCASES#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where IDREVIEWS#*",
    "dynamodb:UpdateItem on RegisterTable where LISTING#*",
    "s3:DeleteObject on PicturesBikePhotos/photos/*",
    "s3:DeleteObject on PicturesIdCards/user/*",
    "s3:DeleteObject on PicturesReceipts/user/*",
    ...givesUp,
    trace,
    writeTable,
  ],
  ExpireFoundReports: [
    "dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where BIKE#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where REWARDS#DUE",
    "dynamodb:Query on RegisterTable/index/gsi2 where FOUNDREPORTS#*",
    ...givesUp,
    trace,
    writeTable,
  ],
  ExpireListings: [
    "dynamodb:DeleteItem dynamodb:PutItem on RegisterTable where S#* FOLD#* FDEL#* FORMER#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where BIKE#*",
    "dynamodb:GetItem on RegisterTable where USER#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where OPENLISTINGS REMOVEDLISTINGS",
    "dynamodb:UpdateItem on RegisterTable where LISTING#*",
    ...givesUp,
    trace,
    writeTable,
  ],
  ExpireSales: [
    "dynamodb:DeleteItem on RegisterTable where FRAME#* BIKE#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where QR#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where QRBATCH#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where WAITINGSALES",
    "dynamodb:UpdateItem on RegisterTable where STORE#* INVENTORY#*",
    ...givesUp,
    trace,
    writeTable,
  ],
  ExpireTransfers: [
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where BIKE#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where TRANSFERS#OPEN TRANSFERS#ENDED",
    "dynamodb:DeleteItem dynamodb:UpdateItem on RegisterTable where TRANSFER#*",
    "s3:DeleteObject on SignaturesEvidence/signatures/*",
    ...givesUp,
    trace,
    writeTable,
  ],
  FollowChanges: [
    "cloudfront:CreateInvalidation on cloudfront:::distribution/SiteDistribution",
    "dynamodb:BatchGetItem dynamodb:DeleteItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where DICT#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where BIKE#*",
    "dynamodb:DeleteItem dynamodb:PutItem on RegisterTable where S#* FOLD#* FDEL#* FORMER#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where LISTING#*",
    "dynamodb:DeleteItem dynamodb:PutItem on RegisterTable where AD#* NAME#*",
    "dynamodb:DeleteItem on RegisterTable where UPLOAD#*",
    "dynamodb:DescribeStream dynamodb:GetRecords dynamodb:GetShardIterator on RegisterTable",
    "dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:Query on RegisterTable where ALERTS#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where ALERTHITS#* OWNER#*",
    "s3:DeleteObject on PicturesBikePhotos/photos/*",
    "s3:DeleteObject on PicturesIdCards/user/*",
    "s3:DeleteObject on PicturesReceipts/user/*",
    ...givesUp,
    trace,
    writeTable,
  ],
  ForgetDeparted: [
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where BIKE#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:BatchGetItem dynamodb:PutItem on RegisterTable where RECEIPTPRINT#*",
    "dynamodb:DeleteItem dynamodb:GetItem on RegisterTable where ANALYSIS#*",
    "dynamodb:DeleteItem on RegisterTable where UPLOAD#*",
    "dynamodb:DeleteItem dynamodb:Query on RegisterTable where THREAD#* REPORT#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where DEPARTURES",
    ...givesUp,
    trace,
    writeTable,
  ],
  FoundReports: [
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem on RegisterTable where BLOCK#*",
    "dynamodb:BatchGetItem on RegisterTable where USER#*",
    "dynamodb:BatchGetItem dynamodb:DeleteItem dynamodb:Query on RegisterTable where BIKE#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where BIKE#* USER#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where FOUNDCODE#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:GetItem on RegisterTable where QR#*",
    "dynamodb:PutItem on RegisterTable where THREAD#* CHALLENGE#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where FOUND#*",
    "dynamodb:UpdateItem on RegisterTable where QUOTA#* RATE#*",
    trace,
    writeTable,
  ],
  Identity: [
    "cognito-idp:AdminCreateUser cognito-idp:AdminDeleteUser cognito-idp:AdminGetUser cognito-idp:AdminListGroupsForUser cognito-idp:AdminSetUserPassword cognito-idp:AdminUpdateUserAttributes cognito-idp:AdminUserGlobalSignOut on AccountsPool",
    "dynamodb:ConditionCheckItem dynamodb:GetItem on RegisterTable where PHONE#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where EMAIL#*",
    "dynamodb:DeleteItem dynamodb:Query on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#* EIDORDER#* SIGNUP#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where SIGNING#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where PNR#* TICKET#*",
    "dynamodb:UpdateItem on RegisterTable where MAILREFUSAL#*",
    "dynamodb:UpdateItem on RegisterTable where PNR#*",
    "dynamodb:UpdateItem on RegisterTable where RATE#*",
    "kms:Decrypt kms:Encrypt on KeysPersonalNumber for a named order",
    "kms:Encrypt on KeysPersonalNumber for a named person",
    "kms:GenerateMac on KeysPersonalNumberMac",
    "kms:GenerateDataKey on KeysData through s3",
    "s3:PutObject on SignaturesEvidence/signatures/*",
    "secretsmanager:GetSecretValue on secretsmanager:eu-west-1::secret:cykelregistret/bankid-??????",
    trace,
    writeTable,
  ],
  IdentityReviews: [
    "dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where UPLOAD#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where IDREVIEW#*",
    "dynamodb:PutItem on RegisterTable where PNR#* AUDIT#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where IDREVIEWS#OPEN",
    "dynamodb:UpdateItem on RegisterTable where QUOTA#*",
    "kms:Decrypt on KeysData through s3",
    "kms:Decrypt on KeysPersonalNumber for a named person",
    "s3:DeleteObject s3:GetObject on PicturesIdCards/user/*",
    "s3:ListBucket on PicturesIdCards",
    "textract:DetectDocumentText xray:PutTelemetryRecords xray:PutTraceSegments on *",
    writeTable,
  ],
  ImportBikes: [
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where BIKEIMPORT#*",
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where BIKE#*",
    "dynamodb:BatchGetItem dynamodb:PutItem on RegisterTable where FRAME#*",
    "dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where STORE#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:Query on RegisterTable where FOLD#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where OPENBIKEIMPORTS DUEINVITATIONS",
    ...givesUp,
    trace,
    writeTable,
  ],
  Inventory: [
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where STORE#*",
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query on RegisterTable where QR#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where QRBATCH#* INVENTORY#*",
    "dynamodb:BatchGetItem dynamodb:GetItem on RegisterTable where USER#*",
    "dynamodb:PutItem on RegisterTable where AUDIT#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where QRBATCHES QRROLLS#* QRSHORT#* QRCODECHUNKS INVENTORIES INVENTORYCHANGES",
    "dynamodb:Query on RegisterTable/index/gsi2 where QRROLL#* QRSINGLE",
    trace,
    writeTable,
  ],
  LinkPreviews: ["dynamodb:GetItem on RegisterTable where BIKE#* LISTING#* QR#* UPLOAD#*", readTable, trace],
  Listings: [
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:GetItem on RegisterTable where USER#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where UPLOAD#*",
    "dynamodb:DeleteItem dynamodb:PutItem on RegisterTable where S#* FOLD#* FDEL#* FORMER#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where LISTING#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:GetItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where BIKE#*",
    "dynamodb:Query on RegisterTable where AD#*",
    trace,
    writeTable,
  ],
  MailBounces: [
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where MAILREFUSAL#*",
    "dynamodb:UpdateItem on RegisterTable where SENT#*",
    ...givesUp,
    trace,
    writeTable,
  ],
  MailPreferences: ["dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where USER#*", trace, writeTable],
  MailPreviews: [
    "dynamodb:GetItem on RegisterTable where USER#*",
    "dynamodb:UpdateItem on RegisterTable where RATE#*",
    trace,
    writeTable,
  ],
  MatchThefts: [
    "dynamodb:BatchGetItem dynamodb:PutItem on RegisterTable where BIKE#*",
    "dynamodb:PutItem on RegisterTable where USER#*",
    "dynamodb:Query on RegisterTable where FOLD#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where THEFTS#OPEN",
    "dynamodb:Query on RegisterTable/index/gsi2 where FOUNDREPORTS#*",
    ...givesUp,
    trace,
    writeTable,
  ],
  Messages: [
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:PutItem on RegisterTable where BLOCK#*",
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where BIKE#*",
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query on RegisterTable where THREAD#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where SAID#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:PutItem on RegisterTable where REPORT#* AUDIT#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where THREADS#*",
    "dynamodb:UpdateItem on RegisterTable where LISTING#* QUOTA#* RATE#*",
    trace,
    writeTable,
  ],
  Notifications: [
    "dynamodb:BatchGetItem on RegisterTable where BIKE#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where NOTIFICATIONS#* RECEIPTENTRIES#* REQUESTSTO#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where UNREADNOTIFICATIONS#* UNREADTHREADS#* ALERTNEWS#*",
    trace,
    writeTable,
  ],
  Notifier: [
    "appsync:GraphQL on RealtimeApi/types/Mutation/fields/publish",
    "appsync:GraphQL on RealtimeApi/types/Mutation/fields/publishToAdmins",
    "dynamodb:DescribeStream dynamodb:GetRecords dynamodb:GetShardIterator on RegisterTable",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where SENT#*",
    "dynamodb:GetItem on RegisterTable where USER#* BIKE#* ADCASE#* EMAIL#* MAILREFUSAL#*",
    "ses:SendRawEmail on ses:eu-west-1::configuration-set/MailDelivery as the register",
    "ses:SendRawEmail on ses:eu-west-1::identity/cykelregistret.example as the register",
    "sns:Publish on anything but sns:*:*:*",
    ...givesUp,
    trace,
    writeTable,
  ],
  NumberReports: [
    "dynamodb:BatchGetItem on RegisterTable where S#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem on RegisterTable where STORE#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where NUMBERREPORT#*",
    "dynamodb:GetItem on RegisterTable where USER#*",
    "dynamodb:UpdateItem on RegisterTable where QUOTA#* RATE#*",
    trace,
    writeTable,
  ],
  Orders: [
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where QR#*",
    "dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where BIKE#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where USER#* STORE#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where QRBATCH#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where ORDER#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where ORDERCOUNTS#*",
    "dynamodb:PutItem on RegisterTable where AUDIT#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where ORDERS#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where ORDERSIN#* QRROLL#*",
    "dynamodb:UpdateItem on RegisterTable where INVENTORY#*",
    trace,
    writeTable,
  ],
  PaymentWebhook: [
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where CAMPAIGN#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where PURCHASE#* RECEIPTCOUNTER#*",
    "dynamodb:PutItem on RegisterTable where PAYMENTEVENT#*",
    "dynamodb:PutItem on RegisterTable where RECEIPTS#*",
    trace,
    writeTable,
  ],
  Points: [
    "dynamodb:BatchGetItem on RegisterTable where BIKE#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where CONFIG#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where CAMPAIGN#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where PURCHASE#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where ORDER#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where RECEIPTCOUNTER#*",
    "dynamodb:PutItem on RegisterTable where RECEIPTS#* AUDIT#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where PURCHASES#* CAMPAIGNS",
    "dynamodb:UpdateItem on RegisterTable where RATE#*",
    trace,
    writeTable,
  ],
  Qr: [
    "dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where BIKE#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where QR#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where QRBATCH#*",
    "dynamodb:GetItem on RegisterTable where STORE#*",
    "dynamodb:UpdateItem on RegisterTable where INVENTORY#* RATE#*",
    trace,
    writeTable,
  ],
  ReconcileLedger: [
    "dynamodb:BatchGetItem on RegisterTable where PURCHASE#*",
    "dynamodb:GetItem dynamodb:Query on RegisterTable where USER#*",
    "dynamodb:GetItem on RegisterTable where RECEIPTCOUNTER#*",
    "dynamodb:Query on RegisterTable where RECEIPTS#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where BALANCES",
    readTable,
    ...givesUp,
    trace,
  ],
  Sales: [
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query on RegisterTable where BIKE#*",
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where STORE#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where FRAME#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where QR#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where QRBATCH#*",
    "dynamodb:PutItem dynamodb:Query on RegisterTable where FOLD#*",
    "dynamodb:PutItem on RegisterTable where S#* FDEL#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where STORERECEIPTS#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where WAITINGSALES#* STORERECEIPTSBYBIKE#*",
    "dynamodb:UpdateItem on RegisterTable where INVENTORY#* QUOTA#*",
    trace,
    writeTable,
  ],
  Search: [
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:Query on RegisterTable where S#*",
    "dynamodb:BatchGetItem dynamodb:Query on RegisterTable where DICT#*",
    "dynamodb:Query on RegisterTable where FDEL#*",
    readTable,
    trace,
  ],
  SettlePurchases: [
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where CAMPAIGN#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where PURCHASE#* RECEIPTCOUNTER#*",
    "dynamodb:PutItem on RegisterTable where RECEIPTS#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where PURCHASES#UNSETTLED",
    ...givesUp,
    trace,
    writeTable,
  ],
  Staff: [
    "cognito-idp:AdminAddUserToGroup cognito-idp:AdminCreateUser cognito-idp:AdminDeleteUser cognito-idp:AdminGetUser cognito-idp:AdminUserGlobalSignOut on AccountsPool",
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where STORE#*",
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:GetItem on RegisterTable where EMAIL#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where WORKPLACES#*",
    "dynamodb:UpdateItem on RegisterTable where RATE#*",
    trace,
    writeTable,
  ],
  StoreApplications: [
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where COMPANY#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where STOREAPPLICATION#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:UpdateItem on RegisterTable where RATE#*",
    "kms:Encrypt on KeysPersonalNumber for a named store",
    "kms:GenerateMac on KeysPersonalNumberMac",
    trace,
    writeTable,
  ],
  StoreDecisions: [
    "cognito-idp:AdminAddUserToGroup cognito-idp:AdminCreateUser cognito-idp:AdminGetUser on AccountsPool",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query on RegisterTable where COMPANY#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where STOREAPPLICATION#*",
    "dynamodb:PutItem on RegisterTable where STORE#* AUDIT#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where STOREAPPLICATIONS#*",
    "dynamodb:UpdateItem on RegisterTable where RATE#*",
    "kms:Decrypt on KeysPersonalNumber for a named store",
    "kms:GenerateMac on KeysPersonalNumberMac",
    trace,
    writeTable,
  ],
  StorePoints: [
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:BatchGetItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where PURCHASE#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem on RegisterTable where STORE#*",
    "dynamodb:ConditionCheckItem dynamodb:GetItem on RegisterTable where CONFIG#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where ORDER#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where RECEIPTCOUNTER#*",
    "dynamodb:PutItem on RegisterTable where RECEIPTS#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where PURCHASES#*",
    "dynamodb:UpdateItem on RegisterTable where RATE#*",
    trace,
    writeTable,
  ],
  Stores: [
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on RegisterTable where STORE#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where UPLOAD#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where IDEM#*",
    "dynamodb:PutItem on RegisterTable where AUDIT#*",
    "dynamodb:Query on RegisterTable where COMPANY#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where STORES",
    "dynamodb:Query on RegisterTable/index/gsi2 where PARTNERS",
    "kms:GenerateMac on KeysPersonalNumberMac",
    trace,
    writeTable,
  ],
  Thefts: [
    "cloudfront:CreateInvalidation on cloudfront:::distribution/SiteDistribution",
    "dynamodb:ConditionCheckItem dynamodb:UpdateItem on RegisterTable where USER#*",
    "dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where UPLOAD#*",
    "dynamodb:DeleteItem on RegisterTable where S#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where USER#* BIKE#* IDEM#*",
    "dynamodb:GetItem dynamodb:UpdateItem on RegisterTable where TRANSFER#*",
    "dynamodb:PutItem on RegisterTable where S#* FOLD#* FDEL#*",
    "dynamodb:Query dynamodb:UpdateItem on RegisterTable where BIKE#*",
    "dynamodb:UpdateItem on RegisterTable where LISTING#*",
    "kms:Decrypt on KeysData through s3",
    "s3:DeleteObject s3:PutObject on PicturesBikePhotos/photos/*",
    "s3:GetObject on PicturesBikePhotos/photos/*",
    "s3:GetObject on PicturesReceipts/user/*",
    "s3:ListBucket on PicturesBikePhotos",
    trace,
    writeTable,
  ],
  Transfers: [
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem dynamodb:PutItem on RegisterTable where BLOCK#*",
    "dynamodb:BatchGetItem dynamodb:ConditionCheckItem on RegisterTable where BIKE#*",
    "dynamodb:ConditionCheckItem on RegisterTable where USER#*",
    "dynamodb:DeleteItem on RegisterTable where BIKE#* USER#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where TRANSFERREQUEST#*",
    "dynamodb:DeleteItem dynamodb:PutItem on RegisterTable where S#* FDEL#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where USER#* BIKE#* SIGNING#* TRANSFER#* INVITATION#*",
    "dynamodb:GetItem dynamodb:PutItem on RegisterTable where OWNERSHIPRECEIPT#*",
    "dynamodb:GetItem on RegisterTable where EMAIL#*",
    "dynamodb:GetItem on RegisterTable where FRAME#*",
    "dynamodb:PutItem dynamodb:Query on RegisterTable where FOLD#*",
    "dynamodb:Query on RegisterTable/index/gsi1 where RECEIPTENTRIES#* REQUESTSTO#*",
    "dynamodb:Query on RegisterTable/index/gsi2 where REQUESTSBY#*",
    "dynamodb:UpdateItem on RegisterTable where FRAME#* LISTING#* RATE#* QUOTA#*",
    "kms:Decrypt kms:GenerateDataKey on KeysData through s3",
    "s3:GetObject on PicturesBikePhotos/photos/*",
    "s3:GetObject on PicturesReceipts/user/*",
    "s3:PutObject on SignaturesEvidence/signatures/*",
    trace,
    writeTable,
  ],
  Uploads: [
    "dynamodb:GetItem on RegisterTable where USER#*",
    "dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on RegisterTable where UPLOAD#*",
    "dynamodb:UpdateItem on RegisterTable where QUOTA#*",
    "kms:Decrypt kms:GenerateDataKey on KeysData through s3",
    "s3:DeleteObject s3:GetObject s3:PutObject on PicturesStaging/staging/*",
    "s3:GetObject s3:PutObject on PicturesBikePhotos/photos/*",
    "s3:GetObject s3:PutObject on PicturesIdCards/user/*",
    "s3:GetObject s3:PutObject on PicturesReceipts/user/*",
    "s3:ListBucket on PicturesStaging",
    trace,
    writeTable,
  ],
  VerifiedDomain: ["ses:GetIdentityVerificationAttributes on *"],
};

describe("rights", () => {
  let template: Template;
  let local: Template;
  beforeAll(async () => {
    template = deploymentOf(await registryApp(production), ["Edge", ...stackIds]);
    local = deploymentOf(await registryApp(atHome));
  });

  it.each(Object.keys(rights))("of %s are what is listed here and nothing more", (name) => {
    const ownLog = `logs:CreateLogStream logs:PutLogEvents on ${name}FunctionLog`;
    expect(rightsOf(template, name)).toEqual([...rights[name]!, ownLog].toSorted());
  });

  it("are listed for every function", () => {
    const functions = resourcesOfType(template, "AWS::Lambda::Function")
      .map(([id]) => /^(\w+)Function[0-9A-F]{8}$/.exec(id)?.[1])
      .filter((name) => name !== undefined);
    expect(functions.toSorted()).toEqual(Object.keys(rights));
  });

  it("let nobody change or delete what the audit holds: it is read by one, and only added to", () => {
    const touching = Object.keys(rights).flatMap((name) =>
      rightsOf(template, name)
        .filter((line) => /^dynamodb:.* on RegisterTable where .*\bAUDIT#/.test(line))
        .map((line) => [name, line.slice(0, line.indexOf(" on "))]),
    );
    expect(touching.length).toBeGreaterThan(1);
    expect(touching.filter(([, actions]) => /Update|Delete|BatchWrite|PartiQL/.test(actions ?? ""))).toEqual(
      [],
    );
    expect(
      touching.filter(([, actions]) => /Get|Query|Scan/.test(actions ?? "")).map(([name]) => name),
    ).toEqual(["Audit"]);
  });

  const holdersOf = (right: RegExp): string[] =>
    Object.keys(rights).filter((name) => rightsOf(template, name).some((line) => right.test(line)));

  it("to read someone's personal number back belong to those who look for it on a receipt or an ID card", () => {
    expect(holdersOf(/kms:Decrypt.* on KeysPersonalNumber (?!for a named (order|store))/)).toEqual([
      "Analysis",
      "IdentityReviews",
    ]);
  });

  it("to open what an eID has proved belong to who asked the eID, and to nobody for longer than an order", () => {
    expect(holdersOf(/kms:Decrypt.* on KeysPersonalNumber for a named order/)).toEqual(["Identity"]);
  });

  it("to open an ID card belong to who takes it in and who compares it", () => {
    expect(holdersOf(/s3:GetObject.* on PicturesIdCards/)).toEqual(["IdentityReviews", "Uploads"]);
  });

  it("to open the number of a sole trader belong to who decides about their store", () => {
    expect(holdersOf(/kms:Decrypt.* on KeysPersonalNumber for a named store/)).toEqual(["StoreDecisions"]);
  });

  it("to make accounts belong to who asks BankID, and to who opens stores or lets people into them", () => {
    expect(holdersOf(/AdminCreateUser|AdminSetUserPassword/)).toEqual([
      "Identity",
      "Staff",
      "StoreDecisions",
    ]);
  });

  it("to remove accounts belong to who made or invited one in vain, and to who erases those that are closed", () => {
    expect(holdersOf(/AdminDeleteUser/)).toEqual(["EraseAccounts", "Identity", "Staff"]);
  });

  it("to change groups belong to who opens stores, which nobody but an administrator can call, to who lets people into them, and a second factor to nobody", () => {
    expect(holdersOf(/cognito-idp:Admin(Add|Remove)User/)).toEqual(["Staff", "StoreDecisions"]);
    expect(holdersOf(/cognito-idp:(AdminSetUserMFA|\*)/)).toEqual([]);
  });

  it("to read a certificate are not given where BankID is played", () => {
    expect(rightsOf(local, "Identity").filter((line) => line.includes("secretsmanager"))).toEqual([]);
  });

  it("to send mail belong to who tells people, and in a stage for trying to the pages that show mails", () => {
    expect(holdersOf(/ses:Send/)).toEqual(["Notifier"]);
    expect(rightsOf(local, "MailPreviews").filter((line) => line.startsWith("ses:Send"))).toHaveLength(2);
  });

  it("never reach the whole table", () => {
    const text = JSON.stringify(template.toJSON());
    expect(text).not.toMatch(/dynamodb:(\*|Scan|DeleteTable|PartiQL)/);
  });
});
