export const theftScans = {
  never: "Cykelns QR-kod har inte skannats sedan den anmäldes stulen.",
  last: "Senast skannad {{moment}}.",
  place: "Den som skannade delade platsen {{moment}}.",
  placeNear: "Den som skannade delade platsen {{moment}}: i närheten av {{town}}.",
  map: "Visa på karta",
} as const;
