import { Duration } from "aws-cdk-lib";
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { accountWideName } from "./account-wide-name.ts";
import { headScriptHashes } from "#lib/platform/bundle/head-script.ts";

type Props = {
  /** Other origins that pages may connect to. */
  readonly connect: readonly string[];
  /** Other origins of pictures. */
  readonly pictures: readonly string[];
};

const contentSecurityPolicy = ({ connect, pictures }: Props): string =>
  Object.entries({
    "default-src": ["'self'"],
    // Browsers without a QR code reader use one in WebAssembly.
    "script-src": ["'self'", ...headScriptHashes(), "'wasm-unsafe-eval'"],
    // antd adds style tags, and static pages cannot have a nonce, see docs/decisions/05-antd-behind-the-shell.md.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...pictures],
    "media-src": ["'self'", "blob:"],
    "connect-src": ["'self'", ...connect],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");

export class SecurityHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, {
      responseHeadersPolicyName: accountWideName(scope, id),
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicy(props),
          override: true,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          {
            header: "Permissions-Policy",
            value: "camera=(self), geolocation=(self), microphone=(), payment=(), usb=()",
            override: true,
          },
          { header: "Cross-Origin-Opener-Policy", value: "same-origin", override: true },
        ],
      },
    });
  }
}
