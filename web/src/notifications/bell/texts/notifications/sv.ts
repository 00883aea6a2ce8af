import { adNews } from "#web/notifications/bell/texts/ad-news-sv.ts";
import { rewardNews } from "#web/notifications/bell/texts/reward-news-sv.ts";
import { disputeNews } from "#web/notifications/bell/texts/dispute-news-sv.ts";
import { removalNews } from "#web/notifications/bell/texts/removal-news-sv.ts";
import { messageNews } from "#web/notifications/bell/texts/message-news-sv.ts";
import { transferNews } from "#web/notifications/bell/texts/transfer-news-sv.ts";
import { system } from "#web/notifications/bell/texts/system-sv.ts";

/** Each kind has a text per event, and `other` for unknown ones. */
export const notifications = {
  markAll: "Markera alla som lästa",
  markRead: "Markera som läst: {{title}}",
  markUnread: "Markera som oläst: {{title}}",
  allRead: "Alla är markerade som lästa.",
  undo: "Ångra",
  unread: "Oläst",
  theBike: "cykeln",
  somebody: "Någon",
  kinds: {
    message: {
      one: { title: "Nytt meddelande", text: "{{other}} har skrivit till dig om {{bike}}." },
      other: { title: "{{unread}} nya meddelanden", text: "{{other}} har skrivit till dig om {{bike}}." },
    },
    bike_registration: {
      other: { title: "Cykel registrerad", text: "{{bike}} är registrerad på dig." },
    },
    ownership_receipt: {
      other: { title: "Nytt kvitto", text: "Det finns ett nytt kvitto för {{bike}}." },
    },
    ownership_transfer: transferNews,
    found_report: {
      found: {
        title: "Någon tror sig ha hittat din cykel",
        text: "Det gäller {{bike}}. Se vad som står i rapporten.",
      },
      "report-confirmed": {
        title: "Du hittade rätt cykel",
        text: "Ägaren har bekräftat att du har hittat {{bike}}.",
      },
      "report-rejected": {
        title: "Det var en annan cykel",
        text: "Ägaren säger att det inte är {{bike}} du har hittat.",
      },
      "report-expired": {
        title: "Din rapport är avslutad",
        text: "Ägaren har inte svarat på att du har hittat {{bike}}.",
      },
      "bike-recovered": {
        title: "Cykeln är hos sin ägare",
        text: "En cykel som du har rapporterat hittad är återfunnen.",
      },
      other: { title: "Hittad cykel", text: "Det har hänt något med en rapport om {{bike}}." },
    },
    stolen_match: {
      registered: {
        title: "Spår av din stulna cykel",
        text: "En cykel som liknar {{bike}} har registrerats.",
      },
      attempted: { title: "Spår av din stulna cykel", text: "Någon har försökt registrera {{bike}}." },
      found: { title: "Spår av din stulna cykel", text: "En hittad cykel liknar {{bike}}." },
      other: { title: "Spår av din stulna cykel", text: "Vi kan ha ett spår av {{bike}}." },
    },
    order_status: {
      "stock-empty": {
        title: "Lagret av dekaler är slut",
        text: "Vi har fått veta det och skickar fler. Beställ gärna redan nu om du behöver många.",
      },
      "stickers-sent": {
        title: "Dina dekaler är på väg",
        text: "De är skickade med vanligt brev. Säg gärna till när de har kommit.",
      },
      "stickers-delayed": {
        title: "Dina dekaler dröjer",
        text: "Vi hinner inte packa så snabbt som vi vill. Du kan vänta, eller avbryta och få poängen tillbaka.",
      },
      "stickers-cancelled": {
        title: "Din dekalbeställning är avbruten",
        text: "Vi har avbrutit den, och {{points, number}} poäng är tillbaka. Skälet står vid beställningen.",
      },
      "store-order-accepted": {
        title: "Er beställning {{number}} är godkänd",
        text: "Vi gör i ordning den.",
      },
      "store-order-sent": {
        title: "Er beställning {{number}} är på väg",
        text: "Tryck på Mottagen vid beställningen när den har kommit.",
      },
      "store-order-delayed": {
        title: "Er beställning {{number}} dröjer",
        text: "Vi hinner inte skicka så snabbt som vi vill.",
      },
      "store-order-cancelled": {
        title: "Er beställning {{number}} är avbruten",
        text: "Vi har avbrutit den. Skälet står vid beställningen.",
      },
      other: { title: "Din beställning", text: "Det har hänt något med din beställning." },
    },
    points: {
      ...rewardNews,
      "points-bought": {
        title: "Du har köpt {{points, number}} poäng",
        text: "Tack för köpet. Kvittot finns under Mina kvitton.",
      },
      "purchase-refunded": {
        title: "Ditt köp är återbetalat",
        text: "{{points, number}} poäng är avdragna och pengarna är på väg.",
      },
      "refund-refused": {
        title: "Återbetalningen gick inte igenom",
        text: "Dina {{points, number}} poäng är kvar.",
      },
      "points-reversed": {
        title: "{{points, number}} poäng är avdragna",
        text: "Pengar för köpet har gått tillbaka, av banken eller av oss. Kvittot visar hur mycket.",
      },
      "points-owed": {
        title: "Saldot är {{owed, number}} poäng under noll",
        text: "Pengar för ett köp har gått tillbaka, och {{points, number}} poäng är avdragna fast de var använda. Nästa köp täcker skulden först.",
      },
      "points-restored": {
        title: "{{points, number}} poäng är tillbaka",
        text: "Pengarna för köpet har kommit till oss igen.",
      },
      "store-points-bought": {
        title: "Butiken har fått {{points, number}} poäng",
        text: "Tack för köpet. Kvittot finns på sidan Butikens poäng.",
      },
      "store-points-few": {
        title: "Butikens poäng börjar ta slut",
        text: "{{points, number}} poäng är kvar. Köp fler, så slipper ni stå utan.",
      },
      "points-adjusted": {
        title: "Ditt saldo är rättat",
        text: "Ändring: {{points, number}} poäng. Skälet står bland dina poäng.",
      },
      other: { title: "Dina poäng", text: "Ditt saldo har ändrats." },
    },
    ad_alert: {
      stolen: { title: "En stulen cykel du bevakar", text: "{{bike}} har anmälts stulen." },
      other: { title: "Nytt i en bevakning", text: "En av dina bevakningar har en ny träff." },
    },
    review: {
      ...messageNews,
      ...removalNews,
      ...disputeNews,
      "bike-approved": { title: "Din cykel är godkänd", text: "{{bike}} är granskad och registrerad." },
      "bike-rejected": {
        title: "Din cykel blev inte godkänd",
        text: "{{bike}} är granskad och togs inte in i registret.",
      },
      "correction-approved": { title: "Rättelsen är gjord", text: "Uppgifterna om {{bike}} är rättade." },
      "correction-rejected": {
        title: "Rättelsen gjordes inte",
        text: "Uppgifterna om {{bike}} är som förut. Se varför på cykelns sida.",
      },
      ...adNews,
      other: { title: "Granskat", text: "En handläggare har tittat på {{bike}}." },
    },
    system,
  },
};
