declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    staff: typeof staff;
  }
}

export const staff = {
  failed: "Personalen kunde inte hämtas",
  ownersChange: "Det är ägarna som bjuder in och tar bort.",
  you: "du",
  nameless: "Namnlös",
  roles: { owner: "Ägare", staff: "Personal" },
  since: "sedan {{day}}",
  invited: "inbjuden, kan logga in till och med {{day}}",
  expired: "inbjudan har gått ut",
  notSent: "inbjudan är inte skickad än",
  resend: "Skicka inbjudan igen",
  resent: "Inbjudan är skickad igen. Lösenordet i det förra mejlet gäller inte längre.",
  make: { owner: "Gör till ägare", staff: "Gör till personal" },
  roleChanged: "Rollen är ändrad.",
  full: "Butiken har {{count}} personer, och fler går inte. Ta bort någon för att bjuda in en ny.",
  remove: {
    open: "Ta bort",
    title: "Ta bort {{name}}?",
    text: "Personen loggas ut direkt och kommer inte längre åt butiken. Vi mejlar och berättar det.",
    submit: "Ta bort",
    done: "{{name}} arbetar inte längre i butiken.",
  },
  withdraw: {
    open: "Dra tillbaka inbjudan",
    title: "Dra tillbaka inbjudan till {{name}}?",
    text: "Lösenordet i mejlet slutar gälla.",
    submit: "Dra tillbaka",
    done: "Inbjudan till {{name}} är tillbakadragen.",
  },
  leave: {
    open: "Lämna butiken",
    title: "Lämna butiken?",
    text: "Du loggas ut direkt och kommer inte längre åt butiken. En annan ägare kan bjuda in dig igen.",
    submit: "Lämna butiken",
    done: "Du har lämnat butiken.",
  },
  invite: {
    title: "Bjud in någon",
    name: "För- och efternamn",
    email: "E-post",
    emailHint: "En jobbadress. Den som har ett privat konto behöver en annan adress här.",
    isOwner: "Ska vara ägare",
    text: "Vi mejlar ett lösenord som gäller i 7 dagar. Den som redan arbetar i en butik i samma kedja kommer in direkt.",
    send: "Bjud in",
    done: "{{name}} är inbjuden.",
  },
} as const;
