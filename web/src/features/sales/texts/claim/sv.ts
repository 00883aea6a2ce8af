declare module "#web/i18n/resources.ts" {
  interface Resources {
    claim: typeof claim;
  }
}

/** /claim: a bike that a store has registered waits for the person who bought it. */
export const claim = {
  title: "Din cykel väntar på dig",
  lead: "{{store}} har registrerat den åt dig. Hämta den, så är den din i registret: du kan anmäla den stulen, sälja den och visa att den är din.",
  free: "Kostar ingenting. Väntar på dig till {{date}}.",
  sticker: "Dekalen på ramen leder till cykelns sida.",
  signedOut: "Du legitimerar dig med BankID. Har du inget konto skapas det på en minut.",
  register: "Hämta med BankID",
  signIn: "Jag har redan ett konto",
  claim: "Hämta cykeln",
  signedInAs: "Du är inloggad som {{email}}.",
  prove: "Legitimera dig med BankID",
  needsProof: "För att hämta cykeln behöver du ha legitimerat dig med BankID.",
  wrongRole: "En cykel hämtas av den som äger den. Logga ut, och logga in med ditt eget konto.",
  done: "Cykeln är din",
  doneText: "Den är registrerad på dig och verifierad av butiken.",
  toBike: "Visa min cykel",
  notMine: "Det är inte min cykel",
  decline: {
    title: "Är det inte din cykel?",
    text: "Registreringen går tillbaka till butiken, och länken slutar gälla.",
    yes: "Det är inte min cykel",
    no: "Avbryt",
    done: "Tack, butiken får veta",
    doneText: "Registreringen har gått tillbaka till butiken. Du behöver inte göra något mer.",
  },
  invalid: "Länken gäller inte",
  invalidText:
    "Har den kopierats fel, eller har butiken skickat en ny? Öppna länken i det senaste mejlet, eller be butiken skicka den igen.",
} as const;
