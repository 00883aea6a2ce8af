import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { Pictures } from "#lib/constructs/pictures.ts";
import type { Realtime } from "#lib/constructs/realtime.ts";
import type { Settings } from "#lib/settings.ts";

const addressOf = (bucket: Bucket): string => `https://${bucket.bucketRegionalDomainName}`;

/** The embedded cloud serves every service at one local address. */
const localAddress = "http://127.0.0.1:*";
const localSocket = "ws://127.0.0.1:*";

/** What pages may connect to and show, apart from what the site itself serves. */
export const contentSources = (
  { stage, region, domainName }: Settings,
  realtime: Realtime,
  { staging, receipts, bikePhotos, idCards, bugPictures }: Pictures,
) => {
  const isLocal = stage === "local";
  // Without a domain name the user pool's triggers wait for the site's address, and the site cannot wait for
  // the realtime service, which waits for the pool.
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
