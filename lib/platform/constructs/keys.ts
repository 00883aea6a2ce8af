import { RemovalPolicy } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Key, KeySpec, KeyUsage } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import { certificateKeyPeriods } from "#lib/platform/certificate-key-periods.ts";
import type { FeatureFunction } from "./feature-function.ts";

/** Customer-managed keys. KMS delays the deletion of a key by at least a week, because its data is lost with it. */
export class Keys extends Construct {
  /** Encrypts the table, receipts, secrets and alarms. */
  readonly data: Key;
  /** Encrypts only personal numbers, so that decrypting them needs a separate right. */
  readonly personalNumber: Key;
  /** Makes keyed hashes of personal numbers. KMS cannot rotate it, and with a new key stored hashes would never match. */
  readonly personalNumberMac: Key;
  /** Seals receipts and number reports. KMS cannot rotate it, and with a new key every paper would be false. */
  readonly seal: Key;
  /** Sign certificates of checks, in the order of their periods. Everybody may read their public halves. */
  private readonly certificates: readonly Key[];
  constructor(scope: Construct, id: string) {
    super(scope, id);
    const kept = { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE };
    this.data = new Key(this, "Data", { ...kept, enableKeyRotation: true });
    this.personalNumber = new Key(this, "PersonalNumber", { ...kept, enableKeyRotation: true });
    const mac = { ...kept, keySpec: KeySpec.HMAC_256, keyUsage: KeyUsage.GENERATE_VERIFY_MAC };
    this.personalNumberMac = new Key(this, "PersonalNumberMac", mac);
    this.seal = new Key(this, "Seal", mac);
    const signing = { ...kept, keySpec: KeySpec.ECC_NIST_P256, keyUsage: KeyUsage.SIGN_VERIFY };
    this.certificates = certificateKeyPeriods.map(
      ({ name }) => new Key(this, `Certificates${name}`, signing),
    );
  }

  allowEncryptingPersonalNumbers(grantee: FeatureFunction): void {
    grantee.allow(this.personalNumberUse(["kms:Encrypt"], "userId"));
    this.allowComparingPersonalNumbers(grantee);
  }

  /** Compares hashes without decrypting any number. */
  allowComparingPersonalNumbers(grantee: FeatureFunction): void {
    grantee.allow(
      new PolicyStatement({
        actions: ["kms:GenerateMac"],
        resources: [this.personalNumberMac.keyArn],
      }),
    );
  }

  allowSealingPapers(grantee: FeatureFunction): void {
    this.allowCheckingSeals(grantee, ["kms:GenerateMac"]);
  }

  allowCheckingSeals(grantee: FeatureFunction, more: readonly string[] = []): void {
    grantee.allow(
      new PolicyStatement({ actions: [...more, "kms:VerifyMac"], resources: [this.seal.keyArn] }),
    );
  }

  /** The environment of the function that signs. */
  certificateKeys(): string {
    const keyed = certificateKeyPeriods.map((period, place) => ({
      ...period,
      keyId: this.certificates[place]?.keyId,
    }));
    return JSON.stringify(keyed);
  }

  /** Only the newest key signs. */
  allowSigningCertificates(grantee: FeatureFunction): void {
    const arns = this.certificates.map(({ keyArn }) => keyArn);
    grantee.allow(new PolicyStatement({ actions: ["kms:Sign"], resources: arns.slice(-1) }));
    grantee.allow(new PolicyStatement({ actions: ["kms:GetPublicKey"], resources: arns }));
  }

  /** For sole traders, whose organisation number is their personal number. */
  allowEncryptingStoreNumbers(grantee: FeatureFunction): void {
    grantee.allow(this.personalNumberUse(["kms:Encrypt"], "storeId"));
    this.allowComparingPersonalNumbers(grantee);
  }

  /** Gives no access to the numbers of people. */
  allowDecryptingStoreNumbers(grantee: FeatureFunction): void {
    grantee.allow(this.personalNumberUse(["kms:Decrypt"], "storeId"));
    this.allowComparingPersonalNumbers(grantee);
  }

  allowDecryptingPersonalNumbers(grantee: FeatureFunction): void {
    grantee.allow(this.personalNumberUse(["kms:Decrypt"], "userId"));
  }

  /** Encrypts the result of an eID order until the order is used. Gives no access to the numbers of people. */
  allowSealingProofs(grantee: FeatureFunction): void {
    grantee.allow(this.personalNumberUse(["kms:Encrypt", "kms:Decrypt"], "orderId"));
  }

  /** Requires the owner's id in the encryption context, which CloudTrail logs. KMS decrypts only with the same context. */
  private personalNumberUse(actions: string[], owner: "userId" | "orderId" | "storeId"): PolicyStatement {
    return new PolicyStatement({
      actions,
      resources: [this.personalNumber.keyArn],
      conditions: { Null: { [`kms:EncryptionContext:${owner}`]: "false" } },
    });
  }
}
