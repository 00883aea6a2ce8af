declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    receiptCheck: typeof receiptCheck;
  }
}

export const receiptCheck = {
  title: "Kontrollera ägarkvitto",
  loading: "Kontrollerar kvittot …",
  failed: "Kvittot kunde inte kontrolleras",
  genuine: "Äkta.",
  newest: "Det här är det senaste kvittot för cykeln.",
  older: "Det finns ett nyare kvitto för cykeln.",
  olderText: "Kvittot är äkta, men cykeln har bytt ägare sedan dess. Det gäller inte längre.",
  removed: "Kvittot är äkta, men cykeln är borttagen ur registret.",
  checked: "Kontrollerat nyss, {{at}}",
  compare: "Jämför med kvittot du har framför dig.",
  compareText: "Skiljer sig något är papperet ändrat. Köp inte cykeln.",
  false: "Inte äkta.",
  falseText:
    "Uppgifterna stämmer inte med det som säljare och köpare skrev under. Lita inte på kvittot och köp inte cykeln.",
  unknown: "Kvittot finns inte.",
  unknownText:
    "Inget kvitto i registret har den koden. Skanna koden igen, eller skriv av hela adressen. Finns den ändå inte är kvittot inte äkta.",
  tryAgain: "Försök igen",
  contact: "Kontakta oss",
  genuineReceipt: "Kvittot är äkta.",
  stolenTitle: "Cykeln är stulen.",
  stolen: "Den är anmäld stulen. Köp den inte. Konfrontera ingen. Tips/anmälan: 114 14.",
  notStolen: "Inte anmäld stulen, kontrollerat nyss",
  someoneLeft: "Säljaren eller köparen har lämnat registret sedan dess. Kvittot är fortfarande äkta.",
  receipt: "Ägarkvitto",
  kind: "Typ och färg",
  price: "Pris",
  gift: "Gåva",
  day: "Datum",
  seller: "Säljare",
  buyer: "Köpare",
  bankid: "Skrev under med BankID",
  signIn: "Bekräftade med en ny inloggning",
} as const;
