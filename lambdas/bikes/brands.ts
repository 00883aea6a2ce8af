const listed = (names: string): string[] => names.split(",").map((name) => name.trim());

/** Makes of bicycles sold in Sweden now or in recent decades, in their own spelling. */
export const brands: readonly string[] = listed(`
  3T, Allegro, Amulet, Apollo, Argon 18, Babboe, Basso, Batavus, BBF, Bergamont, Berria, BH, Bianchi,
  BMC, Boardman, Bombtrack, Brompton, BTwin, Bullitt, Butchers & Bicycles, Cannondale, Canyon, Carqon,
  Centurion, Cervélo, Christiania, Cinelli, Colnago, Commencal, Conway, Corratec, Cowboy, Crescent,
  Cube, Dahon, DBS, De Rosa, Decathlon, Diamant, Diamondback, Early Rider, Ecoride, Electra, Elops,
  Eovolt, Everton, Factor, Felt, Fitnord, Focus, Fuji, Gazelle, Genesis, Ghost, Giant, Gocycle, GT,
  Haibike, Haro, Hercules, Husqvarna, Juliana, Kalkhoff, Kettler, Kildemoes, Koga, Kona, Kreidler,
  Kronan, Kross, KTM, Lapierre, Larry vs Harry, Lifebike, Lindblad, Liv, Look, Marin, Mate, MBM, Merida,
  Monark, Mondraker, Mongoose, Moustache, Mustang, Nakamura, Nihola, Nishiki, Norco, Occano, Olympia,
  Orbea, Pashley, Pegasus, Pelago, Peugeot, Pilen, Pinarello, Pivot, Puch, Puky, Pure Cycles, Raleigh,
  Rambler, Rex, Ribble, Ridgeback, Ridley, Riese & Müller, Rocky Mountain, Rockrider, Romet, Rose,
  Salsa, Santa Cruz, Scott, SCO, Sensa, Serious, Silverback, Sjösala, Skeppshult, Sparta, Specialized,
  Stålhästen, Stevens, Stiga, Strida, Super73, Surly, Tern, Tenways, Trek, Triban, Triumph, Tunturi,
  Unibike, Urban Arrow, Van Moof, Van Nicholas, Van Rysel, Vässla, Velo de Ville, Victoria, Vitus,
  Walleräng, White, Whyte, Wilier, Winora, Winther, Woom, X-tract, Yadea, Yamaha, Yeti, Yosemite,
  Zündapp
`);
