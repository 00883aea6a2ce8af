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

/** What the site is asked for: files, and the API behind it. */
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
    line("What they look at", siteRequests() + visits * requestsOfSignIn, "firewallRequests"),
  ];
};

/** What is paid for each person rather than for what they do. */
export const peopleLines = ({ resources, smsBudget }: Omit<Given, "measured">): Line[] => [
  {
    group: "people",
    what: `Accounts that are used, plan ${poolPlan(resources)}`,
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
    what: "Text messages, as far as the stage lets them go before it rings",
    types: ["AWS::SNS::Topic"],
    amount: smsBudget,
    price: "textMessages",
  },
  ...firewallLines(resources),
];
