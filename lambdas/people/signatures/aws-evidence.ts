import { failedCall, signedCalls } from "#lambdas/platform/pictures/aws-signed-calls.ts";
import { type S3Settings, addressOf, s3Settings } from "#lambdas/platform/pictures/aws-signed-links.ts";
import { system } from "#lambdas/platform/system.ts";
import { Evidence, type EvidenceReader, type EvidenceRemoval, type EvidenceStore } from "./evidence.ts";

const placeOf = (bucket: string, name: string) => ({ bucket, key: `signatures/${name}.json` });

export const s3Evidence = (bucket: string, settings: S3Settings = s3Settings()): EvidenceStore => {
  const call = signedCalls("s3", settings.region, () => system.now());
  return {
    async keep(name, evidence) {
      const url = addressOf(placeOf(bucket, name), settings);
      const headers = { "content-type": "application/json", "if-none-match": "*" };
      const answer = await call({ method: "PUT", url, headers, body: JSON.stringify(evidence) });
      if (answer.status === 200) return;
      // 412: a signature is never overwritten.
      if (answer.status !== 412) throw failedCall("Keeping a signature", answer);
    },
  };
};

export const forgetsEvidence = (bucket: string, settings: S3Settings = s3Settings()): EvidenceRemoval => {
  const call = signedCalls("s3", settings.region, () => system.now());
  return {
    async forget(name) {
      const answer = await call({ method: "DELETE", url: addressOf(placeOf(bucket, name), settings) });
      if (answer.status !== 204) throw failedCall("Forgetting a signature", answer);
    },
  };
};

export const s3EvidenceReader = (bucket: string, settings: S3Settings = s3Settings()): EvidenceReader => {
  const call = signedCalls("s3", settings.region, () => system.now());
  return {
    async read(name) {
      const answer = await call({ method: "GET", url: addressOf(placeOf(bucket, name), settings) });
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw failedCall("Reading a signature", answer);
      return Evidence.parse(JSON.parse(answer.text));
    },
  };
};
