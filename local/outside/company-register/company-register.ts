import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { hasCheckDigit } from "#contract/platform/luhn.ts";
import { readBody } from "#local/aws/wire/read-body.ts";
import { readTarget } from "#local/aws/wire/request-target.ts";
import { sameText } from "#local/aws/wire/same-text.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { stamp } from "#local/aws/wire/stamp.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { type MadeUpCompany, madeUpCompanies } from "./companies.ts";
import { organisationOf, organisationWithoutSource, unknownOrganisation } from "./organisation.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import { openPauses } from "#local/outside/open-pauses.ts";
import { playStyle } from "#local/page-style.ts";

/** Formats the number as people type it: without the century, and with a hyphen. */
const typed = (number: string): string => number.slice(-10).replace(/^(\d{6})/, "$1-");

const row = ({ number, name, tries }: MadeUpCompany): string =>
  `<dt>${typed(number)}</dt><dd>${xmlEscape(name)}<br><span class="quiet">${xmlEscape(tries)}</span></dd>`;

const companiesPage = (): string => `<!doctype html>
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

export const companyRegisterPrefix = "/_local/company-register";

type Answer = { readonly status: number; readonly body: object };
type Client = { readonly clientId: string; readonly clientSecret: string };
type Register = {
  readonly tokens: Map<string, number>;
  readonly asked: Map<string, number>;
  /** Resolves after the client has given up, or when the register closes. */
  readonly pause: () => Promise<void>;
};

const largestBody = 16 * 1024;
const scope = "vardefulla-datamangder:read";
const tokenSeconds = 3600;

const Question = z.object({ identitetsbeteckning: z.string() });

/** An RFC 7807 problem with the wording of the API. */
const refusal = (status: number, title: string, detail: string): Answer => ({
  status,
  body: { type: "about:blank", instance: "client.error", status, title, detail },
});

const giveToken = (form: URLSearchParams, client: Client, { tokens }: Register, now: number): Answer => {
  const isClient =
    sameText(form.get("client_id") ?? "", client.clientId) &&
    sameText(form.get("client_secret") ?? "", client.clientSecret);
  if (form.get("grant_type") !== "client_credentials")
    return { status: 400, body: { error: "unsupported_grant_type" } };
  if (!isClient) return { status: 401, body: { error: "invalid_client" } };
  const token = randomUUID();
  // The register issues a token without the scope too, and the API then refuses it.
  if (form.get("scope")?.split(" ").includes(scope)) tokens.set(token, now + tokenSeconds * 1000);
  return {
    status: 200,
    body: { access_token: token, scope: form.get("scope"), token_type: "Bearer", expires_in: tokenSeconds },
  };
};

const tellOf = async (company: MadeUpCompany, { asked, pause }: Register): Promise<Answer> => {
  const { number, behaviour } = company;
  const times = (asked.get(number) ?? 0) + 1;
  asked.set(number, times);
  if (behaviour === "slow") await pause();
  const fails = behaviour === "down" || (behaviour === "fails-first" && times % 2 === 1);
  if (fails) return refusal(500, "Internal Server Error", "Ett ohanterat fel har uppstått.");
  if (behaviour === "without-source")
    return { status: 200, body: { organisationer: [organisationWithoutSource(number)] } };
  const older = { ...company, name: `${company.name} (äldre)`, deregistered: closedBusiness };
  const both = number.endsWith("2382") ? [organisationOf(older), organisationOf(company, 2)] : undefined;
  return { status: 200, body: { organisationer: both ?? [organisationOf(company)] } };
};

const closedBusiness = { date: "2019-12-31", reason: ["VERKUPP", "Verksamheten har upphört"] } as const;

const answerQuestion = async (content: string, register: Register): Promise<Answer> => {
  const question = Question.safeParse(JSON.parse(content));
  const number = question.data?.identitetsbeteckning ?? "";
  if (!/^(\d{10}|\d{12})$/.test(number))
    return refusal(400, "Bad Request", "Identitetsbeteckning har ogiltigt format.");
  if (!hasCheckDigit(number.slice(-10)))
    return refusal(400, "Bad Request", "Identitetsbeteckning har ogiltig kontrollsiffra.");
  const company = madeUpCompanies.find((each) => each.number === number);
  if (company !== undefined) return tellOf(company, register);
  return { status: 200, body: { organisationer: [unknownOrganisation(number)] } };
};

const answer = async (
  request: IncomingMessage,
  client: Client,
  register: Register,
  now: number,
): Promise<Answer> => {
  const { path } = readTarget(request.url ?? "");
  const content = (await readBody(request, largestBody)).toString();
  const place = `${request.method} ${path.slice(companyRegisterPrefix.length)}`;
  if (place === "POST /oauth2/token") return giveToken(new URLSearchParams(content), client, register, now);
  if (place !== "POST /vardefulla-datamangder/v1/organisationer")
    return refusal(404, "Not Found", "Resursen finns inte.");
  const token = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
  if ((register.tokens.get(token) ?? 0) <= now)
    return refusal(401, "Unauthorized", "Anroparen saknar giltiga autentiseringsuppgifter.");
  return answerQuestion(content, register);
};

/** Simulates the parts of Bolagsverket's "Värdefulla datamängder" that are used here, with made-up companies and a page that lists them. */
export const createCompanyRegister = (
  { clock }: Pick<CloudContext, "clock">,
  given: Readonly<Record<string, unknown>>,
): Service => {
  const { pause, close } = openPauses();
  const register: Register = { tokens: new Map(), asked: new Map(), pause };
  const client = {
    clientId: String(given["COMPANY_REGISTER_CLIENT_ID"]),
    clientSecret: String(given["COMPANY_REGISTER_CLIENT_SECRET"]),
  };
  return {
    prefix: companyRegisterPrefix,
    handle: async (request, response) => {
      stamp(response, clock);
      if (request.method === "GET") {
        response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
        response.end(companiesPage());
        return;
      }
      const { status, body } = await answer(request, client, register, clock.now());
      sendJson(response, status, body);
    },
    close: async () => close(),
  };
};
