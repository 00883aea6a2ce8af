declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    storeLog: typeof storeLog;
  }
}

export const storeLog = {
  lead: "Här står vem som gjorde vad, det senaste först. Uppgifter om kunder finns inte här.",
  empty: "Inget har hänt än.",
  ownersOnly: "Bara butikens ägare ser det här.",
  administrator: "Cykelregistret",
  buyer: "Kunden",
  time: "Automatiskt",
  someone: "Någon som inte längre har konto",
  invitee: "en inbjuden",
  actions: {
    "sale-registered": "Cykel registrerad",
    "sale-returned": "Registrering ångrad",
    "buyer-changed": "Köparens adress ändrad",
    "sale-claimed": "Cykel registrerad på köparen",
    "sale-declined": "Cykel avböjd: kunden sa att det var fel cykel",
    "sale-expired": "Cykel inte registrerad på köparen på 30 dagar, tillbaka hos butiken",
    "receipt-credited": "Kvitto krediterat",
    "import-begun": "Lista över sålda cyklar skickad",
    "import-registered": "Registrering av lista påbörjad",
    "import-cancelled": "Lista avbruten, registrerade cyklar",
    "order-placed": "Beställning lagd",
    "order-cancelled": "Beställning avbruten",
    "order-received": "Beställning mottagen",
    "stock-adjusted": "Lagret rättat",
    "person-changed": "Poängen ändrade",
    "staff-invited": "{{person}} inbjuden",
    "staff-added": "{{person}} har fått tillgång till butiken",
    "invitation-sent-again": "Inbjudan till {{person}} skickad igen",
    "staff-removed": "{{person}} borttagen",
    "staff-became-owner": "{{person}} har blivit ägare",
    "owner-became-staff": "{{person}} är inte längre ägare",
    "settings-changed": "Butikens uppgifter ändrade",
    "logo-changed": "Logotypen ändrad",
    "store-suspended": "Butiken avstängd",
    "store-reactivated": "Butiken öppen igen",
    "store-changed": "Kedjan ändrad",
    "partner-changed": "Visningen bland partners ändrad",
  },
} as const;
