import { type Hash, type Hmac, type KeyObject, createHash, createHmac, createSecretKey } from "node:crypto";

type Source = string | ArrayBuffer | ArrayBufferView;

const bytesOf = (source: Source): string | NodeJS.ArrayBufferView => {
  if (typeof source === "string") return source;
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
};

const keyOf = (secret: Source): KeyObject => {
  const bytes = bytesOf(secret);
  return typeof bytes === "string" ? createSecretKey(bytes, "utf8") : createSecretKey(bytes);
};

/** Daily signing keys, which the SDK passes as the same object each time. */
const derived = new WeakMap<object, KeyObject>();
/** The secret access key, which changes every few hours. */
let access: { readonly secret: string; readonly key: KeyObject } | undefined;

const cachedKeyOf = (secret: Source): KeyObject => {
  if (typeof secret === "string") {
    access = access?.secret === secret ? access : { secret, key: keyOf(secret) };
    return access.key;
  }
  const key = derived.get(secret) ?? keyOf(secret);
  derived.set(secret, key);
  return key;
};

/** SHA-256 for the SDK's signatures, or HMAC with a secret. It caches keys, because importing one takes Node four times as long as using it. */
export class Sha256 {
  private readonly secret: Source | undefined;
  private hash: Hash | Hmac;
  constructor(secret?: Source) {
    this.secret = secret;
    this.hash = this.begin();
  }

  update(chunk: Source): void {
    this.hash.update(bytesOf(chunk));
  }

  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }

  reset(): void {
    this.hash = this.begin();
  }

  private begin(): Hash | Hmac {
    return this.secret === undefined ? createHash("sha256") : createHmac("sha256", cachedKeyOf(this.secret));
  }
}
