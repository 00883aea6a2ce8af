export const ofPeople = {
  "statistics-period-invalid":
    "Perioden går inte att visa. Välj en som börjar före den slutar, har börjat, och är högst två år.",
  "own-copy-not-ready": "Kopian finns inte längre eller är inte klar än. Ladda om sidan.",
  "sign-ups-closed": "Registrering är för närvarande inaktiverad",
  "sign-in-not-recent": "Logga in igen först, så vet vi att det är du.",
  "email-request-decided": "Bytet är redan avgjort, eller så har tiden gått ut. Ladda om sidan.",
  "email-request-open": "Ett byte av e-post för den här personen väntar redan på en kollega.",
  "email-request-outdated":
    "Personen har själv bytt e-postadress sedan bytet begärdes. Avslå det, och begär ett nytt om det fortfarande behövs.",
  "email-request-own": "Du har själv begärt bytet. En kollega måste godkänna.",
  "identity-not-verified":
    "Personens identitet är inte styrkt med BankID eller ID-kort, så vi kan inte veta vem som ber om en ny adress.",
  "extract-open": "En begäran om utdrag om den här personen väntar redan på beslut.",
  "extract-decided": "Begäran är redan avgjord, eller så har tiden gått ut. Ladda om sidan.",
  "extract-own": "Du har själv begärt utdraget. En kollega måste godkänna.",
  "extract-not-ready": "Utdraget går inte att ladda ner. Ladda om sidan och se varför.",
  "extract-not-yours": "Bara den som begärde utdraget och den som godkände det kan ladda ner det.",
  "contact-case-not-found": "Ärendet finns inte, eller så är det borttaget.",
  "contact-case-changed": "Något har hänt i ärendet. Sidan visar hur det ser ut nu, och inget har skickats.",
  "contact-case-held": "En kollega har hand om ärendet. Ta över det först.",
  "contact-case-not-extendable": "Tiden går inte att förlänga: den har gått ut, eller så är det redan gjort.",
  "removal-open": "En kollega har redan begärt att cykeln avregistreras. Ladda om sidan.",
  "removal-decided": "Begäran är redan avgjord, eller så har tiden gått ut. Ladda om sidan.",
  "removal-outdated":
    "Cykeln har ändrats sedan dess, så begäran gäller inte längre. Titta på den igen och begär på nytt.",
  "removal-own": "Du har själv begärt det. En kollega måste godkänna.",
  "account-not-found": "Kontot finns inte.",
  "account-closing-blocked":
    "Kontot kan inte avslutas medan en cykel är anmäld stulen, ett ägarbyte väntar eller en beställning inte är skickad.",
  "access-case-over":
    "Ärendet är avslutat eller gäller någon annan. Ange i stället varför du öppnar uppgifterna.",
  "access-reason-needed": "Ange varför du öppnar personens uppgifter. Ladda om sidan om frågan inte visas.",
  "access-decided": "Någon annan har redan kontrollerat det.",
  "account-exempt":
    "Ditt eget konto, dina egna cyklar och andra handläggares konton hanteras inte här. Be en kollega.",
  "balance-changed": "Någon annan har ändrat saldot. Titta på det nya saldot och historiken innan du ändrar.",
  "mail-address-refused":
    "Adressen tar inte emot våra mejl. Personen kan prova igen i sina inställningar, eller byta adress.",
  "mail-declined": "Personen har valt bort sådana mejl, så det skickas inte.",
  "mail-not-found": "Mejlet finns inte kvar. Vi sparar dem i 30 dagar.",
  "mail-not-repeatable":
    "Det mejlet går inte att skicka igen. Gäller det en kod ber personen själv om en ny.",
  "mail-sent-again": "Mejlet har redan skickats igen. Det nya står överst i listan.",
  "person-changed": "Något har ändrats sedan du öppnade sidan. Titta på den igen.",
  "personal-number-not-searched":
    "Det där kan vara ett personnummer, och det söker vi aldrig på. Läs ramnumret igen, eller sök på något annat. Ett telefonnummer skriver du med +46.",
  "terms-not-accepted":
    "Villkoren är nya. Godkänn dem i rutan över sidan och försök igen. Det du har skrivit finns kvar.",
  "eid-high-risk":
    "BankID bedömer att något är fel, så vi stoppade det för din skull. Har någon annan bett dig använda ditt BankID? Kontakta då din bank.",
  "eid-other-network":
    "BankID-appen svarade från ett annat nät än den här sidan. Stäng av VPN och privat reläservice och försök igen, eller använd BankID på en annan enhet.",
} as const;
