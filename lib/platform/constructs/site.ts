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
import { apiKeyHeader } from "#contract/platform/reading-limits.ts";
import { apiBase } from "#contract/platform/route.ts";
import { accountWideName } from "./account-wide-name.ts";
import type { AccessLogs } from "./access-logs.ts";
import { PreviewCache } from "./preview-cache.ts";
import { PrivateBucket } from "./private-bucket.ts";
import { pageAddressCode, rewriteCode } from "#lib/platform/rewrite-code.ts";
import { securityText } from "#lib/platform/security-text.ts";

export type Domain = { readonly name: string; readonly certificate: ICertificate };

type Props = {
  readonly apiHost: string;
  readonly originSecret: string;
  readonly bikePhotos: PrivateBucket;
  readonly headers: IResponseHeadersPolicy;
  readonly accessLogs: AccessLogs;
  readonly firewallArn: string;
  readonly domain: Domain | undefined;
  readonly supportEmail: string;
};

const viewerAddress = readFileSync(
  path.resolve(import.meta.dirname, "../cloudfront/viewer-address.js"),
  "utf8",
);

/** Keep equal to `page-address.js`. */
const pagesWithPreview = ["/qr/*", "/bike-ads/*", "/stolen/*"];

/** Pages, API and bike photos behind one CloudFront distribution. */
export class Site extends Construct {
  readonly bucket: PrivateBucket;
  readonly host: string;
  readonly distributionId: string;
  /** CloudFront's own host name. */
  readonly distributionHost: string;
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, "Pages", { logs: props.accessLogs.bucket });
    // With the right to list, S3 answers 404 instead of 403 for a missing file.
    const pages = S3BucketOrigin.withOriginAccessControl(this.bucket, {
      originAccessControl: this.signer("ReadsPages"),
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    const code = rewriteCode(securityText(props.supportEmail, new Date()));
    const distribution = new Distribution(this, "Distribution", {
      defaultBehavior: { ...this.shared(props), origin: pages, ...this.onRequest("Rewrite", code) },
      additionalBehaviors: this.behaviours(props, pages),
      // Never used, because the function handles the root, but without it S3 could list the bucket.
      defaultRootObject: "index.html",
      // By default, CloudFront caches an error for ten seconds, regardless of its cache header.
      errorResponses: [500, 501, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
      webAclId: props.firewallArn,
      ...(props.domain && { domainNames: [props.domain.name], certificate: props.domain.certificate }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      // Every class includes Stockholm.
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
      { id: "AwsSolutions-CFR3", reason: "SiteLog turns on the access log, in us-east-1." },
      { id: "AwsSolutions-CFR1", reason: "Bicycles stolen in Sweden are looked up from everywhere." },
      {
        id: "AwsSolutions-CFR4",
        reason: "Without a domain name CloudFront's own certificate serves, which sets its own TLS version.",
      },
    );
  }

  private behaviours(props: Props, pages: IOrigin): Record<string, BehaviorOptions> {
    const described = this.described(props, pages);
    const api = this.api(props);
    return {
      [`${apiBase}/*`]: api,
      "/.well-known/cykelregistret-keys.json": api,
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

  private onRequest(id: string, code: string): Pick<BehaviorOptions, "functionAssociations"> {
    const fn = new EdgeFunction(this, id, {
      functionName: accountWideName(this, id),
      code: FunctionCode.fromInline(code),
      runtime: FunctionRuntime.JS_2_0,
    });
    return { functionAssociations: [{ function: fn, eventType: FunctionEventType.VIEWER_REQUEST }] };
  }

  /** Pages with link previews. A Lambda function adds the preview; if it fails, the bucket serves the page without one. */
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
      // Rate limits need the visitor's address instead of CloudFront's.
      ...this.onRequest("ViewerAddress", viewerAddress),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      // Caches only responses with a cache header, separately for each caller.
      cachePolicy: new CachePolicy(this, "AsTheApiSays", {
        cachePolicyName: accountWideName(this, "AsTheApiSays"),
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.days(1),
        headerBehavior: CacheHeaderBehavior.allowList("Authorization", apiKeyHeader),
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

  /** Signs CloudFront's requests to a bucket. */
  private signer(id: string): S3OriginAccessControl {
    return new S3OriginAccessControl(this, id, { originAccessControlName: accountWideName(this, id) });
  }
}
