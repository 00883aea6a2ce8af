import { Sha256 } from "@aws-crypto/sha256-js";
import { fromEnv } from "@aws-sdk/credential-provider-env";
import { SignatureV4 } from "@smithy/signature-v4";
import * as z from "zod";
import { system } from "#lambdas/platform/system.ts";
import type { PictureLocation } from "./stored-pictures.ts";

const linkSeconds = 5 * 60;

export type S3Settings = {
  readonly region: string;
  /** An emulator of S3, which has the bucket in the path. */
  readonly endpoint: string | undefined;
};

export const addressOf = ({ bucket, key }: PictureLocation, { region, endpoint }: S3Settings): URL =>
  new URL(
    endpoint === undefined
      ? `https://${bucket}.s3.${region}.amazonaws.com/${key}`
      : `${endpoint}/${bucket}/${key}`,
  );

export const s3Settings = (): S3Settings => ({
  region: z.string().parse(process.env["AWS_REGION"]),
  endpoint: process.env["AWS_ENDPOINT_URL_S3"],
});

/** Signs links to private pictures without the S3 client, which would make every cold start slower. */
export const signLinks = (settings = s3Settings(), now = () => system.now()) => {
  const signer = new SignatureV4({
    service: "s3",
    region: settings.region,
    credentials: fromEnv(),
    sha256: Sha256,
    uriEscapePath: false,
  });
  return async (place: PictureLocation): Promise<string> => {
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
      { expiresIn: linkSeconds, signingDate: now() },
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return url.href;
  };
};
