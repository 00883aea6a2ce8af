/** Changes of an address by support, on the page of a person. */
export const emailRequestsSv = {
  ask: {
    button: "Byt e-postadress",
    title: "Byt e-postadress åt {{name}}",
    lead: "Bara för den som inte kommer åt sin e-post. Kontrollera först vem du pratar med. En kollega måste godkänna, inom en vecka.",
    email: "Ny e-postadress",
    emailHint:
      "Läs upp den för personen, tecken för tecken. Den som läser mejlen dit kan ta sig in på kontot.",
    same: "Det är adressen som kontot har nu.",
    why: "Hur har du kontrollerat vem det är?",
    whyHint: "Din kollega läser det, och personen kan få se det.",
    submit: "Begär bytet",
  },
  unverified:
    "Identiteten är inte styrkt med BankID eller ID-kort, så vi kan inte veta vem som ber om en ny adress.",
  states: {
    asked: "Väntar på en kollega",
    approved: "Bytt",
    declined: "Avslaget",
    lapsed: "Tiden gick ut",
  },
  change: "{{former}} byts mot {{email}}",
  reason: "Kontroll",
  askedBy: "Begärt av",
  decidedBy: "Avgjort av",
  lapses: "Kan godkännas till",
  declined: "Skäl till avslaget",
  somebody: "Någon",
  mine: "Du har begärt det här. En kollega måste godkänna.",
  unfinished: "Adressen är bytt men går inte att logga in med än. Slutför bytet.",
  finish: "Slutför",
  approve: {
    button: "Godkänn",
    title: "Godkänna bytet?",
    text: "{{name}} loggar in med {{email}} från och med nu och loggas ut överallt. Båda adresserna får ett mejl. Den gamla adressen går att ta tillbaka i sju dagar.",
    submit: "Godkänn bytet",
  },
  reject: {
    button: "Avslå",
    title: "Avslå bytet?",
    text: "Adressen är kvar som den är, och personen får inget mejl.",
    why: "Skäl",
    whyHint: "För den som begärde det, och för loggen.",
    submit: "Avslå bytet",
  },
  takeBack: "Ta tillbaka",
  audit: "Hamnar i loggen med ditt namn.",
} as const;
