import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RekognitionClient } from "@aws-sdk/client-rekognition";
import { TextractClient } from "@aws-sdk/client-textract";
import { createVision } from "#local/aws/vision/vision.ts";
import { serve } from "#tests/local/serve.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };

export const fixture = (path: string): Buffer =>
  readFileSync(join(import.meta.dirname, "../../../fixtures", path));

/** `stored` maps `bucket/key` to content. */
export const startVision = async (stored: ReadonlyMap<string, Buffer> = new Map()) => {
  const context = {
    clock: Date,
    credentials,
    region: "eu-west-1",
    accountId: "000000000000",
    stateDir: undefined,
  };
  const vision = createVision(context, {
    textractPrefix: "/_aws/textract",
    rekognitionPrefix: "/_aws/rekognition",
    readObject: (bucket, key) => {
      const bytes = stored.get(`${bucket}/${key}`);
      const refusal = Object.assign(new Error("There is no such object."), {
        name: "InvalidS3ObjectException",
      });
      return bytes === undefined ? Promise.reject(refusal) : Promise.resolve(bytes);
    },
  });
  const textract = await serve(() => vision.textract);
  const rekognition = await serve(() => vision.rekognition);
  const options = { region: "eu-west-1", credentials, maxAttempts: 1 };
  return {
    textract: new TextractClient({ ...options, endpoint: `${textract.baseUrl}/_aws/textract` }),
    rekognition: new RekognitionClient({ ...options, endpoint: `${rekognition.baseUrl}/_aws/rekognition` }),
    withSecret: (secretAccessKey: string) => ({
      textract: new TextractClient({
        ...options,
        credentials: { ...credentials, secretAccessKey },
        endpoint: `${textract.baseUrl}/_aws/textract`,
      }),
      rekognition: new RekognitionClient({
        ...options,
        credentials: { ...credentials, secretAccessKey },
        endpoint: `${rekognition.baseUrl}/_aws/rekognition`,
      }),
    }),
    close: async () => {
      await vision.close();
      await Promise.all([textract.close(), rekognition.close()]);
    },
  };
};
