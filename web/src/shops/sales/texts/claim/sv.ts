declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    claim: typeof claim;
  }
}

export const claim = {
  title: "Din cykel väntar på dig",
  lead: "{{store}} har lagt in den åt dig. Registrera den på dig, så står du som ägare: du kan anmäla den stulen, sälja den och visa att den är din.",
  free: "Det kostar ingenting. Cykeln väntar på dig till {{date}}.",
  sticker: "Dekalen på ramen leder till cykelns sida.",
  review:
    "Ramnumret har varit registrerat förut. Därför kan en handläggare behöva granska cykeln innan andra ser den.",
  signedOut: "Du legitimerar dig med BankID. Har du inget konto skapas det på en minut.",
  register: "Registrera med BankID",
  signIn: "Jag har redan ett konto",
  claim: "Registrera cykeln på dig",
  signedInAs: "Du är inloggad som {{email}}.",
  prove: "Legitimera dig med BankID",
  needsProof: "Legitimera dig med BankID först, så kan du registrera cykeln på dig.",
  wrongRole: "Bara köparen kan registrera cykeln på sig. Logga ut och logga in med ditt eget konto.",
  done: "Cykeln är din",
  doneText: "Den är registrerad på dig och styrkt av butiken.",
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
