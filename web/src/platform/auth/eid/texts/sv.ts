import type { EidHint } from "#contract/people/identity.ts";

/** BankID's recommended texts (RFA1–RFA23), and our own where there is none. */
const hints = {
  outstandingTransaction: "Starta BankID-appen.",
  noClient: "Starta BankID-appen.",
  started:
    "Söker efter BankID, det kan ta en liten stund … Om det har gått några sekunder och inget BankID har hittats har du sannolikt inget BankID som går att använda för den aktuella identifieringen i den här enheten. Om du inte har något BankID kan du skaffa ett hos din bank. Om du har ett BankID på en annan enhet kan du starta din BankID-app där.",
  userMrtd: "Fotografera och läs av din ID-handling med BankID-appen.",
  userCallConfirm: "Svara på frågan i BankID-appen.",
  userSign: "Skriv in din säkerhetskod i BankID-appen och välj Identifiera.",
  processing: "Identifiering pågår.",
  expiredTransaction:
    "BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Om du inte har något giltigt BankID kan du skaffa ett hos din bank. Försök sedan igen.",
  certificateErr:
    "Det BankID du försöker använda är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.",
  userCancel: "Åtgärden avbruten.",
  cancelled: "Åtgärden avbruten. Försök igen.",
  startFailed:
    "BankID-appen verkar inte finnas i din dator eller mobil. Installera den och skaffa ett BankID hos din bank. Installera appen från din appbutik eller https://install.bankid.com.",
  userDeclinedCall: "Åtgärden avbruten. Du svarade nej på frågan i BankID-appen.",
  notSupportedByUserApp: "Din BankID-app är för gammal. Uppdatera den och försök igen.",
  transactionRiskBlocked: "BankID stoppade identifieringen av säkerhetsskäl. Kontakta din bank.",
  unknown: "Okänt fel. Försök igen.",
} as const satisfies Record<EidHint, string>;

export const eid = {
  button: "Fortsätt med BankID",
  starting: "Startar BankID …",
  scan: "Starta BankID-appen och läs av QR-koden.",
  scanFailed:
    "Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden. Kontrollera att BankID-appen är uppdaterad. Om du inte har BankID-appen måste du installera den och skaffa ett BankID hos din bank. Installera appen från din appbutik eller https://install.bankid.com.",
  opening: "Försöker starta BankID-appen.",
  pending: "Identifiering pågår.",
  qr: "QR-kod för BankID-appen",
  openHere: "Öppna BankID på den här enheten",
  thisDevice: "Använd BankID på den här enheten",
  comesBackElsewhere:
    "BankID-appen öppnar Safari, eller webbläsaren du har valt som standard. Är det inte den här? Öppna sidan där först, eller använd BankID på en annan enhet.",
  awaitsReturn:
    "Du är klar i BankID-appen. Fortsätt på sidan som appen öppnade. Kom du tillbaka hit på egen hand behöver du börja om.",
  otherBrowser: {
    title: "Du kom till en annan webbläsare",
    text: "Du började i en annan, så inget har hänt. Gå tillbaka dit, eller börja om här. Var det inte du som började? Då försökte någon använda ditt BankID, men fick ingenting.",
  },
  otherDevice: "Använd BankID på en annan enhet",
  offline: "Ingen kontakt med nätet. Vi fortsätter så snart den är tillbaka, din identifiering finns kvar.",
  done: "Identifieringen lyckades",
  hasReturned: "Välkommen tillbaka till ditt konto",
  failed: "Identifieringen misslyckades",
  restart: "Försök igen",
  hints,
  verify: {
    title: "Styrk din identitet med BankID",
    done: "Din identitet är styrkt",
  },
} as const;
