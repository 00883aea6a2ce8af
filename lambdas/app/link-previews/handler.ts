import { createHash } from "node:crypto";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import * as z from "zod";
import { LinkPreviewsEnv } from "./env.ts";
import { showPage } from "./show-page.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { comesFromSite } from "#lambdas/platform/http/origin.ts";
import { readUnitsMetric } from "#lambdas/platform/http/metrics.ts";
import { system, type System } from "#lambdas/platform/system.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";

/** Milliseconds. After a deployment the page names new files; the old ones stay, so a page that is a minute old still works. */
const cacheMilliseconds = 60_000;
const timeoutMilliseconds = 2000;

type Cached = { readonly html: string; readonly until: number };

/** Fetches the app's HTML page from the site, cached for a minute. */
const openAppPage = ({ now }: Pick<System, "now">, origin: string) => {
  let cached: Cached | undefined;
  return async (): Promise<string> => {
    if (cached !== undefined && now().getTime() < cached.until) return cached.html;
    const response = await fetch(new URL("/app.html", origin), {
      headers: { "user-agent": "Cykelregistret" },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!response.ok) throw new Error(`The site answers ${response.status} to its own page`);
    cached = { html: await response.text(), until: now().getTime() + cacheMilliseconds };
    return cached.html;
  };
};

z.config({ jitless: true });

const env = LinkPreviewsEnv.parse(process.env);
const open = openReader(env.TABLE_NAME, system);
const appPage = openAppPage(system, env.SITE_ORIGIN);
const logger = loggerOf("link-previews");

/** CloudFront may serve a bike's status a minute late; browsers revalidate each time. */
const cacheControl = "public, max-age=0, s-maxage=60, must-revalidate";

/** Called by the site, which passes the requested address in headers. Any error fails the request: the site then serves the page without a preview, and the alarm fires. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
  if (!comesFromSite(event, env.ORIGIN_SECRETS)) return { statusCode: 403 };
  const { "x-page-address": address = "/", "x-page-language": language } = event.headers;
  const meter = startMeter();
  const context = { reader: open(meter), system, origin: env.SITE_ORIGIN, appPage };
  const { status, html } = await showPage(context, address, language === "en" ? "en" : "sv");
  const { requestId, timeEpoch } = event.requestContext;
  const metric = readUnitsMetric("linkPreview", meter.total(), timeEpoch, env.STAGE);
  logger.info("linkPreview", { requestId, status, ...metric });
  return {
    statusCode: status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": cacheControl,
      etag: `"${createHash("sha256").update(html).digest("hex").slice(0, 32)}"`,
    },
    body: html,
  };
};
