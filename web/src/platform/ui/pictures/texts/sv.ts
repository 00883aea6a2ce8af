export const pictures = {
  take: "Ta bild",
  choose: "Välj fil",
  uploaded: "Uppladdad",
  uploading: "Laddar upp …",
  progress: "Uppladdning",
  replace: "Byt bild",
  add: "Lägg till bilder",
  count: "{{count}} av {{max}}",
  number: "Bild {{number}}",
  remove: "Ta bort bild {{number}}",
  percent: "Laddas upp, {{percent}} %",
  failed: "{{name}} kunde inte laddas upp.",
  wait: "Vänta tills bilderna är uppladdade.",
  faults: {
    "wrong-type": "Endast JPEG, PNG och WebP filer är tillåtna",
    heic: "Bilden är sparad som HEIC, och det kan webbläsaren inte läsa. Ta en ny bild härifrån, eller välj Inställningar, Kamera, Format, Mest kompatibelt på din iPhone.",
    falsified:
      "Webbläsaren förvanskar bilder för att du inte ska kännas igen, så cykeln skulle inte synas. Tillåt sidan att läsa bilddata (canvas), eller använd en annan webbläsare.",
    "too-large": "Bilden är för stor. Den får vara högst 64 MB.",
    unreadable: "Bilden går inte att läsa. Spara den på nytt eller välj en annan.",
  },
} as const;
