import { ImportField, fieldsWithFallback, neededFields } from "#contract/shops/bike-imports/fields.ts";
import type { ImportFallback } from "#contract/shops/bike-imports/read-row.ts";
import { plainWord } from "#contract/shops/bike-imports/words.ts";

export type Mapping = Readonly<Partial<Record<ImportField, number>>>;

/** Column names that tills and spreadsheets use, in Swedish and English. */
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

/** Finds columns by their names; of several it takes the first. */
export const recognise = (headers: readonly string[]): Mapping => {
  const words = headers.map(plainWord);
  const columns = ImportField.options.map((field) => {
    const known = names[field].split(" ");
    return [field, words.findIndex((word) => known.includes(word))] as const;
  });
  return Object.fromEntries(columns.filter(([, column]) => column !== -1));
};

export const missingOf = (mapping: Mapping, fallback: ImportFallback): ImportField[] => [
  ...neededFields.filter((field) => mapping[field] === undefined),
  ...fieldsWithFallback.filter((field) => mapping[field] === undefined && fallback[field] === undefined),
];
