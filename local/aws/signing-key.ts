import { createHmac } from "node:crypto";

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

type SigningScope = { readonly day: string; readonly region: string; readonly service: string };

/** Signs `text` with the key of one day, region and service; hexadecimal, as AWS writes it. */
export const signText = (secretAccessKey: string, scope: SigningScope, text: string): string => {
  const regionKey = hmac(hmac(`AWS4${secretAccessKey}`, scope.day), scope.region);
  const key = hmac(hmac(regionKey, scope.service), "aws4_request");
  return hmac(key, text).toString("hex");
};
