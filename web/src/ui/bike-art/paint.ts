/** A page may repaint a drawing by setting these custom properties around it. */
export const ink = "var(--art-ink)";
export const metal = "var(--art-metal)";
