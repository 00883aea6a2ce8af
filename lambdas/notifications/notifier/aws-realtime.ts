import { Sha256 } from "@aws-crypto/sha256-js";
import { defaultProvider } from "@aws-sdk/credential-provider-node";
import { SignatureV4 } from "@smithy/signature-v4";
import * as z from "zod";
import type { AdminEvent } from "#contract/notifications/admin-events.ts";
import type { RealtimeEvent } from "#contract/notifications/realtime.ts";

const toPerson =
  "mutation Publish($userId: ID!, $event: AWSJSON!) { publish(userId: $userId, event: $event) { userId event } }";
const toAdmins = "mutation PublishToAdmins($event: AWSJSON!) { publishToAdmins(event: $event) { event } }";

const timeoutMs = 10_000;

const Answer = z.object({ errors: z.array(z.object({ errorType: z.string().nullish() })).optional() });

type Settings = { readonly url: string; readonly region: string; readonly now: () => Date };

/** AppSync refused an event. The message holds the reasons, never the event. */
export class PublishRefused extends Error {
  constructor(status: number, reasons: readonly string[]) {
    super(`AppSync answered ${status} ${reasons.join(", ")}`.trim());
    this.name = "PublishRefused";
  }
}

const refusal = async (response: Response): Promise<PublishRefused | undefined> => {
  const answer = Answer.safeParse(await response.json().catch(() => undefined));
  const errors = answer.data?.errors ?? [];
  if (response.ok && answer.success && errors.length === 0) return undefined;
  return new PublishRefused(
    response.status,
    errors.map(({ errorType }) => errorType ?? "unknown"),
  );
};

/** Publishes to a person's or the administrators' open pages, signed with the function's role. */
export const appSyncPublisher = ({ url, region, now }: Settings) => {
  const { protocol, hostname, port, host, pathname } = new URL(url);
  const signer = new SignatureV4({
    service: "appsync",
    region,
    credentials: defaultProvider(),
    sha256: Sha256,
  });
  const mutate = async (query: string, variables: Record<string, string>): Promise<void> => {
    const body = JSON.stringify({ query, variables });
    const { headers } = await signer.sign(
      {
        method: "POST",
        protocol,
        hostname,
        ...(port && { port: Number(port) }),
        path: pathname,
        headers: { host, "content-type": "application/json" },
        body,
      },
      { signingDate: now() },
    );
    const signal = AbortSignal.timeout(timeoutMs);
    const failure = await refusal(await fetch(url, { method: "POST", headers, body, signal }));
    if (failure) throw failure;
  };
  return {
    publish: (userId: string, event: RealtimeEvent) =>
      mutate(toPerson, { userId, event: JSON.stringify(event) }),
    publishToAdmins: (event: AdminEvent) => mutate(toAdmins, { event: JSON.stringify(event) }),
  };
};
