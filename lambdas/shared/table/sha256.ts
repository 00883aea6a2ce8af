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

/** Keys of a day, which the SDK hands over as the same bytes each time. */
const derived = new WeakMap<object, KeyObject>();
/** What they are derived from: one for hours. */
let access: { readonly secret: string; readonly key: KeyObject } | undefined;

const knownKeyOf = (secret: Source): KeyObject => {
  if (typeof secret === "string") {
    access = access?.secret === secret ? access : { secret, key: keyOf(secret) };
    return access.key;
  }
  const key = derived.get(secret) ?? keyOf(secret);
  derived.set(secret, key);
  return key;
};

/** SHA-256 as the SDK signs with it, and HMAC where there is a secret. To read a key takes Node four times as long as to use it, so each is read once. */
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
    return this.secret === undefined ? createHash("sha256") : createHmac("sha256", knownKeyOf(this.secret));
  }
}
