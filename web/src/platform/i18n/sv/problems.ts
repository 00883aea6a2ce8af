/** Common problems, and those that the browser finds itself. */
export const problems = {
  "invalid-request": "Uppgifterna kunde inte tas emot. Kontrollera dem och försök igen.",
  "statistics-period-invalid":
    "Perioden går inte att visa. Välj en som börjar före den slutar, har börjat, och är högst två år.",
  "invalid-cursor": "Listan kunde inte läsas vidare. Ladda om sidan.",
  "idempotency-key-missing": "Något blev fel när uppgifterna skickades. Försök igen.",
  "not-signed-in": "Du är utloggad. Logga in och försök igen.",
  "session-ended": "Du har loggats ut. Logga in igen.",
  "insufficient-points": "Otillräckligt saldo. Du behöver minst 100 poäng.",
  forbidden: "Behörighetsfel. Ditt konto får inte göra det här.",
  "request-blocked":
    "Vårt skydd mot angrepp stoppade det du skickade. Försök igen om en stund, gärna från ett annat nät.",
  "account-closed": "Kontot är stängt och på väg att tas bort. Logga in om du vill ångra det.",
  "own-copy-not-ready": "Kopian finns inte längre eller är inte klar än. Ladda om sidan.",
  "sign-in-not-recent": "Logga in igen först, så vet vi att det är du.",
  "route-not-found": "Adressen finns inte.",
  "stolen-cannot-be-deleted":
    "Cykeln är anmäld stulen och kan inte tas bort. Markera den som återfunnen först.",
  "bike-not-stolen": "Cykeln är inte anmäld stulen.",
  "bike-under-review": "Cykeln granskas fortfarande. Det går att göra så snart den är registrerad.",
  "stolen-date-in-future": "Datumet ligger i framtiden. Ange när cykeln blev stulen.",
  "conflict-try-again": "Någon annan ändrade samtidigt. Försök igen.",
  "idempotency-key-reused": "Det här är redan skickat med andra uppgifter. Ladda om sidan.",
  "personal-number-taken": "Personnumret är redan registrerat på ett annat konto",
  "email-taken": "E-postadressen är redan registrerad",
  "phone-taken": "Telefonnumret är redan registrerat på ett annat konto",
  "name-proved":
    "Namnet är bekräftat. Har du bytt namn? Logga ut och in igen med BankID, så följer det nya med.",
  "under-age": "Du måste vara minst 18 år för att skapa konto. Du är {{age}} år gammal.",
  "pass-needed": "Webbläsaren hann inte bli klar med kontrollen före sökningen. Försök igen.",
  "too-many-requests": "Det kom många förfrågningar på kort tid. Vänta en minut och försök igen.",
  internal: "Ett fel uppstod. Försök igen.",
  unavailable: "Tjänsten går inte att nå just nu. Försök igen om en stund.",
} as const;
