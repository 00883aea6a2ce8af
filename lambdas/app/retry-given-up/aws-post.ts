import { Sha256 } from "@aws-crypto/sha256-js";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { defaultProvider } from "@aws-sdk/credential-provider-node";
import { SignatureV4 } from "@smithy/signature-v4";
import type { GivenUp, Post } from "./redrive.ts";

type Place = {
  readonly bucket: string;
  readonly region: string;
  /** Undefined for Lambda's own address. */
  readonly lambdaEndpoint: string | undefined;
  readonly now: () => Date;
};

const prefix = "aws/lambda/";

/** Signs the call by hand: for a single call, Lambda's client is too heavy. */
const lambdaOf = ({ region, lambdaEndpoint, now }: Place): Post["invoke"] => {
  const endpoint = lambdaEndpoint ?? `https://lambda.${region}.amazonaws.com`;
  const credentials = defaultProvider();
  const signer = new SignatureV4({ service: "lambda", region, credentials, sha256: Sha256 });
  return async (functionName, event) => {
    const { protocol, hostname, port, host, pathname } = new URL(
      `${endpoint}/2015-03-31/functions/${encodeURIComponent(functionName)}/invocations`,
    );
    const body = JSON.stringify(event);
    const request = {
      method: "POST",
      protocol,
      hostname,
      ...(port && { port: Number(port) }),
      path: pathname,
    };
    const signed = await signer.sign(
      { ...request, headers: { host, "content-type": "application/json" }, body },
      { signingDate: now() },
    );
    const url = `${protocol}//${host}${pathname}`;
    const response = await fetch(url, { method: "POST", headers: signed.headers, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`Lambda answered ${response.status} ${text}`);
    if (response.headers.has("x-amz-function-error")) throw new Error(`The function failed: ${text}`);
    return JSON.parse(text);
  };
};

export const awsPost = (place: Place): Post => {
  const client = new S3Client({ region: place.region, forcePathStyle: true });
  const Bucket = place.bucket;
  return {
    invoke: lambdaOf(place),
    list: async () => {
      const events: GivenUp[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined) events.push({ key: Key, at: LastModified?.getTime() ?? 0 });
      return events.toSorted((a, b) => a.at - b.at);
    },
    read: async (Key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === "NoSuchKey") return undefined;
        throw error;
      }
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
};
