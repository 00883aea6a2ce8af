import { RemovalPolicy } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Key, KeySpec, KeyUsage } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";

/** Customer-managed keys. Nobody can delete one within a week, and what it protects is lost with it. */
export class Keys extends Construct {
  /** The table, receipts, secrets and alarms. */
  readonly data: Key;
  /** Only personal numbers, so that the right to decrypt one is a right of its own. */
  readonly personalNumber: Key;
  /** Keyed hashes of personal numbers. KMS cannot rotate such a key, and a new one would no longer find old numbers. */
  readonly personalNumberMac: Key;
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const kept = { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE };
    this.data = new Key(this, "Data", { ...kept, enableKeyRotation: true });
    this.personalNumber = new Key(this, "PersonalNumber", { ...kept, enableKeyRotation: true });
    this.personalNumberMac = new Key(this, "PersonalNumberMac", {
      ...kept,
      keySpec: KeySpec.HMAC_256,
      keyUsage: KeyUsage.GENERATE_VERIFY_MAC,
    });
  }

  allowEncryptingPersonalNumbers(grantee: FeatureFunction): void {
    grantee.allow(this.personalNumberUse(["kms:Encrypt"], "userId"));
    this.allowComparingPersonalNumbers(grantee);
  }

  /** To tell whether two numbers are the same, and read neither. */
  allowComparingPersonalNumbers(grantee: FeatureFunction): void {
    grantee.allow(
      new PolicyStatement({
        actions: ["kms:GenerateMac"],
        resources: [this.personalNumberMac.keyArn],
      }),
    );
  }

  /** A sole trader's organisation number is their personal number. */
  allowEncryptingStoreNumbers(grantee: FeatureFunction): void {
    grantee.allow(this.personalNumberUse(["kms:Encrypt"], "storeId"));
    this.allowComparingPersonalNumbers(grantee);
  }

  /** What belongs to a person stays shut. */
  allowDecryptingStoreNumbers(grantee: FeatureFunction): void {
    grantee.allow(this.personalNumberUse(["kms:Decrypt"], "storeId"));
    this.allowComparingPersonalNumbers(grantee);
  }

  allowDecryptingPersonalNumbers(grantee: FeatureFunction): void {
    grantee.allow(this.personalNumberUse(["kms:Decrypt"], "userId"));
  }

  /** To put aside what an eID has proved, and take it up again, for the minutes of one order. What belongs to a person stays shut. */
  allowSealingProofs(grantee: FeatureFunction): void {
    grantee.allow(this.personalNumberUse(["kms:Encrypt", "kms:Decrypt"], "orderId"));
  }

  /** Only with whom or what it belongs to named in the encryption context, which the audit log shows. KMS opens nothing under another context than it was closed with. */
  private personalNumberUse(actions: string[], owner: "userId" | "orderId" | "storeId"): PolicyStatement {
    return new PolicyStatement({
      actions,
      resources: [this.personalNumber.keyArn],
      conditions: { Null: { [`kms:EncryptionContext:${owner}`]: "false" } },
    });
  }
}
