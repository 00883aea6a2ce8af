import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type CreationOptions = { challenge: string; rp: { id: string } };
type RequestOptions = { challenge: string; rpId: string };

/** Errors that the authenticator makes on request. */
type Flaws = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  verified?: boolean;
  counter?: number;
  id?: string;
};

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: string | Buffer): string => Buffer.from(data).toString("base64url");

/** CBOR (RFC 8949) of the few types that WebAuthn needs: small integers, short texts, bytes and maps. */
const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  const head = (major: number, size: number): Buffer =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].map(([key, each]) => Buffer.concat([cbor(key), cbor(each as string)]));
  return Buffer.concat([head(5, value.size), ...entries]);
};

const flags = { present: 1, verified: 4, holdsKey: 64 };

/** A WebAuthn level 3 authenticator with one ES256 key, written without the library under test. */
export const softwareAuthenticator = (site: string) => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const ownId = randomBytes(32);
  const coseKey = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
  const clientData = (type: string, challenge: string, { origin = site, ...ways }: Flaws): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: ways.type ?? type,
        challenge: ways.challenge ?? challenge,
        origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, more: number, { verified = true, counter = 0 }: Flaws): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const set = flags.present | (verified ? flags.verified : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([set]), count]);
  };
  const credential = <Response extends object>(response: Response, { id }: Flaws) => ({
    id: id ?? base64url(ownId),
    rawId: id ?? base64url(ownId),
    type: "public-key",
    clientExtensionResults: {},
    authenticatorAttachment: "platform",
    response,
  });
  return {
    id: base64url(ownId),
    create: (options: CreationOptions, ways: Flaws = {}) => {
      const size = Buffer.from([0, ownId.length]);
      const authData = Buffer.concat([
        authenticatorData(ways.rpId ?? options.rp.id, flags.holdsKey, ways),
        Buffer.alloc(16),
        size,
        ownId,
        coseKey,
      ]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      const response = {
        clientDataJSON: base64url(clientData("webauthn.create", options.challenge, ways)),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      };
      return credential(response, ways);
    },
    /** Returns JSON. */
    get: (options: string, ways: Flaws = {}): string => {
      const { challenge, rpId } = JSON.parse(options) as RequestOptions;
      const client = clientData("webauthn.get", challenge, ways);
      const data = authenticatorData(ways.rpId ?? rpId, 0, ways);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      };
      return JSON.stringify(credential(response, ways));
    },
  };
};
