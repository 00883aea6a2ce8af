import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

export type HeadersPolicy = {
  readonly set: readonly { name: string; value: string; override: boolean }[];
  readonly remove: readonly string[];
};

const override = { Override: z.boolean().default(true) };

const Security = z.looseObject({
  ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), ...override }).optional(),
  ContentTypeOptions: z.object(override).optional(),
  FrameOptions: z.object({ FrameOption: z.string(), ...override }).optional(),
  ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), ...override }).optional(),
  StrictTransportSecurity: z
    .object({
      AccessControlMaxAgeSec: z.coerce.number(),
      IncludeSubdomains: z.boolean().default(false),
      Preload: z.boolean().default(false),
      ...override,
    })
    .optional(),
});
type Security = z.infer<typeof Security>;

const Policy = z.object({
  ResponseHeadersPolicyConfig: z.looseObject({
    SecurityHeadersConfig: Security.optional(),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), ...override })) })
      .optional(),
    RemoveHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string() })) }).optional(),
  }),
});

const transportSecurity = (hsts: NonNullable<Security["StrictTransportSecurity"]>): string =>
  [
    `max-age=${hsts.AccessControlMaxAgeSec}`,
    ...(hsts.IncludeSubdomains ? ["includeSubDomains"] : []),
    ...(hsts.Preload ? ["preload"] : []),
  ].join("; ");

const securityHeaders = (security: Security): HeadersPolicy["set"] => {
  const { ContentSecurityPolicy: csp, ContentTypeOptions: sniff, FrameOptions: frame } = security;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: hsts } = security;
  return [
    csp && { name: "content-security-policy", value: csp.ContentSecurityPolicy, override: csp.Override },
    sniff && { name: "x-content-type-options", value: "nosniff", override: sniff.Override },
    frame && { name: "x-frame-options", value: frame.FrameOption, override: frame.Override },
    referrer && { name: "referrer-policy", value: referrer.ReferrerPolicy, override: referrer.Override },
    hsts && { name: "strict-transport-security", value: transportSecurity(hsts), override: hsts.Override },
  ].filter((header) => header !== undefined);
};

export const readHeadersPolicies = (template: CloudTemplate): Map<string, HeadersPolicy> =>
  new Map(
    template.all("AWS::CloudFront::ResponseHeadersPolicy", Policy).map(({ ref, properties }) => {
      const { SecurityHeadersConfig, CustomHeadersConfig, RemoveHeadersConfig } =
        properties.ResponseHeadersPolicyConfig;
      const custom = (CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
        name: Header.toLowerCase(),
        value: Value,
        override: Override,
      }));
      const set = [...securityHeaders(SecurityHeadersConfig ?? {}), ...custom];
      const remove = (RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase());
      return [ref, { set, remove }];
    }),
  );
