import type { figures as sv } from "./sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export const figures = {
  few: "fewer than 5",
  hidden: "not shown",
  atLeast: "at least {{text}}",
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
    withPoliceNumber: "With a police number",
    revenue: "Revenue",
    purchases: "Purchases of points",
    refunds: "Refunded purchases",
    pointsSold: "Points sold",
    pointsUsed: "Points used",
    orders: "Orders",
    sales: "Registered by stores",
  },
} satisfies Texts<typeof sv>;
