import { readFileSync } from "node:fs";
import path from "node:path";
import { Duration, Validations } from "aws-cdk-lib";
import type { ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  type IResponseHeadersPolicy,
  OriginRequestPolicy,
  PriceClass,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, OriginGroup, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { Construct } from "constructs";
import { apiBase } from "#contract/route.ts";
import { accountWideName } from "#lib/constructs/account-wide-name.ts";
import type { AccessLogs } from "#lib/constructs/access-logs.ts";
import { PreviewCache } from "#lib/constructs/preview-cache.ts";
import { PrivateBucket } from "#lib/constructs/private-bucket.ts";
import { pageAddressCode, rewriteCode } from "#lib/rewrite-code.ts";

export type Domain = { readonly name: string; readonly certificate: ICertificate };

type Props = {
  readonly apiHost: string;
  readonly originSecret: string;
  readonly bikePhotos: PrivateBucket;
  readonly headers: IResponseHeadersPolicy;
  readonly accessLogs: AccessLogs;
  readonly firewallArn: string;
  readonly domain: Domain | undefined;
};

const viewerAddress = readFileSync(
  path.resolve(import.meta.dirname, "../cloudfront/viewer-address.js"),
  "utf8",
);

/** The same as in `page-address.js`. */
const pagesWithPreview = ["/qr/*", "/bike-ads/*", "/stolen/*"];

/** The one address people know: pages, API and bike photos behind CloudFront. */
export class Site extends Construct {
  readonly bucket: PrivateBucket;
  readonly host: string;
  readonly distributionId: string;
  /** Its address without a domain name. */
  readonly distributionHost: string;
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "Pages", { logs: props.accessLogs.bucket });
    // With the right to list, S3 answers 404 for a file that is not there instead of 403.
    const pages = S3BucketOrigin.withOriginAccessControl(this.bucket, {
      originAccessControl: this.signer("ReadsPages"),
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    const distribution = new Distribution(this, "Distribution", {
      defaultBehavior: { ...this.shared(props), origin: pages, ...this.onRequest("Rewrite", rewriteCode()) },
      additionalBehaviors: this.behaviours(props, pages),
      // Never reached: the function below answers for the root. It keeps S3 from listing the bucket in its place.
      defaultRootObject: "index.html",
      // CloudFront would answer with a failure for ten seconds more, whatever the answer said of being kept.
      errorResponses: [500, 501, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
      webAclId: props.firewallArn,
      ...(props.domain && { domainNames: [props.domain.name], certificate: props.domain.certificate }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Sweden is served from Stockholm in every class.
      priceClass: PriceClass.PRICE_CLASS_100,
    });
    this.distributionId = distribution.distributionId;
    this.distributionHost = distribution.distributionDomainName;
    this.host = props.domain?.name ?? this.distributionHost;
    Validations.of(distribution).acknowledge(
      {
        id: "@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk",
        reason: "The root has a default object, so the list is never shown.",
      },
      { id: "AwsSolutions-CFR3", reason: "CloudFront is told in us-east-1 what to write down, by SiteLog." },
      { id: "AwsSolutions-CFR1", reason: "Bicycles stolen in Sweden are looked up from everywhere." },
      {
        id: "AwsSolutions-CFR4",
        reason: "Without a domain name CloudFront's own certificate serves, which sets its own TLS version.",
      },
    );
  }

  private behaviours(props: Props, pages: IOrigin): Record<string, BehaviorOptions> {
    const described = this.described(props, pages);
    return {
      [`${apiBase}/*`]: this.api(props),
      "/photos/*": this.photos(props),
      ...Object.fromEntries(pagesWithPreview.map((pattern) => [pattern, described])),
    };
  }

  private shared({
    headers,
  }: Props): Pick<BehaviorOptions, "responseHeadersPolicy" | "viewerProtocolPolicy" | "compress"> {
    return {
      responseHeadersPolicy: headers,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
    };
  }

  /** Runs on every request, before anything else. */
  private onRequest(id: string, code: string): Pick<BehaviorOptions, "functionAssociations"> {
    const fn = new EdgeFunction(this, id, {
      functionName: accountWideName(this, id),
      code: FunctionCode.fromInline(code),
      runtime: FunctionRuntime.JS_2_0,
    });
    return { functionAssociations: [{ function: fn, eventType: FunctionEventType.VIEWER_REQUEST }] };
  }

  /** Pages of which a shared link shows what they are about. A function writes that into them; where it fails, the page is served without. */
  private described(props: Props, pages: IOrigin): BehaviorOptions {
    return {
      ...this.shared(props),
      origin: new OriginGroup({
        primaryOrigin: new HttpOrigin(props.apiHost, {
          customHeaders: { "x-origin-secret": props.originSecret },
          readTimeout: Duration.seconds(5),
          connectionAttempts: 1,
        }),
        fallbackOrigin: pages,
        fallbackStatusCodes: [403, 500, 502, 503, 504],
      }),
      ...this.onRequest("PageAddress", pageAddressCode()),
      cachePolicy: new PreviewCache(this, "PagesWithPreview"),
    };
  }

  private api(props: Props): BehaviorOptions {
    return {
      ...this.shared(props),
      origin: new HttpOrigin(props.apiHost, { customHeaders: { "x-origin-secret": props.originSecret } }),
      // The API counts by address, and would otherwise see CloudFront's.
      ...this.onRequest("ViewerAddress", viewerAddress),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      // Nothing is kept unless the answer says so, and then for each caller apart.
      cachePolicy: new CachePolicy(this, "AsTheApiSays", {
        cachePolicyName: accountWideName(this, "AsTheApiSays"),
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.days(1),
        headerBehavior: CacheHeaderBehavior.allowList("Authorization"),
        queryStringBehavior: CacheQueryStringBehavior.all(),
        cookieBehavior: CacheCookieBehavior.none(),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
    };
  }

  private photos(props: Props): BehaviorOptions {
    return {
      ...this.shared(props),
      origin: S3BucketOrigin.withOriginAccessControl(props.bikePhotos, {
        originAccessControl: this.signer("ReadsPhotos"),
      }),
    };
  }

  /** Signs what CloudFront asks a bucket for. */
  private signer(id: string): S3OriginAccessControl {
    return new S3OriginAccessControl(this, id, { originAccessControlName: accountWideName(this, id) });
  }
}
