declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    corrections: typeof corrections;
  }
}

export const corrections = {
  fields: { frameNumber: "Ramnummer", brand: "Märke", model: "Modell", type: "Cykeltyp" },
  from: "från",
  to: "till",
} as const;
