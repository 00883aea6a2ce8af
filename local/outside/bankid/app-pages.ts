import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import { playStyle } from "#local/page-style.ts";
import type { Order } from "./order.ts";
import type { TestPerson } from "./people.ts";
import { nameOf } from "./person.ts";

const title = "BankID-simulator";

/** Reloads the page when the orders change, unless someone is typing. */
export const refreshScript = `
const shown = document.body.dataset.orders;
setInterval(async () => {
  const typed = [...document.querySelectorAll("input")].some(({ value, type }) => type !== "hidden" && value !== "");
  if (typed || document.hidden) return;
  const { orders } = await (await fetch("/_local/bankid.json")).json();
  if (orders.map(({ orderRef }) => orderRef).join() !== shown) location.reload();
}, 1000);
`;

type Page = {
  readonly body: string;
  readonly orders?: readonly Order[];
  readonly notice: string | undefined;
};

const page = ({ body, orders, notice }: Page): string => `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${playStyle}</style>
</head>
<body${orders === undefined ? "" : ` data-orders="${orders.map(({ orderRef }) => orderRef).join(",")}"`}>
<header class="bar"><h1>${title}</h1><span class="quiet">på låtsas · for trial only</span>
<a href="/_local/bankid">Uppdatera · Refresh</a></header>
<main>
${notice === undefined ? "" : `<div class="notice" role="alert"><p>${xmlEscape(notice)}</p></div>`}
${body}
</main>
${orders === undefined ? "" : `<script>${refreshScript}</script>`}
</body>
</html>
`;

const actionForm = (action: string, orderRef: string, content: string): string =>
  `<form method="post" action="/_local/bankid/${action}"><input type="hidden" name="orderRef" value="${orderRef}">${content}</form>`;

const askedOf = ({ personalNumber, endUserIp }: Order): string =>
  [
    personalNumber === undefined ? "vem som helst · anybody" : personalNumber,
    `från · from ${xmlEscape(endUserIp)}`,
  ].join(" · ");

const scan = `
<section>
<h2>Skanna · Scan</h2>
<form method="post" action="/_local/bankid/open">
<label>QR-kodens text, eller adressen bakom ”Öppna BankID” · The text of the QR code, or the address behind “Open BankID”
<input name="code" required autocomplete="off" spellcheck="false"></label>
<button class="main">Skanna · Scan</button>
</form>
</section>`;

export const listPage = (orders: readonly Order[], notice?: string): string => {
  const items = orders.map(
    (order) =>
      `<li>${actionForm("open", order.orderRef, `<button class="wide"><strong>Cykelregistret</strong><span>${askedOf(order)}</span></button>`)}</li>`,
  );
  const list =
    items.length === 0
      ? '<p class="quiet">Ingen väntar just nu · Nobody waits right now</p>'
      : `<ol>${items.join("")}</ol>`;
  return page({
    orders,
    notice,
    body: `<section><h2>Väntar på dig · Waiting for you</h2>${list}</section>${scan}`,
  });
};

const personButton = (orderRef: string, person: TestPerson): string =>
  `<li>${actionForm(
    "choose",
    orderRef,
    `<input type="hidden" name="person" value="${xmlEscape(person.id)}"><button class="wide"><strong>${xmlEscape(nameOf(person))}</strong><span>${person.personalNumber} · ${xmlEscape(person.note)}</span></button>`,
  )}</li>`;

const somebodyElse = (orderRef: string): string => `<details><summary>Någon annan · Someone else</summary>
${actionForm(
  "choose",
  orderRef,
  `<div class="names">
<label>Personnummer, 12 siffror · Personal number, 12 digits<input name="personalNumber" required inputmode="numeric" autocomplete="off"></label>
<label>Förnamn · First name<input name="givenName" required autocomplete="off"></label>
<label>Efternamn · Surname<input name="surname" required autocomplete="off"></label></div>
<button>Välj · Choose</button>`,
)}</details>`;

const endings = ({ orderRef, stage, signs }: Order): string => {
  const label = signs ? "Skriv under · Sign" : "Legitimera · Approve";
  const approve =
    stage.at === "chosen" ? actionForm("approve", orderRef, `<button class="main">${label}</button>`) : "";
  return `<div class="buttons">${approve}
${actionForm("refuse", orderRef, "<button>Avbryt · Cancel</button>")}
${actionForm("block", orderRef, "<button>Fel kod tre gånger · Wrong code three times</button>")}
${actionForm("expire", orderRef, "<button>Låt tiden gå ut · Let the time run out</button>")}</div>`;
};

const askedFirst = (people: readonly TestPerson[], { personalNumber }: Order): TestPerson[] => [
  ...people.filter((person) => person.personalNumber === personalNumber),
  ...people.filter((person) => person.personalNumber !== personalNumber),
];

export const orderPage = (order: Order, people: readonly TestPerson[], notice?: string): string => {
  const { orderRef, stage, text } = order;
  const purpose = `<p>${askedOf(order)}</p>${text === undefined ? "" : `<p class="said">${xmlEscape(text)}</p>`}`;
  const asks = order.signs
    ? "ber dig skriva under · asks you to sign"
    : "ber dig legitimera dig · asks you to identify yourself";
  const head = `<section><h2>Cykelregistret ${asks}</h2>${purpose}`;
  const choices = askedFirst(people, order).map((person) => personButton(orderRef, person));
  const body =
    stage.at === "chosen"
      ? `${head}<p>Som · As <strong>${xmlEscape(nameOf(stage.person))}</strong>, ${stage.person.personalNumber}</p>${endings(order)}</section>`
      : `${head}${endings(order)}</section>
<section><h2>Vem är du? · Who are you?</h2><ul>${choices.join("")}</ul>${somebodyElse(orderRef)}</section>`;
  return page({ body, notice });
};
