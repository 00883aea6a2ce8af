import { ofEmailRequests } from "./of-email-requests-sv.ts";
import { ofExtracts } from "./of-extracts-sv.ts";
import { ofRemovals } from "./of-removals-sv.ts";

export const ofPeople = {
  ...ofEmailRequests,
  ...ofExtracts,
  ...ofRemovals,
  "account-not-found": "Kontot finns inte.",
  "account-closing-blocked": "Kontot kan inte tas bort än. Något behöver klaras upp först.",
  "account-exempt":
    "Ditt eget konto, dina egna cyklar och andra administratörers konton hanteras inte här. Be en kollega.",
  "mail-address-refused":
    "Adressen tar inte emot våra mejl. Personen kan prova igen i sina inställningar, eller byta adress.",
  "mail-declined": "Personen har valt bort sådana mejl, så det skickas inte.",
  "mail-not-found": "Mejlet finns inte kvar. Vi sparar dem i 30 dagar.",
  "mail-not-repeatable": "Det mejlet går inte att skicka igen. En kod ber personen om på nytt.",
  "mail-sent-again": "Mejlet har redan skickats igen. Det nya står överst i listan.",
  "person-changed": "Något har ändrats sedan du öppnade sidan. Titta på den igen.",
  "personal-number-not-searched":
    "Det där kan vara ett personnummer, och det söker vi aldrig på. Sök på namn, e-post eller telefon i stället. Ett telefonnummer skriver du med +46.",
} as const;
