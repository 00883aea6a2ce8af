import type { Feature } from "#contract/app/index.ts";
import type { Objective } from "#lib/platform/constructs/alarm.ts";

/** Signing in belongs to the user pool, not to a feature. */
export const signingIn: Objective = {
  percent: 99.9,
  impact: "Many cannot sign in, or are signed out: Cognito refuses requests, or its triggers fail.",
  page: "sign-in",
};

type Promised = Objective & { readonly id: string; readonly features: readonly Feature[] };

/** The share of each act of people that works in a month. */
export const objectives: readonly Promised[] = [
  {
    id: "Checking",
    features: ["search"],
    percent: 99.9,
    impact: "Many cannot check a frame number before they buy a bike.",
    page: "function-fails",
  },
  {
    id: "Registering",
    features: ["bikes"],
    percent: 99.5,
    impact: "Many cannot register a bike.",
    page: "function-fails",
  },
  {
    id: "Messaging",
    features: ["messages"],
    percent: 99.5,
    impact: "Many cannot write to each other.",
    page: "function-fails",
  },
  {
    id: "Paying",
    features: ["points"],
    percent: 99.9,
    impact: "Many cannot pay.",
    page: "payments",
  },
  {
    id: "Crediting",
    features: ["paymentWebhook"],
    percent: 99.9,
    impact: "Many have paid and get no points.",
    page: "payments",
  },
  {
    id: "Transferring",
    features: ["transfers"],
    percent: 99.5,
    impact: "Many cannot hand a bike over to its buyer.",
    page: "function-fails",
  },
];
