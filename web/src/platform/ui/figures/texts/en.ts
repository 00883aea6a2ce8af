import type { figures as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const figures = {
  of: "out of {{cases}}",
  days_one: "{{text}} day",
  days_other: "{{text}} days",
  percentPoints: "{{text}} pp",
  against: "from {{figure}}",
  measures: {
    registered: "Bikes registered",
    accounts: "New accounts",
    transfers: "Changes of owner",
    thefts: "Reported stolen",
    recoveries: "Recovered",
    recovered: "Share recovered",
    medianDays: "Median time to recovery",
    withPoliceNumber: "With a police case number",
    revenue: "Revenue",
    purchases: "Purchases of points",
    refunds: "Refunded purchases",
    pointsSold: "Points sold",
    pointsUsed: "Points used",
    orders: "Orders",
    sales: "Registered by shops",
  },
} satisfies Texts<typeof sv>;
