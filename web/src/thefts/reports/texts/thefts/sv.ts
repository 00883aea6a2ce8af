import type { RecoveredHow } from "#contract/thefts/thefts.ts";
import type { LockType } from "#contract/bikes/lock-type.ts";

declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    thefts: typeof thefts;
  }
}

export const thefts = {
  back: "Till cykeln",
  ongoing: "Pågår stölden just nu? Konfrontera ingen. Ring 112.",
  inReview: "Cykeln granskas fortfarande. Andra ser att den är stulen så snart den är godkänd.",
  date: "När blev den stulen?",
  locks: {
    none: "Inget lås",
    cable: "Vajerlås",
    chain: "Kättinglås",
    "u-lock": "Bygellås",
    folding: "Viklås",
    frame: "Ramlås",
    indoors: "Stod inomhus",
    other: "Annat lås",
  } satisfies Record<LockType, string>,
  police: {
    number: "Polisens ärendenummer",
    numberHint:
      "Skrivs som 5000-K1234567-26. Försäkringsbolaget kräver oftast polisanmälan. Lägg till numret senare om du inte har det än.",
    online: "Anmäl på polisen.se",
    newTab: "(öppnas i ny flik)",
    save: "Spara ärendenumret",
  },
  report: {
    title: "Anmäl cykeln stulen",
    review: "Kontrollera och anmäl",
    place: "Var stod den?",
    placeHint: "Gata, hus eller cykelställ. Platsen visas för alla som söker på cykeln.",
    city: "Ort",
    hour: "Ungefär vilken tid?",
    noHour: "Vet inte",
    lock: "Hur var den låst?",
    noLock: "Välj",
    description: "Vad hände?",
    descriptionHint: "Sådant som försäkringsbolaget och polisen kan ha nytta av. Det visas inte för andra.",
    reward: "Hittelön i kronor",
    rewardHint:
      "Hittelönen är en sak mellan dig och den som hittar cykeln, och betalas utanför tjänsten. Den som hittar har rätt till skälig hittelön enligt hittegodslagen 3 §; i praktiken brukar det bli omkring 10 % av värdet. Beloppet visas för alla.",
    rewardFault: "Skriv hela kronor, mellan 1 och 100 000.",
    later: "Läggs till senare",
    atOnce: "Det här händer direkt",
    told: [
      "Alla som söker på cykeln ser STULEN, med datum och plats.",
      "Butiker och annonssajter som frågar efter ramnumret får veta att den är stulen.",
    ],
    effects: [
      "Cykeln kan inte ändras, tas bort, överlåtas eller säljas förrän den är återfunnen.",
      "Ligger den till salu här tas annonsen bort. Ett påbörjat ägarbyte avbryts, och poängen kommer tillbaka.",
      "Varje natt jämförs ramnumret med nya registreringar, annonser och fynd.",
      "Den som hittar cykeln kan skriva till dig utan att se vem du är.",
    ],
    send: "Anmäl stulen",
    change: "Ändra",
  },
  leave: {
    title: "Vill du spara det du har skrivit?",
    text: "Sparar du det finns det kvar när du kommer tillbaka, så länge fliken är öppen. Cykeln är inte anmäld stulen än.",
    keep: "Spara och gå",
    throwAway: "Kasta det",
  },
  whatNow: {
    title: "Vad gör jag nu?",
    told: "Cykeln är anmäld stulen {{date}}, {{place}}, {{city}}.",
    reward: "Utlovad hittelön: {{reward}}.",
    failed: "Stöldanmälan kunde inte hämtas",
    police: "Anmäl till polisen",
    policeText: "Uppge ramnumret. Det är så polisen känner igen cykeln.",
    call: "Ring 114 14",
    insurer: "Hör av dig till försäkringsbolaget",
    insurerText: "De vill ha polisens ärendenummer, kvittot och uppgifter om cykeln. Hämta allt i en PDF.",
    pack: "Hämta underlaget",
    spread: "Berätta för andra",
    spreadText:
      "Ju fler som letar, desto bättre. Affischen har foto, ramnummer och en QR-kod till cykelns sida.",
    poster: "Skriv ut affisch",
    shareTitle: "Efterlyst: {{bike}}",
    service: "Det här gör vi nu",
    serviceTells: [
      "Cykeln visas som STULEN överallt där någon söker på den.",
      "Annonssajter och butiker kan fråga oss om ramnumret innan en cykel säljs, och får svaret stulen.",
    ],
    serviceDoes: [
      "Varje natt jämför vi ramnumret med nya registreringar, annonser och fynd, också nummer som är lätta att förväxla.",
      "Du får ett mejl och en notis så snart någon rapporterar att cykeln är hittad.",
    ],
    found: "Är cykeln tillbaka?",
    foundText: "Markera den som återfunnen, så slutar den visas som stulen.",
  },
  recovered: {
    title: "Har du fått tillbaka cykeln?",
    mark: "Markera som återfunnen",
    lead: "Markera den som återfunnen, så visas den inte längre som stulen och går att ändra, överlåta och sälja igen. Stölden står kvar i historiken.",
    reports_one: "En person har rapporterat den hittad",
    reports_other: "{{count}} personer har rapporterat den hittad",
    anonymous: "Någon utan konto",
    confirmed: "Du har bekräftat fyndet. Upphittarens poäng väntar på att du markerar cykeln som återfunnen.",
    undecided: "Du har inte bekräftat eller avvisat rapporten än. Det går att göra efteråt också.",
    how: "Hur kom den tillbaka?",
    hows: {
      "found-by-owner": "Jag hittade den själv",
      "found-by-somebody": "Någon annan hittade den",
      police: "Genom polisen",
      other: "På annat sätt",
    } satisfies Record<RecoveredHow, string>,
    thanks: "Ett tack till den som hittade",
    thanksHint: "Visas för den vars fynd du har bekräftat.",
    mayShare: "Cykelregistret får berätta att cykeln kom tillbaka, utan mitt namn.",
    done: "Cykeln är markerad som återfunnen.",
  },
  battery: {
    title: "Batteriet",
    date: "När blev det stulet?",
    lead: "Är batteriet borta men cykeln kvar? Då visas STULET BATTERI på cykeln, och batteriets serienummer går att söka på. Cykeln själv går att ändra och sälja som vanligt.",
    serialNumber: "Batteriets serienummer",
    serialNumberHint:
      "Står på batteriet, på kvittot eller i cykelns papper. Utan numret kan ingen känna igen det.",
    report: "Anmäl batteriet stulet",
    stolen: "STULET BATTERI",
    since: "Anmält stulet {{date}}. Serienummer:",
    text: "Alla som söker på cykeln eller på batteriets serienummer ser det.",
    back: "Batteriet är tillbaka",
    isBack: "Batteriet är inte längre anmält stulet.",
    undo: "Ångra",
  },
} as const;
