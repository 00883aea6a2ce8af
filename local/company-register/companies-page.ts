import { xmlEscape } from "#local/aws/xml-escape.ts";
import { playStyle } from "#local/page-style.ts";

import { type MadeUpCompany, madeUpCompanies } from "./companies.ts";

/** As a person types it: a sole trader's without the century. */
const typed = (number: string): string => number.slice(-10).replace(/^(\d{6})/, "$1-");

const row = ({ number, name, tries }: MadeUpCompany): string =>
  `<dt>${typed(number)}</dt><dd>${xmlEscape(name)}<br><span class="quiet">${xmlEscape(tries)}</span></dd>`;

/** The made-up companies with the numbers to type. */
export const companiesPage = (): string => `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Företagsregistret</title>
<style>${playStyle}</style>
</head>
<body>
<header class="bar"><h1>Företagsregistret</h1><span class="quiet">på låtsas · for trial only</span></header>
<main><section><dl>${madeUpCompanies.map(row).join("")}</dl></section></main>
</body>
</html>
`;
