import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { sendJson } from "#local/aws/wire/send-json.ts";
import type { Service } from "#local/cloud.ts";
import { inboxPage } from "./inbox-page.ts";
import { inboxStyle } from "./inbox-style.ts";
import type { Mailbox } from "./mailbox.ts";
import type { StoredMail } from "./stored-mail.ts";

const styleHash = createHash("sha256").update(inboxStyle).digest("base64");

const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const mailPolicy = [
  "sandbox allow-popups allow-popups-to-escape-sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' https: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

const send = (response: ServerResponse, status: number, body: string | Buffer, more: OutgoingHttpHeaders) => {
  response.writeHead(status, {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    ...more,
  });
  response.end(body);
};

const html = (policy: string): OutgoingHttpHeaders => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
});

const toJson = ({ id, kind, messageId, receivedAt, from, recipients, ...mail }: StoredMail) => ({
  id,
  kind,
  messageId,
  receivedAt: new Date(receivedAt).toISOString(),
  from,
  to: recipients,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments,
});

/** Accepts an ISO time or epoch milliseconds. */
const readSince = (text: string | null): number => {
  if (text === null || text === "") return 0;
  return /^\d+$/.test(text) ? Number(text) : Date.parse(text);
};

const sendList = (response: ServerResponse, mailbox: Mailbox, query: URLSearchParams): void => {
  // An unescaped plus in an address arrives as a space.
  const to = query.get("to")?.replace(/^ /, "+").toLowerCase();
  const since = readSince(query.get("since"));
  if (Number.isNaN(since)) {
    sendJson(response, 400, { message: "since is neither an ISO time nor epoch milliseconds." });
    return;
  }
  const isWanted = ({ recipients, receivedAt }: StoredMail): boolean =>
    receivedAt >= since && (to === undefined || recipients.some((address) => address.toLowerCase() === to));
  sendJson(response, 200, mailbox.list().filter(isWanted).map(toJson), { "cache-control": "no-store" });
};

const sendMail = (
  response: ServerResponse,
  { prefix, mailbox, mail }: { prefix: string; mailbox: Mailbox; mail: StoredMail },
  form: string,
): void => {
  switch (form) {
    case ".json":
      sendJson(response, 200, toJson(mail), { "cache-control": "no-store" });
      return;
    case "/raw":
      send(response, 200, Buffer.from(mail.raw, "latin1"), { "content-type": "text/plain; charset=utf-8" });
      return;
    case "/html":
      send(response, 200, `<!doctype html><base target="_blank">${mail.html}`, html(mailPolicy));
      return;
    default: {
      const view = { prefix, mails: mailbox.list(), chosen: mail, isReading: true };
      send(response, 200, inboxPage(view), html(pagePolicy));
    }
  }
};

const read = (
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  url: URL,
  { prefix, mailbox }: { prefix: string; mailbox: Mailbox },
): void => {
  const rest = url.pathname.slice(prefix.length);
  if (rest === ".json") {
    sendList(response, mailbox, url.searchParams);
    return;
  }
  if (rest === "" || rest === "/") {
    const mails = mailbox.list();
    send(response, 200, inboxPage({ prefix, mails, chosen: mails[0], isReading: false }), html(pagePolicy));
    return;
  }
  const [, id = "", suffix] = /^\/([\w-]+)(\.json|\/raw|\/html)?$/.exec(rest) ?? [];
  const mail = mailbox.get(id);
  const isForPerson = request.headers.accept?.includes("text/html") ?? false;
  const form = suffix ?? (isForPerson ? "" : ".json");
  if (mail === undefined) sendJson(response, 404, { message: "There is no such message." });
  else sendMail(response, { prefix, mailbox, mail }, form);
};

/** Serves the inbox: a page for people, JSON for tests; DELETE on the prefix empties it. */
export const createInbox = (mailbox: Mailbox, prefix: Service["prefix"]): Service => ({
  prefix,
  handle: async (request, response) => {
    const url = new URL(request.url ?? "/", "http://inbox");
    if (request.method === "GET" || request.method === "HEAD")
      read({ request, response }, url, { prefix, mailbox });
    else if (request.method === "DELETE" && url.pathname === prefix) {
      mailbox.clear();
      response.writeHead(204).end();
    } else sendJson(response, 405, { message: "Not here." }, { allow: "GET, HEAD, DELETE" });
  },
  close: () => Promise.resolve(),
});
