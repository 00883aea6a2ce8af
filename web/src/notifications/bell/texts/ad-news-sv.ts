export const adNews = {
  "ad-removed": {
    title: "Din annons är borttagen",
    text: "En handläggare har tagit bort annonsen för {{bike}}. Läs varför.",
  },
  "ad-removal-upheld": {
    title: "Ditt överklagande är prövat",
    text: "Annonsen för {{bike}} är fortfarande borttagen.",
  },
  "ad-removal-reversed": {
    title: "Ditt överklagande är prövat",
    text: "Annonsen för {{bike}} borde inte ha tagits bort. Se om den visas igen.",
  },
  "ad-report-removed": { title: "Tack för din anmälan", text: "Annonsen för {{bike}} är borttagen." },
  "ad-report-kept": { title: "Din anmälan är prövad", text: "Annonsen för {{bike}} är kvar. Se varför." },
  "ad-reviewed-removed": {
    title: "Din anmälan är prövad på nytt",
    text: "Annonsen för {{bike}} är borttagen.",
  },
  "ad-reviewed-kept": {
    title: "Din anmälan är prövad på nytt",
    text: "Annonsen för {{bike}} får vara kvar.",
  },
};
