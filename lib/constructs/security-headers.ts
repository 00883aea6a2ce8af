import { Duration } from "aws-cdk-lib";
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { accountWideName } from "#lib/constructs/account-wide-name.ts";
import { headScriptHash } from "#lib/head-script.ts";

type Props = {
  /** What pages may connect to, apart from the site itself. */
  readonly connect: readonly string[];
  /** Where pictures come from, apart from the site itself. */
  readonly pictures: readonly string[];
};

const contentSecurityPolicy = ({ connect, pictures }: Props): string =>
  Object.entries({
    "default-src": ["'self'"],
    // Browsers that read no QR codes do so by WebAssembly, which may run where eval may not.
    "script-src": ["'self'", headScriptHash(), "'wasm-unsafe-eval'"],
    // antd writes its styles into style tags, and a page that is a file has no nonce of its own: decision 27.
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

/** What a browser must not do with the site's answers. */
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
