import { Sha256 } from "@aws-crypto/sha256-js";
import { fromEnv } from "@aws-sdk/credential-provider-env";
import { SignatureV4 } from "@smithy/signature-v4";

type Call = {
  readonly method: "GET" | "PUT" | "DELETE" | "POST";
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Shorter than the timeout of the page. */
const timeoutMs = 10_000;

/** Calls an AWS service by signed HTTP, because functions with few calls would load a whole SDK client at every cold start. */
export const signedCalls = (service: "s3" | "cloudfront" | "monitoring", region: string, now: () => Date) => {
  const signer = new SignatureV4({
    service,
    region,
    credentials: fromEnv(),
    sha256: Sha256,
    uriEscapePath: service !== "s3",
  });
  return async ({ method, url, headers = {}, body }: Call): Promise<{ status: number; text: string }> => {
    const signed = await signer.sign(
      {
        method,
        protocol: url.protocol,
        hostname: url.hostname,
        path: url.pathname,
        query: {},
        headers: { ...headers, host: url.host },
        body,
      },
      { signingDate: now() },
    );
    const { host: _, ...sent } = signed.headers;
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method, headers: sent, signal, ...(body !== undefined && { body }) });
    return { status: response.status, text: await response.text() };
  };
};

/** Names only the status and AWS's error code, because the rest of the response contains object names. */
export const failedCall = (what: string, { status, text }: { status: number; text: string }): Error =>
  new Error(`${what} was refused: ${status} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ""}`);
