import type { Given, Line } from "./line.ts";
import { accounts, assumed, countedInNight, nights, stated, visits } from "./traffic.ts";

const gigabyte = 1024 ** 3;
const table = ["AWS::DynamoDB::GlobalTable"] as const;

/** What the table keeps, and what is written to and read from it. */
export const dataLines = ({ measured }: Pick<Given, "measured">): Line[] => {
  const kept = (stated.bikes * (measured.bytesOfBike + measured.bytesBesideBike)) / gigabyte;
  const line = (what: string, amount: number, price: Line["price"]): Line => ({
    group: "data",
    what,
    types: table,
    amount,
    price,
  });
  const { writeUnitsOfRegistration, writeUnitsOfWords } = measured;
  const registering = writeUnitsOfRegistration + writeUnitsOfWords + assumed.writeUnitsAfterRegistration;
  const writes = stated.registrations * registering + visits * assumed.writeUnitsOfVisit;
  const asked =
    stated.searches * measured.readUnitsOfSearch +
    visits * assumed.requestsOfVisit * assumed.readUnitsOfRequest;
  // A ledger that has changed is added up in two nights.
  const changed = 2 * stated.registrations * measured.readUnitsOfBalance;
  const proved = changed + nights * (accounts * measured.readUnitsOfNight + countedInNight);
  return [
    line("What is registered, with every list it stands in", kept, "tableStorage"),
    line("Back to any second of the last weeks", kept, "pointInTime"),
    line("Registrations and what people change", writes, "writeUnits"),
    line("Searches and pages, and the proofs of every night", asked + proved, "readUnits"),
  ];
};
