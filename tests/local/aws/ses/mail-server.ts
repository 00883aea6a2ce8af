import { SESClient } from "@aws-sdk/client-ses";
import type { Service } from "#local/cloud.ts";
import type { MailEvent } from "#local/aws/ses/mail-simulator.ts";
import { createSes, type LocalMail } from "#local/aws/ses/ses.ts";
import { serve } from "#tests/local/serve.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };

type InboxMail = {
  id: string;
  kind: "mail" | "sms";
  messageId: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; type: string; size: number }[];
};

export const startSes = async (stateDir?: string, verifiedSenders: string[] | "any" = ["cykel.test"]) => {
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead, move: (millis: number) => void (ahead += millis) };
  const context = { clock, credentials, region: "eu-west-1", accountId: "000000000000", stateDir };
  const events: MailEvent[] = [];
  const ses = createSes(context, {
    prefix: "/_aws/ses",
    inboxPrefix: "/_local/mail",
    verifiedSenders,
    onEvent: (event) => void events.push(event),
  });
  const both: Service = {
    prefix: "/",
    handle: (request, response) => {
      const { url = "" } = request;
      if (url === "/_local/ses") return ses.account.handle(request, response);
      return (url.startsWith("/_local/mail") ? ses.inbox : ses.api).handle(request, response);
    },
    close: async () => {
      await ses.inbox.close();
      await ses.api.close();
    },
  };
  const server = await serve(() => both);
  const clientWith = (secretAccessKey: string) =>
    new SESClient({
      region: "eu-west-1",
      endpoint: `${server.baseUrl}/_aws/ses`,
      credentials: { ...credentials, secretAccessKey },
      maxAttempts: 1,
    });
  const inboxUrl = `${server.baseUrl}/_local/mail`;
  const inbox = async (query = "") => (await (await fetch(`${inboxUrl}.json${query}`)).json()) as InboxMail[];
  const client = clientWith(credentials.secretAccessKey);
  return {
    ...server,
    events,
    clock,
    client,
    clientWith,
    inboxUrl,
    inbox,
    setAccount: (body: object, headers: Record<string, string> = {}) =>
      fetch(`${server.baseUrl}/_local/ses`, { method: "POST", headers, body: JSON.stringify(body) }),
    deliver: (mail: LocalMail) => ses.deliver(mail),
  };
};
