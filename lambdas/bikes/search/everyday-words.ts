/** Each line has a value, a colon and its words as written by `fold`. */
export const colours = `svart:svart,black,svarte
vit:vit,white
grå:gra,grey,gray,antracit
silver:silver,silvrig,silvergra
röd:rod,rott,red
blå:bla,blue,navy
ljusblå:ljusbla,light blue,lightblue
grön:gron,green
gul:gul,yellow
orange:orange,brandgul
rosa:rosa,pink,cerise
lila:lila,purple,violet,violett
brun:brun,brown
turkos:turkos,turquoise,teal
beige:beige`;

/** Prefixes of shades: `kolsvart`, `mossgrön`. In `gulgrön` a colour is a prefix too. */
export const shades =
  "mork ljus neon marin vin oliv mint creme himmels knall hel blank metallic dark light matt kol beck korp natt djup klar blek pastell puder varm kall sno krit gradd parl ben elfenbens agg ask grafit antracit skiffer betong stal titan mus duv hav havs is kungs kobolt korn petrol indigo jeans gras skogs moss apple lime gift smaragd militar arme flask citron sol kanarie senaps guld blod eld tegel rost korall korsbars tomat hallon lingon brand signal gammel choklad kaffe not kastanje koppar plommon lavendel syren".split(
    " ",
  );

export const types = `dam:dam,damer,tjej,ladies,lady,womens,women,woman
herr:herr,herrar,kille,mens,men,gents
barn:barn,junior,pojk,pojke,flick,flicka,grabb,kids,kid,childrens,child,children,boys,girls
mtb:mtb,mountainbike,mountain bike,mountain,terrang
bmx:bmx
gravel:gravel,cyclocross,cykelcross,grusracer,gravelracer
landsväg:landsvag,racer,landsvagsracer
lådcykel:ladcykel,lada,lastcykel,cargo,cargobike
hybrid:hybrid,trekking
elcykel:el,elektrisk,electric,ebike,e bike,e cykel,eldriven,elassisterad,batteridriven`;

/** A type only before `cykel`: `last` and `road` have other meanings. */
export const heads = `dam:tant
herr:kill,gubb
barn:ungdoms,balans
gravel:grus
landsväg:landsvags,tavlings,racing,road
lådcykel:lad,last,transport,flak,paket`;

export const stolen =
  "stulen bestulen stulit stals snodde efterlyses efterlyser stold stolder stoldgods stoldanmald stoldrapporterad polisanmald cykelstold cykelstolder snodd snott bortrovad rovad efterlyst efterlysning efterlysningar forsvunnen forsvunnit forsvann saknad saknas borttappad borttagen tappad tappat tappade borta tagen tagit tagits stolen theft missing lost".split(
    " ",
  );

export const forSale = ["till salu", "salu", "saljes", "for sale"];

export const cycles =
  "cykel cykeln cyklar cyklarna cykels hoj hojar hojen bike bikes bicycle bicycles cycle".split(" ");

export const fillers =
  "alla all min mitt mina my jag sok soker sokes leta letar hitta hittad hittade hittat upphittad upphittade funnen koper kopa till fran efter av begagnad begagnade begagnat billig billiga billigt fin fina snygg ny nya gammal gamla marke modell ramnummer ramnr nummer tum tums inch used secondhand second hand cheap find found seen sett anyone someone vems nara pa nagon kolla blev blivit bortsprungen en overgiven kvarlamnad agarlos vart vem vad vilken vilket hur nar dar du vi han hon din ditt sin sitt hans hennes mig dig sig oss dem deras igar idag natt inatt nyss utan nan nagot nagra registrerad registrerade registrerat svensk svenska kontrollera kontroll koll visa finns hjalp undersok undersoka cykelregister cykelregistret register registret tror vill kan ska saknar saknade man market numret numren modellen farg fargen storlek stl strl arsmodell".split(
    " ",
  );

/** Words for the owner do not describe the bike. */
export const relatives =
  "son dotter fru fruga frugan man make maka sambo mamma pappa bror syster mormor farmor morfar farfar moster faster morbror farbror kusin barnbarn barnbarnet svarmor svarfar kollega granne kompis flickvan flickvann pojkvan pojkvann".split(
    " ",
  );

/**
 * The best-selling brands in Sweden; their misspellings are corrected even if the register has none
 * of them.
 */
export const makerNames =
  "Babboe,Batavus,Bergamont,Bianchi,Brompton,Cannondale,Canyon,Cervélo,Christiania,Crescent,Cube,Ecoride,Electra,Focus,Gazelle,Ghost,Giant,Kona,Kronan,Lapierre,Lifebike,Marin,Merida,Monark,Nishiki,Orbea,Pelago,Peugeot,Pilen,Puky,Raleigh,Riese & Müller,Rocky Mountain,Santa Cruz,Scott,Sjösala,Skeppshult,Specialized,Stålhästen,Tern,Trek,Urban Arrow,Van Moof,Wallerang,Wethepeople,White,Woom,Yosemite";
