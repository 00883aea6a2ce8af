import type { Given, Line } from "./line.ts";
import type { PriceName } from "./prices.ts";
import { type Resource, countOf, firewallRules, poolPlan } from "./template.ts";
import { assumed, requests, stated, visitors, visits } from "./traffic.ts";

const priceOfPlan = {
  LITE: "poolLite",
  ESSENTIALS: "poolEssentials",
  PLUS: "poolPlus",
} as const satisfies Readonly<Record<ReturnType<typeof poolPlan>, PriceName>>;

/** A sign-in is three or four requests to the pool. */
const requestsOfSignIn = 4;

/** Requests to the site: files, and the API behind it. */
export const siteRequests = (): number =>
  (visits + visitors) * assumed.filesOfVisit + requests.reduce((sum, { times }) => sum + times, 0);

const firewallLines = (resources: readonly Resource[]): Line[] => {
  const line = (what: string, amount: number, price: PriceName): Line => ({
    group: "people",
    what,
    types: ["AWS::WAFv2::WebACL"],
    amount,
    price,
  });
  return [
    line("Firewalls of site and accounts", countOf(resources, "AWS::WAFv2::WebACL"), "firewalls"),
    line("Their rules", firewallRules(resources), "firewallRules"),
    line("Requests they inspect", siteRequests() + visits * requestsOfSignIn, "firewallRequests"),
  ];
};

export const peopleLines = ({ resources, smsBudget }: Omit<Given, "measured">): Line[] => [
  {
    group: "people",
    what: `Active accounts, plan ${poolPlan(resources)}`,
    types: ["AWS::Cognito::UserPool"],
    amount: stated.activePeople,
    price: priceOfPlan[poolPlan(resources)],
  },
  {
    group: "people",
    what: "Mails",
    types: ["AWS::SES::EmailIdentity", "AWS::SES::ConfigurationSet"],
    amount: stated.activePeople * assumed.mailsOfPerson,
    price: "mails",
  },
  {
    group: "people",
    what: "Text messages, up to the stage's limit",
    types: ["AWS::SNS::Topic"],
    amount: smsBudget,
    price: "textMessages",
  },
  ...firewallLines(resources),
];
