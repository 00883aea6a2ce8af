export const ofStaff = {
  "owner-needed": "Det kan bara en ägare av butiken göra.",
  "staff-not-found": "Personen arbetar inte i butiken längre.",
  "staff-full": "Butiken har redan 40 personer. Ta bort någon först.",
  "staff-has-joined": "Personen har redan loggat in och behöver ingen inbjudan.",
  "last-owner": "Butiken måste ha minst en ägare. Gör någon annan till ägare först.",
  "already-works-here": "Personen arbetar redan i butiken, eller är inbjuden.",
  "works-in-another-store":
    "Personen arbetar i en butik som inte hör till samma kedja. Be om en annan e-postadress, eller skriv till oss om ni hör ihop.",
  "not-a-store-account":
    "Adressen hör till ett privat konto, och det blir inget butikskonto. Be om en e-postadress som personen har i jobbet.",
  "bike-has-new-owner":
    "Cykeln har bytt ägare sedan den registrerades. Begär på cykelns sida att den tas bort ur registret.",
  "api-key-invalid": "Nyckeln gäller inte. Den är spärrad, utbytt eller felskriven.",
  "api-key-not-found": "Nyckeln finns inte längre.",
  "api-key-rotated": "Nyckeln är redan utbytt.",
  "too-many-api-keys": "Butiken har redan tio nycklar. Spärra en som ni inte använder.",
  "frame-number-returned":
    "Butiken har tagit tillbaka numret tre gånger. Köparen kan registrera cykeln själv med kvittot.",
} as const;
