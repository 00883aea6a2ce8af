import { Sha256 } from "@aws-crypto/sha256-js";
import { SignatureV4 } from "@smithy/signature-v4";
import { describe, expect, it } from "vitest";
import { verifySignature } from "#local/aws/wire/sigv4.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "secret" };
const now = Date.parse("2026-11-05T12:00:00Z");
const clockAt = (millis: number) => ({ now: () => millis });

const signer = (service: string, secretAccessKey = "secret") =>
  new SignatureV4({
    service,
    region: "eu-west-1",
    credentials: { ...credentials, secretAccessKey },
    sha256: Sha256,
    uriEscapePath: service !== "s3",
    applyChecksum: true,
  });

const plain = {
  method: "POST",
  protocol: "http:",
  hostname: "127.0.0.1",
  port: 4300,
  path: "/_aws/kms/",
  headers: { host: "127.0.0.1:4300", "x-amz-target": "TrentService.Encrypt", "x-note": "  two   spaces " },
  body: '{"a":1}',
};

type Signed = Awaited<ReturnType<SignatureV4["sign"]>>;

const received = (signed: Signed, path?: string) => {
  const query = Object.entries(signed.query ?? {})
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join("&");
  const headers = Object.fromEntries(
    Object.entries(signed.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const url = `${path ?? signed.path}${query === "" ? "" : `?${query}`}`;
  return { method: signed.method, url, headers, body: Buffer.from(String(signed.body ?? "")) };
};

const expected = (service: string, at = now) => ({ credentials, clock: clockAt(at), service });

const sign = async (service = "kms", request = plain) =>
  received(await signer(service).sign(request, { signingDate: new Date(now) }));

describe("A request signed in its header", () => {
  it("is accepted", async () => {
    expect(verifySignature(await sign(), expected("kms"))).toEqual({ ok: true });
  });

  it("is accepted with an encoded path and query under both path rules", async () => {
    const request = { ...plain, path: "/b/a%20b%2Fc%2B%C3%A5", query: { z: "1", "a-b": "å ä", a: "~'()*" } };
    for (const service of ["s3", "kms"])
      expect(verifySignature(await sign(service, request), expected(service))).toEqual({ ok: true });
  });

  it("is refused when body, path, method, query or a signed header was changed", async () => {
    const good = await sign();
    const changes = [
      { body: Buffer.from('{"a":2}') },
      { url: "/_aws/kms/x" },
      { url: "/_aws/kms/?a=1" },
      { method: "PUT" },
      { headers: { ...good.headers, "x-amz-target": "TrentService.Decrypt" } },
    ];
    for (const change of changes)
      expect(verifySignature({ ...good, ...change }, expected("kms"))).toMatchObject({
        ok: false,
        code: "InvalidSignatureException",
      });
  });

  it("is refused with an unsigned x-amz header", async () => {
    const good = await sign();
    const headers = { ...good.headers, "x-amz-acl": "public-read" };
    expect(verifySignature({ ...good, headers }, expected("kms")).ok).toBe(false);
  });

  it("is refused without signature, with another secret, key, service or a broken header", async () => {
    const good = await sign();
    const codeOf = (authorization: string | undefined) => {
      const { authorization: _, ...headers } = good.headers;
      const changed = authorization === undefined ? headers : { ...headers, authorization };
      const result = verifySignature({ ...good, headers: changed }, expected("kms"));
      return result.ok ? "accepted" : result.code;
    };
    const header = String(good.headers["authorization"]);
    const other = received(await signer("kms", "guess").sign(plain, { signingDate: new Date(now) }));
    expect(codeOf(undefined)).toBe("MissingAuthenticationTokenException");
    expect(codeOf(String(other.headers["authorization"]))).toBe("InvalidSignatureException");
    expect(codeOf(header.replace("=local/", "=stranger/"))).toBe("UnrecognizedClientException");
    expect(codeOf(header.replace("/kms/", "/s3/"))).toBe("IncompleteSignatureException");
    expect(codeOf(header.replace("20261105", "20261104"))).toBe("IncompleteSignatureException");
    expect(codeOf("Bearer abc")).toBe("IncompleteSignatureException");
    expect(codeOf(header.replace("host;", ""))).toBe("IncompleteSignatureException");
  });

  it("is valid for fifteen minutes of the given clock, either way", async () => {
    const good = await sign("s3");
    const at = (minutes: number) => verifySignature(good, expected("s3", now + minutes * 60_000));
    expect(at(14).ok).toBe(true);
    expect(at(-14).ok).toBe(true);
    expect(at(16)).toMatchObject({ code: "RequestTimeTooSkewed" });
    expect(at(-16)).toMatchObject({ code: "RequestTimeTooSkewed" });
  });

  it("may leave its payload unsigned or streamed", async () => {
    for (const marker of ["UNSIGNED-PAYLOAD", "STREAMING-UNSIGNED-PAYLOAD-TRAILER"]) {
      const headers = { ...plain.headers, "x-amz-content-sha256": marker };
      const good = await sign("s3", { ...plain, headers });
      const other = { ...good, body: Buffer.from("anything") };
      expect(verifySignature(other, expected("s3"))).toEqual({ ok: true });
    }
  });
});

describe("A presigned URL", () => {
  const get = { ...plain, method: "GET", path: "/b/key", headers: { host: "127.0.0.1:4300" } };
  const presign = async () => {
    const { body: _, ...request } = get;
    return received(
      await signer("s3").presign(
        { ...request, headers: { ...request.headers, "x-amz-content-sha256": "UNSIGNED-PAYLOAD" } },
        { signingDate: new Date(now), expiresIn: 300 },
      ),
    );
  };

  it("is accepted until it expires by the given clock", async () => {
    const good = await presign();
    expect(verifySignature(good, expected("s3", now + 299_000))).toEqual({ ok: true });
    expect(verifySignature(good, expected("s3", now + 301_000))).toMatchObject({
      code: "AccessDenied",
      message: "Request has expired",
    });
    expect(verifySignature(good, expected("s3", now - 20 * 60_000)).ok).toBe(false);
  });

  it("is refused for another key, method or a longer life", async () => {
    const good = await presign();
    const changes = [
      { url: good.url.replace("/b/key", "/b/other") },
      { method: "DELETE" },
      { url: good.url.replace("X-Amz-Expires=300", "X-Amz-Expires=3000") },
      { url: `${good.url}&X-Amz-Expires=3000` },
      { url: `${good.url}&response-content-type=text%2Fhtml` },
      { url: good.url.replace("X-Amz-Expires=300", "X-Amz-Expires=0") },
    ];
    for (const change of changes)
      expect(verifySignature({ ...good, ...change }, expected("s3")).ok).toBe(false);
  });
});
