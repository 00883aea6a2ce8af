import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import type { Manner } from "./deliveries.ts";
import type { StoredEvent } from "./event.ts";
import { actionButton, page, sumOf } from "./page.ts";
import { type StoredSession, isRefunded, refundedOre } from "./session.ts";

const maxListed = 50;

const manners: Record<Manner, string> = {
  prompt: "I ordning, en gång · In order, once",
  twice: "Två gånger · Twice",
  reversed: "I omvänd ordning · In reverse order",
  held: "Inte förrän du säger till · Not until you say so",
};

const standing = (session: StoredSession): string => {
  if (session.dispute !== undefined) return `bestridd · ${session.dispute.status}`;
  if (refundedOre(session) > 0)
    return isRefunded(session) ? "återbetald · refunded" : "delvis återbetald · partly refunded";
  if (session.refunds.length > 0) return "återbetalning nekad · refund failed";
  return session.status === "complete" ? session.intentStatus : session.status;
};

/** Buttons for a buyer's bank, and for an administrator in the dashboard. */
const laterWays = (session: StoredSession): string => {
  const { id, amount, dispute } = session;
  if (session.chargeId === undefined) return "";
  const half = String(Math.min(Math.round(amount / 2), amount - refundedOre(session)));
  const move = (status: string, text: string) =>
    actionButton(
      "dispute-status",
      [
        ["session", id],
        ["status", status],
      ],
      text,
    );
  if (dispute?.status === "needs_response" || dispute?.status === "under_review")
    return [
      ["under_review", "Svara · Answer"],
      ["won", "Vi får rätt · Won"],
      ["lost", "Vi förlorar · Lost"],
    ]
      .map(([status = "", text = ""]) => move(status, text))
      .join("");
  if (dispute !== undefined || isRefunded(session)) return "";
  return (
    actionButton(
      "refund",
      [
        ["session", id],
        ["amount", half],
      ],
      "Betala tillbaka hälften · Refund half",
    ) +
    actionButton("refund", [["session", id]], "… resten · … the rest") +
    actionButton("dispute", [["session", id]], "Banken bestrider · Dispute")
  );
};

const sessionRow = (session: StoredSession): string => {
  const { id, intentStatus, status } = session;
  const bank =
    status === "complete" && intentStatus === "processing"
      ? actionButton(
          "settle",
          [
            ["session", id],
            ["outcome", "succeeded"],
          ],
          "Banken säger ja · Yes",
        ) +
        actionButton(
          "settle",
          [
            ["session", id],
            ["outcome", "failed"],
          ],
          "Nej · No",
        )
      : "";
  return `<tr><td><a href="/_local/stripe/checkout/${id}">${sumOf(session)}</a><br>${xmlEscape(session.item)}</td>
<td>${standing(session)}</td><td>${xmlEscape(session.email ?? "")}</td><td>${bank}${laterWays(session)}</td></tr>`;
};

const eventRow = ({ id, type, state, attempts, lastStatus }: StoredEvent): string =>
  `<tr><td>${xmlEscape(type)}</td><td>${state}, ${attempts} × ${lastStatus ?? ""}</td><td>${actionButton("deliver", [["event", id]], "Skicka igen · Send again")}</td></tr>`;

type Overview = {
  readonly sessions: readonly StoredSession[];
  readonly events: readonly StoredEvent[];
  readonly manner: Manner;
};

export const overviewPage = ({ sessions, events, manner }: Overview, notice?: string): string => {
  const buttons = Object.entries(manners).map(([name, text]) =>
    actionButton("webhooks", [["manner", name]], text, name === manner ? "main" : ""),
  );
  const newest = sessions.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, maxListed);
  return page(
    `<section><h2>Betalningar · Payments</h2><div class="wide-table"><table>${newest.map(sessionRow).join("")}</table></div>
${newest.length === 0 ? "<p>Ingen har köpt något än · Nobody has bought anything yet</p>" : ""}</section>
<section><h2>Så skickas händelser · How events are sent</h2><div class="buttons">${buttons.join("")}</div></section>
<section><h2>Händelser · Events</h2>
<div class="buttons">${actionButton("deliver", [], "Skicka alla som väntar · Send all that wait")}${actionButton("deliver", [["order", "reversed"]], "… i omvänd ordning · … in reverse order")}</div>
<div class="wide-table"><table>${events.toReversed().slice(0, maxListed).map(eventRow).join("")}</table></div></section>`,
    notice,
  );
};
