import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { Pictures } from "#lib/platform/constructs/pictures.ts";
import type { Realtime } from "#lib/platform/constructs/realtime.ts";
import type { Settings } from "./settings.ts";

const addressOf = (bucket: Bucket): string => `https://${bucket.bucketRegionalDomainName}`;

/** The embedded cloud serves every service at one local address, on changing ports. */
const localAddress = "http://127.0.0.1:*";
const localSocket = "ws://127.0.0.1:*";

/** The other origins that pages may connect to and load pictures from. */
export const contentSources = (
  { stage, region, domainName }: Settings,
  realtime: Realtime,
  { staging, receipts, bikePhotos, idCards, bugPictures }: Pictures,
) => {
  const isLocal = stage === "local";
  // Without a domain name the pool's triggers depend on the site's address, and the realtime service on the pool. To avoid a cycle, every AppSync API of the region is allowed.
  const events =
    domainName === undefined
      ? [
          `https://*.appsync-api.${region}.amazonaws.com`,
          `wss://*.appsync-realtime-api.${region}.amazonaws.com`,
        ]
      : realtime.addresses;
  return {
    connect: [
      `https://cognito-idp.${region}.amazonaws.com`,
      ...events,
      ...[staging, receipts, bikePhotos].map(addressOf),
      ...(isLocal ? [localAddress, localSocket] : []),
    ],
    pictures: [
      ...[receipts, bikePhotos, idCards, bugPictures].map(addressOf),
      ...(isLocal ? [localAddress] : []),
    ],
  };
};
