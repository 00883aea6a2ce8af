import { retention } from "#contract/privacy/retention.ts";
import { Duration, Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Key } from "aws-cdk-lib/aws-kms";
import { HttpMethods } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import type { AccessLogs } from "./access-logs.ts";
import type { FeatureFunction } from "./feature-function.ts";
import { PrivateBucket } from "./private-bucket.ts";

export const formerVersions = Duration.days(retention.formerVersions.period.amount);

type Props = {
  readonly key: Key;
  readonly accessLogs: AccessLogs;
  /** The origin whose pages may upload pictures, and read them for PDF documents. */
  readonly pages: string;
  /** Serves and caches bike photos. */
  readonly distributionId: string;
};

/** The buckets for pictures, before and after the check that removes metadata. */
export class Pictures extends Construct {
  /** Unchecked files from browsers, for a day at most. */
  readonly staging: PrivateBucket;
  /** Contains personal numbers. */
  readonly receipts: PrivateBucket;
  /** Public through the site. */
  readonly bikePhotos: PrivateBucket;
  /** Contains faces and personal numbers. Each is deleted after its review, without older versions. */
  readonly idCards: PrivateBucket;
  /** Screenshots without personal data. */
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
      lifecycleRules: [{ noncurrentVersionExpiration: formerVersions, ...abandoned }],
    };
    this.receipts = new PrivateBucket(this, "Receipts", { encryptionKey: key, ...kept });
    this.bikePhotos = new PrivateBucket(this, "BikePhotos", kept);
    this.idCards = new PrivateBucket(this, "IdCards", {
      encryptionKey: key,
      logs,
      // The privacy notice promises deletion after a week, even without a review.
      lifecycleRules: [{ expiration: Duration.days(retention.idCards.period.amount), ...abandoned }],
    });
    this.bugPictures = new PrivateBucket(this, "BugPictures", {
      encryptionKey: key,
      logs,
      // A fallback: deleting a report also deletes its picture.
      lifecycleRules: [{ expiration: Duration.days(retention.bugPictures.period.amount), ...abandoned }],
    });
  }

  /** For signing uploads, and reading and deleting the files. */
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

  /** Lets S3 answer "not found" instead of "forbidden". */
  allowMissing(grantee: FeatureFunction): void {
    this.receipts.allowSeeingAbsence(grantee);
    this.bikePhotos.allowSeeingAbsence(grantee);
  }

  allowReadingPhotos(grantee: FeatureFunction): void {
    this.bikePhotos.allow(grantee, ["s3:GetObject"], "photos");
  }

  /** A separate right, because functions that read receipts must not read ID cards. */
  allowReadingIdCards(grantee: FeatureFunction): void {
    this.idCards.allow(grantee, ["s3:GetObject"], "user");
    this.idCards.allowKey(grantee, "kms:Decrypt");
  }

  allowReadingBugPictures(grantee: FeatureFunction): void {
    this.bugPictures.allow(grantee, ["s3:GetObject"], "user");
    this.bugPictures.allowKey(grantee, "kms:Decrypt");
  }

  /** Lets S3 answer "not found" instead of "forbidden". */
  allowMissingBugPictures(grantee: FeatureFunction): void {
    this.bugPictures.allowSeeingAbsence(grantee);
  }

  /** Lets S3 answer "not found" instead of "forbidden". */
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

  /** For moving a photo to another id, so that its old address stops working. */
  allowHiding(grantee: FeatureFunction): void {
    this.bikePhotos.allow(grantee, ["s3:PutObject", "s3:DeleteObject"], "photos");
    this.bikePhotos.allowSeeingAbsence(grantee);
    this.allowForgetting(grantee);
  }

  /** For invalidating deleted photos in CloudFront. */
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
