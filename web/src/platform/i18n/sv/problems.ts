/** Common problems, and those that the browser finds itself. */
export const problems = {
  "invalid-request": "Uppgifterna kunde inte tas emot. Kontrollera dem och försök igen.",
  "invalid-cursor": "Listan kunde inte läsas vidare. Ladda om sidan.",
  "idempotency-key-missing": "Något blev fel när uppgifterna skickades. Försök igen.",
  "not-signed-in": "Du är utloggad. Logga in och försök igen.",
  "session-ended": "Du har loggats ut. Logga in igen.",
  forbidden: "Behörighetsfel. Ditt konto får inte göra det här.",
  "request-blocked":
    "Vårt skydd mot angrepp stoppade det du skickade. Försök igen om en stund, gärna från ett annat nät.",
  "account-closed": "Kontot är stängt och på väg att tas bort. Logga in om du vill ångra det.",
  "route-not-found": "Adressen finns inte.",
  "stolen-cannot-be-deleted":
    "Cykeln är anmäld stulen och kan inte tas bort. Markera den som återfunnen först.",
  "bike-not-stolen": "Cykeln är inte anmäld stulen.",
  "stolen-date-in-future": "Datumet ligger i framtiden. Ange när cykeln blev stulen.",
  "conflict-try-again": "Någon annan ändrade samtidigt. Försök igen.",
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
