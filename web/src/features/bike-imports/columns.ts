import { ImportField, fieldsWithFallback, neededFields } from "#contract/bike-imports/fields.ts";
import type { ImportFallback } from "#contract/bike-imports/read-row.ts";
import { plainWord } from "#contract/bike-imports/words.ts";

/** In which column of the file a field stands. */
export type Mapping = Readonly<Partial<Record<ImportField, number>>>;

/** What tills and spreadsheets call a field, in Swedish and English. */
const names: Readonly<Record<ImportField, string>> = {
  frameNumber:
    "ramnummer ramnr ramnumret serienummer serienr framenumber frame frameno serialnumber serial serialno",
  brand: "märke fabrikat tillverkare varumärke brand make manufacturer",
  model: "modell benämning artikel produkt cykel model product description",
  type: "typ cykeltyp kategori type category biketype",
  color: "färg kulör color colour",
  email: "epost epostadress mejl mail kundepost email emailaddress customeremail",
  phone: "telefon telefonnummer tel mobil mobilnummer phone phonenumber mobile",
  soldOn:
    "såld sålddatum försäljningsdatum köpdatum datum kvittodatum sold soldon date saledate purchasedate",
  receiptNumber:
    "kvittonummer kvittonr kvitto ordernummer fakturanummer receipt receiptnumber receiptno invoice",
  price: "pris prisikronor prisinklmoms belopp summa price amount total",
  warrantyMonths: "garanti garantimånader garantitid warranty warrantymonths",
  batterySerialNumber:
    "batteri batterinummer batterietsserienummer batteriserienummer battery batteryserial batteryserialnumber",
};

/** The columns that go by a usual name; the first of several. */
export const recognise = (headers: readonly string[]): Mapping => {
  const words = headers.map(plainWord);
  const found = ImportField.options.map((field) => {
    const known = names[field].split(" ");
    return [field, words.findIndex((word) => known.includes(word))] as const;
  });
  return Object.fromEntries(found.filter(([, column]) => column !== -1));
};

/** What still has to be said before the list can be checked. */
export const missingOf = (mapping: Mapping, fallback: ImportFallback): ImportField[] => [
  ...neededFields.filter((field) => mapping[field] === undefined),
  ...fieldsWithFallback.filter((field) => mapping[field] === undefined && fallback[field] === undefined),
];
