import { xmlEscape } from "#local/aws/xml-escape.ts";

import { deed, page, sumOf } from "./page.ts";
import type { Method, StoredSession } from "./session.ts";

const names = { card: "Kort · Card", swish: "Swish", klarna: "Klarna" } as const satisfies Record<
  Method,
  string
>;

const cardButtons = ({ id }: StoredSession): string => `<div class="buttons">
${deed(
  "pay",
  [
    ["session", id],
    ["method", "card"],
  ],
  "Betala med kort · Pay by card",
  "main",
)}
${deed("decline", [["session", id]], "Kortet nekas · The card is declined")}
</div>`;

const bankButtons = ({ id }: StoredSession, method: Method): string => {
  const as = (outcome?: string) =>
    [
      ["session", id],
      ["method", method],
      ...(outcome === undefined ? [] : [["outcome", outcome] as const]),
    ] as const;
  return `<div class="buttons">
${deed("pay", as("succeeded"), `Betala med ${names[method]} · Pay`, "main")}
${deed("pay", as("failed"), "Banken säger nej efteråt · The bank refuses afterwards")}
${deed("pay", as(), "Banken svarar inte än · The bank does not answer yet")}
</div>`;
};

const methodPane = (session: StoredSession, method: Method): string =>
  `<section><h2>${names[method]}</h2>${method === "card" ? cardButtons(session) : bankButtons(session, method)}</section>`;

const leave = ({ id, cancelUrl }: StoredSession): string =>
  `<section><div class="buttons">
${cancelUrl === undefined ? "" : `<a class="away" href="${xmlEscape(cancelUrl)}">Tillbaka till Cykelregistret utan att betala · Back without paying</a>`}
${deed("expire", [["session", id]], "Låt tiden gå ut · Let the time run out")}
</div></section>`;

const head = (session: StoredSession): string =>
  `<section><h2>Cykelregistret</h2><p class="sum">${sumOf(session)}</p><p>${xmlEscape(session.item)}</p>
<p class="quiet">${xmlEscape(session.email ?? "")}</p></section>`;

const back = ({ successUrl }: StoredSession): string =>
  `<p><a class="away" href="${xmlEscape(successUrl)}">Till Cykelregistret · To the register</a></p>`;

const endings: Record<"complete" | "expired", string> = {
  complete: "Den här betalningen är gjord · This has been paid",
  expired: "Den här sidan har stängts, och ingen kan betala på den · This page is closed",
};

/** The page on which someone pays. */
export const checkoutPage = (session: StoredSession, notice?: string): string => {
  const { status, methods } = session;
  if (status !== "open")
    return page(`${head(session)}<section><p>${endings[status]}</p>${back(session)}</section>`, notice);
  const panes = methods.map((method) => methodPane(session, method));
  return page([head(session), ...panes, leave(session)].join("\n"), notice);
};
