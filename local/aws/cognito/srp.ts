import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

// The 3072-bit group of RFC 5054 with generator 2, built into every Cognito client.
const modulus = BigInt(
  "0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD" +
    "EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED" +
    "EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F" +
    "83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B" +
    "E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510" +
    "15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7" +
    "ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C" +
    "BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF",
);
const generator = 2n;

const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const toBigInt = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString("hex")}`);

// Signed big-endian, as Java's BigInteger writes it: a leading zero byte where the top bit is set.
const toBytes = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, "hex");
};

const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
};

const multiplier = toBigInt(sha256(toBytes(modulus), toBytes(generator)));

const fromHex = (hex: string): bigint => BigInt(`0x${hex}`);

/** Both in hexadecimal. */
export type PasswordHash = { salt: string; verifier: string };

/** Derives a group element without a known exponent; the same seed always gives the same element. */
export const elementOf = (seed: string): string =>
  (
    toBigInt(Buffer.concat(Array.from({ length: 12 }, (_, part) => sha256(seed, String(part))))) % modulus
  ).toString(16);

const verifierOf = (poolName: string, userId: string, password: string, salt: string): string => {
  const inner = sha256(`${poolName}${userId}:${password}`);
  return power(generator, toBigInt(sha256(toBytes(fromHex(salt)), inner))).toString(16);
};

export const hashPassword = (poolName: string, userId: string, password: string): PasswordHash => {
  const salt = toBigInt(randomBytes(16)).toString(16);
  return { salt, verifier: verifierOf(poolName, userId, password, salt) };
};

export const passwordMatches = (
  poolName: string,
  userId: string,
  password: string,
  hash: PasswordHash,
): boolean =>
  timingSafeEqual(sha256(verifierOf(poolName, userId, password, hash.salt)), sha256(hash.verifier));

/** The server's key pair of one exchange, in hexadecimal; `public` is SRP_B. */
export type ServerKey = { secret: string; public: string };

export const serverKey = (verifier: string): ServerKey => {
  const secret = toBigInt(randomBytes(32));
  const open = (multiplier * fromHex(verifier) + power(generator, secret)) % modulus;
  return { secret: secret.toString(16), public: open.toString(16) };
};

/** A multiple of the modulus would let anyone in without a password (RFC 5054). */
export const isUsableClientKey = (clientKey: string): boolean =>
  /^[0-9a-f]{1,1024}$/i.test(clientKey) && fromHex(clientKey) % modulus !== 0n;

type Claim = {
  poolName: string;
  userId: string;
  clientKey: string;
  server: ServerKey;
  verifier: string;
  secretBlock: string;
  timestamp: string;
};

const sessionKey = (claim: Claim): Buffer => {
  const clientKey = fromHex(claim.clientKey);
  const scramble = toBigInt(sha256(toBytes(clientKey), toBytes(fromHex(claim.server.public))));
  const shared = power(clientKey * power(fromHex(claim.verifier), scramble), fromHex(claim.server.secret));
  const extracted = createHmac("sha256", toBytes(scramble)).update(toBytes(shared)).digest();
  return createHmac("sha256", extracted).update("Caldera Derived Key\u0001").digest().subarray(0, 16);
};

/** Checks that `signature` (base64) proves knowledge of the password. */
export const provesPassword = (claim: Claim, signature: string): boolean => {
  const expected = createHmac("sha256", sessionKey(claim))
    .update(claim.poolName)
    .update(claim.userId)
    .update(Buffer.from(claim.secretBlock, "base64"))
    .update(claim.timestamp)
    .digest();
  const given = Buffer.from(signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
};
