import { xmlEscape } from "#local/aws/xml-escape.ts";

import type { Manner } from "./deliveries.ts";
import type { StoredEvent } from "./event.ts";
import { deed, page, sumOf } from "./page.ts";
import { type StoredSession, isRefunded } from "./session.ts";

const mostListed = 50;

const manners: Record<Manner, string> = {
  prompt: "I ordning, en gång · In order, once",
  twice: "Två gånger · Twice",
  reversed: "I omvänd ordning · In reverse order",
  held: "Inte förrän du säger till · Not until you say so",
};

const standing = (session: StoredSession): string => {
  if (session.refund !== undefined)
    return isRefunded(session) ? "återbetald · refunded" : "återbetalning nekad · refund failed";
  return session.status === "complete" ? session.intentStatus : session.status;
};

const sessionRow = (session: StoredSession): string => {
  const { id, intentStatus, status } = session;
  const bank =
    status === "complete" && intentStatus === "processing"
      ? deed(
          "settle",
          [
            ["session", id],
            ["outcome", "succeeded"],
          ],
          "Banken säger ja · Yes",
        ) +
        deed(
          "settle",
          [
            ["session", id],
            ["outcome", "failed"],
          ],
          "Nej · No",
        )
      : "";
  return `<tr><td><a href="/_local/stripe/checkout/${id}">${sumOf(session)}</a><br>${xmlEscape(session.item)}</td>
<td>${standing(session)}</td><td>${xmlEscape(session.email ?? "")}</td><td>${bank}</td></tr>`;
};

const eventRow = ({ id, type, state, attempts, lastStatus }: StoredEvent): string =>
  `<tr><td>${xmlEscape(type)}</td><td>${state}, ${attempts} × ${lastStatus ?? ""}</td><td>${deed("deliver", [["event", id]], "Skicka igen · Send again")}</td></tr>`;

type Overview = {
  readonly sessions: readonly StoredSession[];
  readonly events: readonly StoredEvent[];
  readonly manner: Manner;
};

/** Everything that was paid here, and what was told of it. */
export const overviewPage = ({ sessions, events, manner }: Overview, notice?: string): string => {
  const ways = Object.entries(manners).map(([name, text]) =>
    deed("webhooks", [["manner", name]], text, name === manner ? "main" : ""),
  );
  const newest = sessions.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, mostListed);
  return page(
    `<section><h2>Betalningar · Payments</h2><div class="wide-table"><table>${newest.map(sessionRow).join("")}</table></div>
${newest.length === 0 ? "<p>Ingen har köpt något än · Nobody has bought anything yet</p>" : ""}</section>
<section><h2>Så skickas händelser · How events are sent</h2><div class="buttons">${ways.join("")}</div></section>
<section><h2>Händelser · Events</h2>
<div class="buttons">${deed("deliver", [], "Skicka alla som väntar · Send all that wait")}${deed("deliver", [["order", "reversed"]], "… i omvänd ordning · … in reverse order")}</div>
<div class="wide-table"><table>${events.toReversed().slice(0, mostListed).map(eventRow).join("")}</table></div></section>`,
    notice,
  );
};
