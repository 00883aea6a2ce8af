declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    recentThefts: typeof recentThefts;
  }
}

export const recentThefts = {
  title: "Stulna cyklar",
  lead: "De som stulits senast, i hela Sverige eller nära dig. Känner du igen en? Säg till, så får ägaren veta direkt.",
  filters: {
    near: "Ort",
    radius: "Avstånd",
    radii: { "1": "1 mil", "3": "3 mil", "5": "5 mil" },
    type: "Typ",
    color: "Färg",
    any: "Alla",
    show: "Visa",
  },
  inSweden: "Senast stulna i Sverige",
  near: "Senast stulna nära {{town}}",
  loading: "Hämtar stulna cyklar …",
  more: "Visa fler",
  further: "Ingen av de senaste stölderna matchar. Det finns äldre att leta bland.",
  failed: "De stulna cyklarna kunde inte hämtas",
  empty: "Ingen stulen cykel här",
  emptyText: "Just nu är ingen sådan cykel anmäld stulen. Prova ett större avstånd eller ta bort ett filter.",
  all: "Visa hela Sverige",
  watch: {
    title: "Bor du i {{town}}?",
    text: "Vi säger till när en cykel stjäls nära dig. Sluta bevaka när du vill.",
    button: "Bevaka {{town}}",
    signIn: "Logga in och bevaka",
    name: "Stulna nära {{town}}",
  },
  map: {
    title: "Var stjäls det mest?",
    table: "Visa som tabell",
    county: "Län",
    stolen: "Stulna",
    rate: "Av 1 000",
    unknown: "Okänd ort",
    nothing: "Inga stölder att visa per län än.",
    failed: "Kartan kunde inte hämtas",
    how: "Cyklar som anmälts stulna hos oss, efter orten som ägaren skrev, jämfört med hur många som fanns registrerade där. Varje tal är avrundat till närmaste fem, så att ingen enskild stöld går att räkna fram.",
  },
  tips: {
    seen: "Har du sett en av dem?",
    seenText:
      "Skriv till ägaren och säg var. Konfrontera ingen. Pågår ett brott, ring 112. Tips tar polisen emot på 114 14.",
    buying: "På väg att köpa begagnat?",
    buyingText: "Sök på ramnumret först. Det tar en halv minut.",
    search: "Sök på ett ramnummer",
  },
  feeds: {
    title: "För utvecklare",
    text: "Samma cyklar som flöde, alltid aktuella. På kartor visas ortens mittpunkt, aldrig den exakta platsen.",
    atom: "Atom, för nyhetsläsare",
    geoJson: "GeoJSON, för kartor",
  },
} as const;
