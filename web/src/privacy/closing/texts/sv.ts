export const closing = {
  section: {
    lead: "Du kan ta bort ditt konto när du vill. Det här händer:",
    happens: [
      "Kontot stängs genast och du loggas ut överallt.",
      "I {{days}} dagar kan du logga in och ångra dig. Så länge finns dina cyklar kvar i registret.",
      "Sedan raderar vi ditt namn, din e-post, ditt telefonnummer, ditt personnummer, dina kvitton och bilder och allt annat som är personligt.",
      "Dina cyklar tas bort ur registret. I deras historik står det bara ”Tidigare ägare”.",
      "Ägarbyten som båda har skrivit under finns kvar med ditt namn, eftersom de är den andra partens bevis också. Underskrifterna sparar vi i tio år, så länge någon kan ställa krav på grund av köpet. Ägarbyten som inte blev av tas bort efter 14 dagar.",
      "Underlag för köp sparar vi i sju år, som bokföringslagen kräver, utan ditt namn.",
      "Ur säkerhetskopiorna är allt borta efter ytterligare 35 dagar.",
    ],
    loadFailed: "Det gick inte att se om kontot kan tas bort.",
    blocked: "Det här behöver klaras upp först",
    stolenBike:
      "{{brand}} {{model}} är anmäld stulen. Därför kan du inte lämna den än. Har du fått tillbaka den markerar du den som återfunnen först.",
    ownershipDispute:
      "Ägarskapet till {{bike}} prövas, och du är en av dem som säger att cykeln är din. Det måste avgöras först.",
    showDispute: "Visa ägartvisten",
    stickerOrder:
      "Du har en beställning av dekaler till {{bike}} ({{number}}) som inte är skickad än. Avbryt den först, så kommer poängen tillbaka.",
    transfer:
      "{{brand}} {{model}} väntar på att en köpare ska skriva under. Dra tillbaka ägarbytet, eller vänta på svaret.",
    showTransfer: "Visa ägarbytet",
    showOrder: "Visa beställningen",
    showBike: "Visa cykeln",
    contact: "Kontakta oss",
    points_one: "Du har 1 poäng kvar. Den försvinner när kontot raderas.",
    points_other: "Du har {{count, number}} poäng kvar. De försvinner när kontot raderas.",
    refund: "Har du köpt poäng som du inte har använt betalar vi tillbaka dem om du hör av dig före dess.",
    email: "Skriv din e-postadress för att bekräfta",
    emailHint: "Ditt konto har adressen {{email}}.",
    emailWrong: "Det är inte kontots adress.",
    confirm: "Stäng och ta bort kontot",
  },
  closed: {
    title: "Ditt konto är stängt",
    text: "Den {{day}} raderar vi allt personligt i det. Vi har skickat ett mejl om det till dig.",
    regret: "Ångrar du dig? Logga in före dess, så är allt som förut.",
    home: "Till startsidan",
    signIn: "Logga in och ångra",
  },
  closing: {
    title: "Ditt konto är på väg att tas bort",
    text: "Den {{day}} raderar vi allt personligt i det. Fram till dess är kontot stängt, och du kan inte göra något annat här än att ångra dig.",
    points_one: "Då försvinner också din sista poäng.",
    points_other: "Då försvinner också dina {{count, number}} poäng.",
    blocked:
      "Något i kontot är inte uppklarat: en stulen cykel eller en beställning. Kontot raderas inte förrän det är klart.",
    undo: "Ångra",
    signOut: "Logga ut",
    loadFailed: "Uppgifterna om kontot kunde inte hämtas.",
  },
  open: {
    title: "Ditt konto är aktivt",
    text: "Det tas inte bort, och allt i det är som förut.",
    goOn: "Visa mina cyklar",
  },
} as const;
