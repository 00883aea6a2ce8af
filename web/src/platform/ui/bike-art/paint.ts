/** Pages recolour drawings by setting these custom properties. */
export const ink = "var(--art-ink)";
export const metal = "var(--art-metal)";
