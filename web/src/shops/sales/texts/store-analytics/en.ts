import type { Texts } from "#web/platform/i18n/texts.ts";
import type { storeAnalytics as sv } from "./sv.ts";

export const storeAnalytics = {
  title: "Shop statistics",
  failed: "The statistics couldn’t be loaded",
  period: "Period",
  periods: { "26": "26 weeks", "52": "52 weeks" },
  print: "Print",
  none: "No statistics yet",
  noneText: "Once you’ve registered bikes at the till, you’ll see them here week by week.",
  toTill: "Go to the till",
  csv: "Download as CSV",
  showTable: "Show as a table",
  hideTable: "Hide the table",
  columns: {
    week: "Week from",
    registered: "Registered",
    claimed: "Claimed",
    withinDay: "Within a day",
    share: "Share within a day, %",
    brand: "Brand",
    staff: "Member of staff",
  },
  registrations: {
    title: "Registrations by week",
    summary_one: "{{count}} bike in {{weeks}} weeks. The most, {{most}}, in the week from {{week}}.",
    summary_other: "{{count}} bikes in {{weeks}} weeks. The most, {{most}}, in the week from {{week}}.",
    file: "registrations",
  },
  claims: {
    title: "Claimed within a day",
    summary:
      "{{share}} of the registered bikes were claimed within 24 hours, and {{claimed}} have been claimed by now.",
    file: "claimed",
  },
  brands: {
    title: "Brands",
    summary_one: "Best seller: {{brand}}, {{count}} bike.",
    summary_other: "Best seller: {{brand}}, {{count}} bikes.",
    file: "brands",
  },
  staff: {
    title: "By member of staff",
    summary: "Only the shop’s owners see this part.",
    gone: "An account that no longer exists",
    file: "staff",
  },
  till: {
    title: "Time per customer",
    seconds_one: "{{count}} second",
    seconds_other: "{{count}} seconds",
    text_one: "on average from the first key to done, over {{count}} customer.",
    text_other: "on average from the first key to done, over {{count}} customers.",
    none: "Time is measured from your next customer at the till.",
  },
  how: "How we count",
  howText:
    "A bike counts in the week it was registered, even when it’s claimed later. Registrations that came back don’t count. Weeks begin on Monday, and the last one isn’t over yet.",
} satisfies Texts<typeof sv>;
