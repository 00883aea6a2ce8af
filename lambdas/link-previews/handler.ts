import { createHash } from "node:crypto";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import * as z from "zod";
import { openAppPage } from "./app-page.ts";
import { LinkPreviewsEnv } from "./env.ts";
import { showPage } from "./show-page.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { comesFromSite } from "#lambdas/shared/http/origin.ts";
import { readUnitsMetric } from "#lambdas/shared/http/read-units-metric.ts";
import { system } from "#lambdas/system.ts";
import { startMeter } from "#lambdas/shared/table/read-meter.ts";
import { openReader } from "#lambdas/shared/table/reader.ts";

z.config({ jitless: true });

const env = LinkPreviewsEnv.parse(process.env);
const open = openReader(env.TABLE_NAME, system);
const appPage = openAppPage(system, env.SITE_ORIGIN);
const logger = loggerOf("link-previews");

/** Whether a bike is stolen may be told late by a minute, and browsers ask each time. */
const cacheControl = "public, max-age=0, s-maxage=60, must-revalidate";

/** Answers for the site, which says in headers of its own which address was asked for. Whatever fails here fails as a whole: the site then serves the page without a preview, and the alarm rings. */
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
