export const corrections = {
  fields: { frameNumber: "Ramnummer", brand: "Märke", model: "Modell", type: "Cykeltyp" },
  from: "från",
  to: "till",
} as const;
