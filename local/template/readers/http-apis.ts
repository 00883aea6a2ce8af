import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { TemplateError } from "#local/template/template-error.ts";
import { functionInArn } from "./functions.ts";

type JwtAuthorizer = { readonly poolId: string; readonly audience: readonly string[] };

export type RouteConfig = {
  /** Such as `GET /api/bikes/{bikeId}`. */
  readonly key: string;
  readonly functionName: string;
  readonly authorizer: JwtAuthorizer | undefined;
  readonly scopes: readonly string[];
};

export type HttpApiConfig = {
  readonly id: string;
  /** The host of the API as an origin of the site. */
  readonly domain: string;
  readonly routes: readonly RouteConfig[];
};

const Route = z.object({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(["NONE", "JWT"]).default("NONE"),
  AuthorizerId: z.string().optional(),
  AuthorizationScopes: z.array(z.string()).default([]),
});
const Integration = z.object({
  IntegrationType: z.literal("AWS_PROXY"),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal("2.0"),
});
const Authorizer = z.object({
  AuthorizerType: z.literal("JWT"),
  JwtConfiguration: z.object({ Audience: z.array(z.string()), Issuer: z.string() }),
});
const Api = z.object({ ProtocolType: z.literal("HTTP").default("HTTP") });

const byRef = <T extends { ref: string }>(resources: readonly T[], kind: string) => {
  const index = new Map(resources.map((resource) => [resource.ref, resource]));
  return (ref: string): T => {
    const matching = index.get(ref);
    if (matching === undefined) throw new TemplateError(`a route names the missing ${kind} ${ref}.`);
    return matching;
  };
};

export const readHttpApis = (template: CloudTemplate): HttpApiConfig[] => {
  const integration = byRef(template.all("AWS::ApiGatewayV2::Integration", Integration), "integration");
  const authorizer = byRef(template.all("AWS::ApiGatewayV2::Authorizer", Authorizer), "authorizer");
  const authorizerOf = (id: string | undefined): JwtAuthorizer => {
    const { Audience, Issuer } = authorizer(id ?? "").properties.JwtConfiguration;
    return { audience: Audience, poolId: Issuer.slice(Issuer.lastIndexOf("/") + 1) };
  };
  const routes = template.all("AWS::ApiGatewayV2::Route", Route);
  return template.all("AWS::ApiGatewayV2::Api", Api).map(({ ref }) => ({
    id: ref,
    domain: `${ref}.execute-api.${template.place.region}.amazonaws.com`,
    routes: routes
      .filter(({ properties }) => properties.ApiId === ref)
      .map(({ properties }) => ({
        key: properties.RouteKey,
        functionName: functionInArn(
          integration(properties.Target.replace(/^integrations\//, "")).properties.IntegrationUri,
        ),
        authorizer:
          properties.AuthorizationType === "JWT" ? authorizerOf(properties.AuthorizerId) : undefined,
        scopes: properties.AuthorizationScopes,
      })),
  }));
};
