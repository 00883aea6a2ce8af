import { retention } from "#contract/retention.ts";
import { Duration, Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { HttpMethods } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import type { AccessLogs } from "#lib/constructs/access-logs.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { PrivateBucket } from "#lib/constructs/private-bucket.ts";

type Props = {
  readonly key: Key;
  readonly accessLogs: AccessLogs;
  /** The origin whose pages may send files, and read them to put them into documents. */
  readonly pages: string;
  /** Serves bike photos, and keeps them for a while. */
  readonly distributionId: string;
};

/** What people upload, before and after it has been decoded and stripped of metadata. */
export class Pictures extends Construct {
  /** Straight from the browser: nothing here is trusted, and nothing stays longer than a day. */
  readonly staging: PrivateBucket;
  /** Contains personal numbers. */
  readonly receipts: PrivateBucket;
  /** Public through the site. */
  readonly bikePhotos: PrivateBucket;
  /** Contains faces and personal numbers. Each is deleted when someone has looked at it, and that is final. */
  readonly idCards: PrivateBucket;
  /** Pages as people saw them, drawn without what is theirs. */
  readonly bugPictures: PrivateBucket;
  readonly distributionId: string;
  constructor(scope: Construct, id: string, { key, accessLogs, pages, distributionId }: Props) {
    super(scope, id);
    this.distributionId = distributionId;
    const logs = accessLogs.bucket;
    const abandoned = { abortIncompleteMultipartUploadAfter: Duration.days(1) };
    this.staging = new PrivateBucket(this, "Staging", {
      encryptionKey: key,
      logs,
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [pages], allowedHeaders: ["*"] }],
      lifecycleRules: [{ expiration: Duration.hours(retention.uploads.period.amount), ...abandoned }],
    });
    const kept = {
      logs,
      cors: [{ allowedMethods: [HttpMethods.GET], allowedOrigins: [pages] }],
      versioned: true,
      // An erased picture is gone for good once the time to undo a mistake is over.
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30), ...abandoned }],
    };
    this.receipts = new PrivateBucket(this, "Receipts", { encryptionKey: key, ...kept });
    this.bikePhotos = new PrivateBucket(this, "BikePhotos", kept);
    this.idCards = new PrivateBucket(this, "IdCards", {
      encryptionKey: key,
      logs,
      // People are promised that it is gone after a week even if nobody has looked.
      lifecycleRules: [{ expiration: Duration.days(retention.idCards.period.amount), ...abandoned }],
    });
    this.bugPictures = new PrivateBucket(this, "BugPictures", {
      encryptionKey: key,
      logs,
      // Each goes with its report; none stays if that should fail.
      lifecycleRules: [{ expiration: Duration.days(retention.bugPictures.period.amount), ...abandoned }],
    });
  }

  /** To sign uploads, to open what came, and to throw it away. */
  allowStaging(grantee: FeatureFunction): void {
    this.staging.allow(grantee, ["s3:PutObject", "s3:GetObject", "s3:DeleteObject"], "staging");
    this.staging.allowSeeingAbsence(grantee);
    this.staging.allowKey(grantee, "kms:Decrypt", "kms:GenerateDataKey");
  }

  allowKeeping(grantee: FeatureFunction): void {
    this.receipts.allow(grantee, ["s3:PutObject"], "user");
    this.bikePhotos.allow(grantee, ["s3:PutObject"], "photos");
    this.idCards.allow(grantee, ["s3:PutObject"], "user");
    this.bugPictures.allow(grantee, ["s3:PutObject"], "user");
    this.receipts.allowKey(grantee, "kms:GenerateDataKey");
  }

  allowReading(grantee: FeatureFunction): void {
    this.receipts.allow(grantee, ["s3:GetObject"], "user");
    this.bikePhotos.allow(grantee, ["s3:GetObject"], "photos");
    this.receipts.allowKey(grantee, "kms:Decrypt");
  }

  /** To tell a picture that is gone from one that may not be read. */
  allowMissing(grantee: FeatureFunction): void {
    this.receipts.allowSeeingAbsence(grantee);
    this.bikePhotos.allowSeeingAbsence(grantee);
  }

  /** What anybody may see. */
  allowReadingPhotos(grantee: FeatureFunction): void {
    this.bikePhotos.allow(grantee, ["s3:GetObject"], "photos");
  }

  /** Apart from other pictures: the person who reads a receipt has no business with an ID card. */
  allowReadingIdCards(grantee: FeatureFunction): void {
    this.idCards.allow(grantee, ["s3:GetObject"], "user");
    this.idCards.allowKey(grantee, "kms:Decrypt");
  }

  allowReadingBugPictures(grantee: FeatureFunction): void {
    this.bugPictures.allow(grantee, ["s3:GetObject"], "user");
    this.bugPictures.allowKey(grantee, "kms:Decrypt");
  }

  /** To tell a picture that is gone from one that may not be read. */
  allowMissingBugPictures(grantee: FeatureFunction): void {
    this.bugPictures.allowSeeingAbsence(grantee);
  }

  /** To tell a card that is gone from one that may not be read. */
  allowMissingIdCards(grantee: FeatureFunction): void {
    this.idCards.allowSeeingAbsence(grantee);
  }

  allowDiscardingIdCards(grantee: FeatureFunction): void {
    this.idCards.allow(grantee, ["s3:DeleteObject"], "user");
  }

  allowDiscarding(grantee: FeatureFunction): void {
    this.receipts.allow(grantee, ["s3:DeleteObject"], "user");
    this.bikePhotos.allow(grantee, ["s3:DeleteObject"], "photos");
    this.allowDiscardingIdCards(grantee);
    this.bugPictures.allow(grantee, ["s3:DeleteObject"], "user");
  }

  /** To lay a photo under another name, and to let nobody find it under its old one. */
  allowHiding(grantee: FeatureFunction): void {
    this.bikePhotos.allow(grantee, ["s3:PutObject", "s3:DeleteObject"], "photos");
    this.bikePhotos.allowSeeingAbsence(grantee);
    this.allowForgetting(grantee);
  }

  /** To let CloudFront forget photos that are gone. */
  allowForgetting(grantee: FeatureFunction): void {
    const { account } = Stack.of(this);
    grantee.allow(
      new PolicyStatement({
        actions: ["cloudfront:CreateInvalidation"],
        resources: [`arn:aws:cloudfront::${account}:distribution/${this.distributionId}`],
      }),
    );
  }
}
