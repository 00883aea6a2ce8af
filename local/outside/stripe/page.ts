import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import { playStyle } from "#local/page-style.ts";
import type { StoredSession } from "./session.ts";

export const pageStyle = `${playStyle}
.sum { font-size: 2rem; font-weight: 700; margin: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .5rem .5rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.wide-table { overflow-x: auto; margin-top: .75rem; }
.away { display: inline-flex; align-items: center; min-height: 44px; }
`;

const title = "Betalning på låtsas";

export const page = (body: string, notice?: string): string => `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
<header class="bar"><h1>${title}</h1><span class="quiet">simulerar Stripe · for trial only</span>
<a href="/_local/stripe">Alla betalningar · All payments</a></header>
<main>
${notice === undefined ? "" : `<div class="notice" role="alert"><p>${xmlEscape(notice)}</p></div>`}
${body}
</main>
</body>
</html>
`;

const kronor = new Intl.NumberFormat("sv-SE", { style: "currency", currency: "SEK" });

export const sumOf = ({ amount }: StoredSession): string => kronor.format(amount / 100);

export type Field = readonly [name: string, value: string];

export const actionButton = (action: string, fields: readonly Field[], text: string, style = ""): string => {
  const hidden = fields.map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${xmlEscape(value)}">`,
  );
  return `<form method="post" action="/_local/stripe/${action}">${hidden.join("")}<button class="${style}">${text}</button></form>`;
};
