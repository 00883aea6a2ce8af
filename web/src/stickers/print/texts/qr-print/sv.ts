export const qrPrint = {
  titles: {
    stickers: "QR-dekaler",
    labels: "Adressetiketter",
    rolls: "Rulletiketter",
    slips: "Följesedlar",
    packing: "Plocka och packa",
    calibration: "Testark",
  },
  roll: {
    title: "Rulle {{number}}",
    codes_one: "{{count}} dekal",
    codes_other: "{{count}} dekaler",
  },
  slip: {
    title: "Följesedel",
    stickers_one: "{{count}} dekal",
    stickers_other: "{{count}} dekaler",
    more_one: "och {{count}} till",
    more_other: "och {{count}} till",
  },
  calibration: {
    title: "Testark för skrivaren",
    scale: "Skriv ut i 100 %, utan att anpassa till sidan. Rutorna ska täcka etiketterna.",
    measure: "Mät från papperets kant till de två långa linjerna. Båda ska ligga 20 mm in.",
    set: "Skriv in skillnaden som passning, i sidled och i höjdled, och skriv ut arket igen.",
  },
};
