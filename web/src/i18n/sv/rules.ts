import type { FieldRule } from "#contract/field-rules.ts";

export const rules = {
  "frame-number-format":
    "Ramnumret måste vara mellan 6-20 tecken och innehålla endast bokstäver och siffror.",
  "frame-number-unknown":
    "Skriv det nummer som står på ramen. En cykel utan läsbart nummer kan inte registreras här.",
  "personal-number-missing": "Personnummer saknas",
  "personal-number-check-digit": "Ogiltigt personnummer enligt Luhn-algoritmen",
  "personal-number-date": "Ogiltigt datum i personnumret",
  "email-format": "Ogiltig e-postadress",
  "password-too-short": "Lösenordet måste vara minst 8 tecken",
  "name-too-short": "Namnet måste vara minst 2 tecken",
  "name-digits": "Ett namn kan inte innehålla mer än fem siffror",
  "phone-format": "Ogiltigt telefonnummer",
  "email-unchanged": "Det är redan din adress.",
  "code-format": "Skriv koden med sex siffror.",
  "menu-id-unknown": "Menyn innehåller ett val som inte finns.",
  "menu-id-repeated": "Menyn innehåller samma val två gånger.",
  "menu-too-short": "Välj minst två i toppmenyn och minst fyra i bottenmenyn.",
  required: "Fyll i det här fältet.",
  "too-long": "Texten är för lång.",
  "too-short": "Skriv lite mer.",
  "link-format": "Skriv hela länken.",
  "place-unknown": "Välj en ort i listan.",
  "too-many-photos": "Det finns plats för åtta bilder.",
  "too-many": "Det är för många på en gång.",
  "police-report-number-format": "Polisens ärendenummer skrivs som 5000-K1234567-26.",
  "price-range": "Skriv hela kronor, från 1 till 1 000 000. Ger du bort cykeln väljer du Gåva.",
  "price-limit": "Skriv hela kronor, högst 1 000 000.",
  "unknown-filter": "Det filtret finns inte.",
  "not-allowed": "Välj ett av alternativen.",
  format: "Kontrollera det du har skrivit.",
} as const satisfies Record<FieldRule, string>;
