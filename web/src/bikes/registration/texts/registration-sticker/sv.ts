export const registrationSticker = {
  note: "QR-dekalen {{code}} kopplas till cykeln.",
  remove: "Registrera utan dekal",
  takenTitle: "Dekalen {{code}} kan inte användas",
  takenText:
    "Inga poäng har dragits, och allt du har fyllt i finns kvar. Du kan registrera cykeln utan dekalen och koppla en annan senare.",
  without: "Registrera utan dekalen",
  back: "Tillbaka",
} as const;
