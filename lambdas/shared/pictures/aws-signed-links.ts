import { Sha256 } from "@aws-crypto/sha256-js";
import { fromEnv } from "@aws-sdk/credential-provider-env";
import { SignatureV4 } from "@smithy/signature-v4";
import * as z from "zod";
import { system } from "#lambdas/system.ts";
import type { PicturePlace } from "./kept-pictures.ts";

/** How long a link to a private picture opens it. */
const secondsOpen = 5 * 60;

export type S3Settings = {
  readonly region: string;
  /** An S3 that is not AWS's own; its buckets are the first part of the path. */
  readonly endpoint: string | undefined;
};

export const addressOf = ({ bucket, key }: PicturePlace, { region, endpoint }: S3Settings): URL =>
  new URL(
    endpoint === undefined
      ? `https://${bucket}.s3.${region}.amazonaws.com/${key}`
      : `${endpoint}/${bucket}/${key}`,
  );

export const s3Settings = (): S3Settings => ({
  region: z.string().parse(process.env["AWS_REGION"]),
  endpoint: process.env["AWS_ENDPOINT_URL_S3"],
});

/** Signs links to pictures without S3's client, which a function that only signs would load at every cold start. */
export const signLinks = (settings = s3Settings(), now = () => system.now()) => {
  const signer = new SignatureV4({
    service: "s3",
    region: settings.region,
    credentials: fromEnv(),
    sha256: Sha256,
    uriEscapePath: false,
  });
  return async (place: PicturePlace): Promise<string> => {
    const url = addressOf(place, settings);
    const { query = {} } = await signer.presign(
      {
        method: "GET",
        protocol: url.protocol,
        hostname: url.hostname,
        path: url.pathname,
        query: {},
        headers: { host: url.host, "x-amz-content-sha256": "UNSIGNED-PAYLOAD" },
      },
      { expiresIn: secondsOpen, signingDate: now() },
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return url.href;
  };
};
