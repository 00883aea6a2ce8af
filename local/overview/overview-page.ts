import { bikeIndexPrefix } from "#local/outside/bike-index/bike-index.ts";
import { companyRegisterPrefix } from "#local/outside/company-register/company-register.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import type { Overview } from "./overview.ts";

export const pageStyle = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
  .notice { padding: .75rem 1rem; border: 1px solid; border-radius: .5rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
  code, pre { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; white-space: pre-wrap; }
  button { font: inherit; padding: .25rem .75rem; min-height: 2rem; }
`;

const table = (headings: readonly string[], rows: readonly (readonly string[])[], none: string): string => {
  if (rows.length === 0) return `<p>${none}</p>`;
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join("");
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
};

const code = (text: string): string => `<code>${xmlEscape(text)}</code>`;

const accounts = ({ accounts: seeded }: Overview): string =>
  table(
    ["Role", "Name", "E-mail", "Password", "Points"],
    seeded.map(({ role, name, email, password, points }) => [
      role,
      xmlEscape(name),
      code(email),
      code(password),
      String(points),
    ]),
    "No accounts were made: this cloud was started without them.",
  );

const schedules = ({ schedules: planned }: Overview): string =>
  table(
    ["Schedule", "When", "Next", ""],
    planned.map(({ name, expression, timezone, next }) => [
      xmlEscape(name),
      `${code(expression)} ${xmlEscape(timezone)}`,
      xmlEscape(next ?? "never again"),
      `<form method="post" action="/_local/schedules/${encodeURIComponent(name)}"><button>Run now</button></form>`,
    ]),
    "The template has no schedules.",
  );

const deadLetters = ({ deadLetters: letters }: Overview): string =>
  table(
    ["Queue", "At", "Function", "Why", "Records"],
    letters.map(({ queue, at, functionName, reason, records }) => [
      xmlEscape(queue),
      xmlEscape(at),
      xmlEscape(functionName),
      xmlEscape(reason),
      `<details><summary>${records.length}</summary><pre>${xmlEscape(JSON.stringify(records, null, 2))}</pre></details>`,
    ]),
    "Nothing was put aside.",
  );

const failures = ({ failures: failed }: Overview): string =>
  table(
    ["At", "Function", "What happened"],
    failed.map(({ at, functionName, message }) => [
      xmlEscape(at),
      xmlEscape(functionName),
      `<pre>${xmlEscape(message)}</pre>`,
    ]),
    "No function has failed.",
  );

/** Sorts by state, so that ringing alarms come first, and those that cannot be evaluated here last. */
const alarms = ({ alarms: seen }: Overview): string =>
  table(
    ["State", "Alarm", "What it means", "Told"],
    seen
      .filter(({ state }) => state !== "OK")
      .toSorted((a, b) => a.state.localeCompare(b.state))
      .map((alarm) => [
        alarm.state,
        xmlEscape(alarm.name),
        xmlEscape(alarm.description),
        xmlEscape(alarm.state === "NOT_EVALUATED" ? alarm.reason : (alarm.told ?? []).join(" ")),
      ]),
    "No alarm rings.",
  );

const rights = ({ rights: all }: Overview): string =>
  all
    .map(({ functionName, grants }) => {
      const idle = grants.filter(({ used }) => used === 0).length;
      const rows = grants.map(({ grant, used }) => [
        code(grant),
        used === 0 ? "never used" : `${used} times`,
      ]);
      return `<details><summary>${code(functionName)}: ${grants.length} grants, ${idle} never used</summary>${table(["Grant", "Used"], rows, "It may do nothing.")}</details>`;
    })
    .join("");

const bankId = `<p>Orders are approved on the page of the app, by hand or by <code>POST /_local/bankid/&lt;action&gt;</code> with JSON.
Actions: <code>open</code>, <code>choose</code>, <code>approve</code> (which does both before it), <code>refuse</code>, <code>block</code> (wrong code three times), <code>expire</code>.
An order is named by <code>"orderRef"</code> or by <code>"code"</code>: the text of its QR code, its autostart token or the address that carries it.
A person by the <code>"person"</code> of <a href="/_local/bankid.json"><code>/_local/bankid.json</code></a>, or by <code>"personalNumber"</code>, <code>"givenName"</code> and <code>"surname"</code>.</p>`;

const payments = `<p>What is bought is paid on the page that the shop leads to, or by <code>POST /_local/stripe/&lt;action&gt;</code> with JSON; <a href="/_local/stripe.json"><code>/_local/stripe.json</code></a> shows everything.
Actions: <code>pay</code> with <code>"session"</code>, <code>"method"</code> (card, swish, klarna) and for a bank <code>"outcome"</code> (succeeded, failed; none waits), <code>settle</code>, <code>decline</code>, <code>expire</code>;
<code>webhooks</code> with <code>"manner"</code> (prompt, twice, reversed, held), <code>deliver</code> with <code>"event"</code>, <code>"order"</code> and <code>"as"</code> (forged, old, other-amount, other-currency, unknown-session);
<code>conduct</code> with <code>"refunds"</code> (succeed, refused, failed) and <code>"down"</code>.</p>`;

const reading = `<p>Textract is tesseract, and Rekognition finds wheels, colours and lettering. Both read poor pictures worse than the real ones.
The type of a bike is never seen on a photo here, because wheels do not tell it: it is suggested only where the receipt names it, as in <i>damcykel</i>.
A picture with very few or very short lines can be read lying on its side.</p>`;

const faults = `<p>Services fail when they are told to, by <code>POST /_local/faults</code> with JSON; <code>GET</code> lists what is set and how often it struck, <code>DELETE</code> ends it.
<code>{"seed": 7, "faults": [{"service": "s3", "operation": "PutObject", "kind": "throttle", "rate": 0.05}]}</code>
Without <code>"service"</code> and <code>"operation"</code> every request is meant. Kinds: <code>throttle</code>, <code>error</code> (500), <code>unavailable</code> (503), <code>latency</code> with <code>"millis"</code>, <code>reset</code> (cut off before the work), <code>lost-answer</code> (after it),
for <code>dynamodb</code> also <code>exceeded</code>, <code>conflict</code> and <code>unprocessed</code>,
and for the services <code>events</code> and <code>streams</code>, whose operations are functions, <code>twice</code>, and <code>late</code> with <code>"millis"</code>. The same seed strikes the same requests.</p>`;

const sending = `<p>SES lets the account send 50,000 mails a day and 14 a second. <code>POST /_local/ses {"sandbox": true}</code> puts it back into the sandbox, where nobody gets mail who is not <code>"verified"</code>, and 200 a day are sent;
<code>"verified"</code> and <code>"pending"</code> name addresses and domains. <a href="/_local/ses"><code>/_local/ses</code></a> shows what is set.</p>`;

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${code(item)}</li>`).join("")}</ul>`;

const refusals = ({ refusals: refused }: Overview): string =>
  refused.length === 0 ? "<p>No function has asked for more than its role allows.</p>" : list(refused);

const watched = (overview: Overview): string => `<h2>Alarms</h2>
${alarms(overview)}
<h2>Functions and their rights</h2>
${refusals(overview)}${rights(overview)}`;

export const overviewPage = (overview: Overview): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Embedded cloud of Cykelregistret</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>Embedded cloud</h1>
<p class="notice"><strong>For development and trial only.</strong> It runs the deployed template on this machine and knows no real person, payment or mail.</p>
<p><a href="/">The site</a> · <a href="${xmlEscape(overview.inbox)}">Mail and text messages</a> · <a href="${xmlEscape(overview.bankId)}">BankID app</a> · <a href="${xmlEscape(overview.payments)}">Payments</a> · <a href="${companyRegisterPrefix}">Companies</a> · <a href="${bikeIndexPrefix}">Bike Index</a> · <a href="/_local.json">This page as JSON</a></p>
<p>Clock: ${code(overview.clock.now)}, ${overview.clock.aheadSeconds} seconds ahead. Move it by <code>POST /_local/clock {"advanceSeconds": 3600}</code> or <code>{"now": "2027-01-01T00:00:00Z"}</code>.</p>
<h2>Accounts</h2>
${accounts(overview)}
<p>More people move in by <code>POST /_local/people</code> with JSON, all of it optional: <code>"role"</code>, <code>"name"</code>, <code>"points"</code>, <code>"personalNumber"</code>, <code>"needsIdentity": true</code> for somebody who has not proved who they are, and <code>"bikes"</code>, how many they bring along.</p>
<h2>BankID</h2>
${bankId}
<h2>Payments</h2>
${payments}
<h2>Reading pictures</h2>
${reading}
<h2>Limits and faults</h2>${sending}${faults}
<h2>Schedules</h2>
${schedules(overview)}
<h2>Put aside by stream consumers</h2>
${deadLetters(overview)}
<h2>Failures of functions</h2>
${failures(overview)}
${watched(overview)}
<h2>Services</h2>
${list(overview.services)}
</main>
</body>
</html>
`;
