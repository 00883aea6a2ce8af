import type { ProblemCode } from "#contract/problems.ts";
import type { problems } from "#web/i18n/sv/problems.ts";

declare module "#web/i18n/resources.ts" {
  interface Resources {
    rareProblems: typeof rareProblems;
  }
}

/** What only some requests are answered. These texts are fetched with the first such answer. */
export const rareProblems = {
  "bike-not-found": "Cykeln finns inte, eller så är den inte din.",
  "found-report-not-found": "Rapporten finns inte.",
  "qr-not-found": "QR-koden hör inte till någon cykel i registret.",
  "stolen-cannot-be-edited":
    "Cykeln är anmäld stulen och kan inte redigeras. Markera den som återfunnen först.",
  "bike-already-stolen": "Cykeln är redan anmäld stulen.",
  "bike-locked":
    "Ramnummer, märke, modell och typ kan bara ändras inom ett dygn från registreringen. Be oss rätta det i stället.",
  "battery-already-stolen": "Batteriet är redan anmält stulet.",
  "battery-not-stolen": "Batteriet är inte anmält stulet.",
  "correction-open": "Du har redan bett om en rättelse som väntar på beslut.",
  "correction-not-found": "Rättelsen finns inte längre.",
  "correction-decided": "Rättelsen är redan avgjord.",
  "bike-review-decided": "Cykeln väntar inte längre på granskning.",
  "own-bike": "Det är din egen cykel. Markera den som återfunnen i stället.",
  "already-reported-found":
    "Du har redan rapporterat att du har hittat den här cykeln. Ägaren har fått ditt meddelande.",
  "found-report-decided": "Rapporten är redan avgjord.",
  "reward-not-under-review": "Poängen väntar inte på något beslut.",
  "battery-serial-number-missing":
    "Skriv in batteriets serienummer på cykeln först, så att det går att söka på.",
  "nothing-to-change": "Det finns inget att ändra. Skriv det som ska stå i stället.",
  "thread-not-found": "Konversationen finns inte.",
  "message-not-found": "Meddelandet finns inte kvar.",
  "notification-not-found": "Notisen finns inte kvar.",
  "purchase-not-found": "Köpet finns inte, eller så gäller länken inte längre.",
  "package-not-found": "Paketet säljs inte längre. Välj ett annat.",
  "campaign-not-found": "Rabattkoden finns inte.",
  "email-link-invalid":
    "Länken gäller inte. Öppna den som den står i mejlet, inom sju dagar från att adressen ändrades.",
  "email-link-used": "Länken är redan använd.",
  "mail-link-invalid": "Länken gäller inte. Logga in och välj vilka mejl du får i dina inställningar.",
  "account-not-found": "Kontot finns inte.",
  "webhook-refused": "Händelsen går inte att lita på.",
  "message-too-old": "Det har gått för lång tid för att ångra. Meddelandet är skickat.",
  "message-blocked": "Du kan inte skriva till den här personen.",
  "message-refused": "Meddelandet ser ut som skräppost. Skriv om det med egna ord och utan länkar.",
  "too-many-new-threads": "Du har skrivit till många nya ägare. Du kan skriva till fler senare.",
  "campaign-code-taken": "Koden finns redan. Välj en annan.",
  "campaign-code-unknown": "Koden finns inte. Kontrollera hur den stavas.",
  "campaign-code-expired": "Koden gäller inte just nu.",
  "campaign-code-used": "Du har redan använt koden.",
  "campaign-code-exhausted": "Koden har använts så många gånger den får.",
  "campaign-code-not-for-package": "Koden gäller inte för det här paketet.",
  "withdrawal-not-waived": "Kryssa i att du vill börja direkt, så att poängen kan användas genast.",
  "purchase-ended": "Köpet är avslutat och går inte att ändra.",
  "refund-too-late": "Ångerfristen på 14 dagar har gått ut.",
  "refund-points-spent": "Poängen är redan använda. Bara oanvända poäng kan betalas tillbaka.",
  "already-refunded": "Köpet är redan återbetalat.",
  "balance-too-low": "Saldot räcker inte till det.",
  "price-changed": "Priset har ändrats sedan sidan visades. Se det nya priset innan du betalar.",
  "payments-unavailable": "Betaltjänsten svarar inte. Inget har dragits. Försök igen om en stund.",
  "upload-not-found": "Bilden finns inte kvar. Ladda upp den igen.",
  "eid-order-not-found":
    "Legitimeringen hör inte till den här webbläsaren, eller finns inte längre. Börja om.",
  "account-erasing":
    "Kontot håller på att raderas, och det går inte längre att ångra. Om en stund kan du skapa ett nytt.",
  "eid-account-missing": "Det finns inget konto för personen som legitimerade sig. Skapa ett konto först.",
  "identity-review-not-found": "Ärendet finns inte.",
  "analysis-not-found": "Kontrollen av kvittot finns inte kvar. Ladda upp kvittot igen.",
  "frame-number-taken": "Ramnumret är redan registrerat.",
  "frame-number-resembles-stolen":
    "Ramnumret liknar numret på en cykel som är anmäld stulen. Kontrollera att du har skrivit rätt.",
  "personal-number-already-set": "Kontot har redan ett personnummer.",
  "sticker-order-ended": "Beställningen går inte att avbryta längre.",
  "bike-has-open-order":
    "Du har beställt dekaler till cykeln som inte är skickade än. Avbryt beställningen först, under Beställ QR-dekaler.",
  "sticker-order-not-found": "Beställningen finns inte.",
  "account-closing-blocked": "Kontot kan inte tas bort än. Något behöver klaras upp först.",
  "eid-order-ended": "Legitimeringen är avslutad. Börja om.",
  "eid-in-progress":
    "En identifiering eller underskrift för det här personnumret är redan påbörjad. Försök igen.",
  "eid-other-person": "Den som legitimerade sig är en annan person än den som kontot hör till.",
  "identity-already-verified": "Din identitet är redan bekräftad.",
  "identity-review-open": "Du har redan ett ärende som väntar på beslut.",
  "identity-review-decided": "Ärendet är redan avgjort.",
  "upload-incomplete": "Bilden kom inte fram. Ladda upp den igen.",
  "upload-already-used": "Bilden hör redan till en annan cykel. Ladda upp en ny.",
  "analysis-of-other-images": "Kontrollen gäller andra bilder än de du skickar. Vänta på den nya kontrollen.",
  "identity-level-too-low": "Du behöver styrka din identitet innan du registrerar en cykel.",
  "personal-number-missing": "Personnummer saknas",
  "upload-too-large": "Filen är för stor. Maximal storlek är 5MB",
  "upload-wrong-type": "Endast JPEG, PNG och WebP filer är tillåtna",
  "upload-unreadable": "Bilden går inte att läsa. Spara den på nytt eller välj en annan.",
  "upload-too-many-pixels": "Bilden har för många bildpunkter. Välj en mindre bild.",
  "receipt-not-verified": "Kvitto ej verifierat",
  "code-wrong": "Koden stämmer inte. Kontrollera siffrorna och försök igen.",
  "code-expired": "Koden gäller inte längre. Be om en ny.",
  "bot-check-failed": "Kontrollen av att du inte är en robot gick inte igenom. Försök igen.",
  "analysis-limit-reached": "Du har nått dagens gräns för kontroller. Försök igen i morgon.",
  "analysis-failed": "Bilderna kunde inte läsas just nu. Försök igen, eller ta en skarpare bild.",
  "sms-not-sent": "Koden kunde inte skickas till telefonnumret. Kontrollera numret och försök igen.",
  "signing-not-found": "Det du skulle skriva under finns inte längre. Börja om.",
  "signing-ended": "Det du skulle skriva under gäller inte längre. Börja om.",
  "signature-mismatch": "Underskriften hör till något annat än det som visades. Inget har hänt. Börja om.",
  "ownership-receipt-not-found":
    "Det finns inget sådant kvitto. Kontrollera adressen, eller skanna koden igen.",
  "transfer-not-found":
    "Ägarbytet finns inte, eller så är det inte ditt. Logga in med den e-postadress som det skickades till.",
  "listing-not-found": "Annonsen finns inte.",
  "bike-has-open-listing": "Cykeln har redan en annons. Ändra den i stället.",
  "stolen-cannot-be-sold": "Cykeln är anmäld stulen och kan inte säljas. Markera den som återfunnen först.",
  "listing-already-paused": "Annonsen är redan pausad.",
  "listing-already-active": "Annonsen visas redan.",
  "listing-expired": "Annonsens tid har gått ut. Förnya den först.",
  "listing-sold": "Cykeln är såld, och annonsen är avslutad.",
  "listing-ended": "Annonsen är borttagen.",
  "listing-link-used": "Länken är redan använd: annonsen är förnyad.",
  "bike-has-open-transfer": "Cykeln väntar redan på en köpare. Dra tillbaka det ägarbytet först.",
  "stolen-cannot-be-transferred":
    "Cykeln är anmäld stulen och kan inte överlåtas. Markera den som återfunnen först.",
  "transfer-outdated": "Villkoren har ändrats sedan du läste dem. Läs igenom det nya innan du skriver under.",
  "transfer-completed": "Båda har redan skrivit under. Cykeln har bytt ägare.",
  "transfer-declined": "Köparen har nekat. Ägarbytet är avslutat.",
  "transfer-cancelled": "Säljaren har dragit tillbaka ägarbytet.",
  "transfer-expired": "Tiden har gått ut. Ägarbytet är avslutat.",
  "transfer-ended-by-theft": "Cykeln har anmälts stulen, så ägarbytet är avslutat.",
  "invitation-not-found":
    "Inbjudan finns inte. Öppna länken som den står i mejlet, eller be säljaren skicka en ny.",
  "invitation-used":
    "Inbjudan är redan använd. Är det du som har använt den loggar du in med samma konto. Annars ber du säljaren skicka en ny.",
  "invitation-replaced": "Säljaren har skickat en ny inbjudan, så den här länken gäller inte längre.",
  "invitation-expired": "Inbjudan har gått ut. Be säljaren skicka en ny.",
  "nobody-waits-for-confirmation": "Ingen väntar längre på att du bekräftar dem.",
  "transfer-request-open": "Du har redan frågat ägaren. De har 14 dagar på sig att svara.",
  "transfer-request-refused":
    "Ägaren har sagt nej. Du kan fråga igen efter 30 dagar. Har du köpt cykeln kontaktar du oss med kvittot.",
  "transfer-request-ended": "Förfrågan är redan besvarad, eller så har tiden gått ut.",
  "transfer-request-not-found": "Förfrågan finns inte längre, eller så är den inte till dig.",
  "sale-date-in-future": "Dagen kan inte ligga i framtiden.",
  "buyer-is-seller": "Det är din egen e-postadress. Skriv köparens.",
  "eid-unavailable": "BankID svarar inte just nu. Försök igen om en stund.",
} as const satisfies Record<Exclude<ProblemCode, keyof typeof problems>, string>;
