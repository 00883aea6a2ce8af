export const rolls = {
  title: "Rulle {{number}}",
  failed: "Rullen kunde inte hämtas",
  states: { ordered: "Beställd, inte skickad", warehouse: "I lager", active: "Framtagen", "used-up": "Slut" },
  left: "{{left}} av {{count}} koder kvar",
  all: "Visa hela lagret",
  codes: { made: "Ledig", linked: "Kopplad", void: "Spärrad" },
} as const;
