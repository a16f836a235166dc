/** One and several of a unit. */
type UnitName = readonly [one: string, several: string];

/** In which each row of the table has its words. */
const COLUMNS = ["de", "fr", "es", "it", "nl"];

/**
 * What other languages call the measures of English kitchens that their own do not measure in. Shown, never read: a German
 * "Glas" that somebody types is a drinking glass, and a jar of pesto is "1 Glas" all the same.
 */
const TABLE = `
ball: Kugel/Kugeln, boule/boules, bola/bolas, palla/palle, bol/bollen
barspoon: Barlöffel/Barlöffel, cuillère de bar/cuillères de bar, cucharilla de bar/cucharillas de bar, cucchiaino da bar/cucchiaini da bar, barlepel/barlepels
basket: Korb/Körbe, panier/paniers, cesta/cestas, cestino/cestini, mandje/mandjes
blade: Blatt/Blätter, feuille/feuilles, hoja/hojas, foglia/foglie, blaadje/blaadjes
block: Block/Blöcke, bloc/blocs, bloque/bloques, panetto/panetti, blok/blokken
bowl: Schüssel/Schüsseln, bol/bols, cuenco/cuencos, ciotola/ciotole, kom/kommen
box: Schachtel/Schachteln, boîte/boîtes, caja/cajas, scatola/scatole, doos/dozen
branch: Ast/Äste, branche/branches, rama/ramas, ramo/rami, tak/takken
breakfastcup: große Tasse/große Tassen, grande tasse/grandes tasses, taza grande/tazas grandes, tazza grande/tazze grandi, grote kop/grote koppen
bulb: Knolle/Knollen, bulbe/bulbes, bulbo/bulbos, bulbo/bulbi, bol/bollen
bundle: Bündel/Bündel, botte/bottes, manojo/manojos, fascio/fasci, bundel/bundels
cake: Stück/Stücke, pain/pains, pastilla/pastillas, panetto/panetti, blokje/blokjes
canister: Dose/Dosen, boîte/boîtes, bote/botes, barattolo/barattoli, bus/bussen
capful: Verschlusskappe/Verschlusskappen, bouchon/bouchons, tapón/tapones, tappo/tappi, dop/doppen
carton: Karton/Kartons, brique/briques, brik/briks, cartone/cartoni, pak/pakken
chunk: Stück/Stücke, morceau/morceaux, trozo/trozos, pezzo/pezzi, stuk/stukken
cm: cm/cm, cm/cm, cm/cm, cm/cm, cm/cm
dag: dag/dag, dag/dag, dag/dag, dag/dag, dag/dag
hg: hg/hg, hg/hg, hg/hg, hg/hg, hg/hg
cob: Kolben/Kolben, épi/épis, mazorca/mazorcas, pannocchia/pannocchie, kolf/kolven
container: Behälter/Behälter, barquette/barquettes, envase/envases, confezione/confezioni, bak/bakken
crown: Kopf/Köpfe, tête/têtes, cabeza/cabezas, testa/teste, stronk/stronken
dessertspoon: Dessertlöffel/Dessertlöffel, cuillère à dessert/cuillères à dessert, cucharada de postre/cucharadas de postre, cucchiaio da dessert/cucchiai da dessert, dessertlepel/dessertlepels
dollop: Klecks/Kleckse, cuillerée/cuillerées, cucharada generosa/cucharadas generosas, cucchiaiata/cucchiaiate, flinke lepel/flinke lepels
drizzle: Faden/Fäden, filet/filets, chorrito/chorritos, filo/fili, straaltje/straaltjes
dusting: Hauch/Hauch, voile/voiles, pizca/pizcas, spolverata/spolverate, vleugje/vleugjes
ear: Kolben/Kolben, épi/épis, mazorca/mazorcas, pannocchia/pannocchie, kolf/kolven
envelope: Tütchen/Tütchen, sachet/sachets, sobre/sobres, bustina/bustine, zakje/zakjes
fillet: Filet/Filets, filet/filets, filete/filetes, filetto/filetti, filet/filets
fist: Faust/Fäuste, poing/poings, puño/puños, pugno/pugni, vuist/vuisten
fl oz: fl oz/fl oz, fl oz/fl oz, fl oz/fl oz, fl oz/fl oz, fl oz/fl oz
gallon: Gallone/Gallonen, gallon/gallons, galón/galones, gallone/galloni, gallon/gallons
gill: Gill/Gills, gill/gills, gill/gills, gill/gill, gill/gills
glug: Schluck/Schlucke, rasade/rasades, chorro/chorros, giro/giri, scheut/scheuten
grating: Prise/Prisen, râpure/râpures, ralladura/ralladuras, grattata/grattate, snufje/snufjes
grind: Umdrehung/Umdrehungen, tour de moulin/tours de moulin, vuelta de molinillo/vueltas de molinillo, macinata/macinate, draai/draaien
hunk: Stück/Stücke, morceau/morceaux, trozo/trozos, pezzo/pezzi, homp/hompen
inch: Zoll/Zoll, pouce/pouces, pulgada/pulgadas, pollice/pollici, inch/inch
jar: Glas/Gläser, bocal/bocaux, bote/botes, vasetto/vasetti, potje/potjes
jigger: Barmaß/Barmaße, mesure/mesures, medida/medidas, misurino/misurini, maatje/maatjes
knob: Stich/Stiche, noix/noix, nuez/nueces, noce/noci, klont/klonten
ladle: Kelle/Kellen, louche/louches, cazo/cazos, mestolo/mestoli, pollepel/pollepels
lb: lb/lb, lb/lb, lb/lb, lb/lb, lb/lb
link: Würstchen/Würstchen, saucisse/saucisses, salchicha/salchichas, salsiccia/salsicce, worstje/worstjes
loaf: Laib/Laibe, pain/pains, pan/panes, pagnotta/pagnotte, brood/broden
log: Rolle/Rollen, bûche/bûches, rulo/rulos, rotolo/rotoli, rol/rollen
lump: Stück/Stücke, morceau/morceaux, terrón/terrones, pezzo/pezzi, klontje/klontjes
mm: mm/mm, mm/mm, mm/mm, mm/mm, mm/mm
mug: Becher/Becher, grande tasse/grandes tasses, taza grande/tazas grandes, tazza grande/tazze grandi, mok/mokken
nest: Nest/Nester, nid/nids, nido/nidos, nido/nidi, nest/nesten
oz: oz/oz, oz/oz, oz/oz, oz/oz, oz/oz
pack: Packung/Packungen, paquet/paquets, paquete/paquetes, confezione/confezioni, pak/pakken
packet: Päckchen/Päckchen, paquet/paquets, paquete/paquetes, pacchetto/pacchetti, pakje/pakjes
pair: Paar/Paar, paire/paires, par/pares, paio/paia, paar/paar
part: Teil/Teile, part/parts, parte/partes, parte/parti, deel/delen
pat: Flocke/Flocken, noisette/noisettes, nuez/nueces, ricciolo/riccioli, klontje/klontjes
Pfund: Pfund/Pfund, livre/livres, libra/libras, libbra/libbre, pond/pond
pint: Pint/Pints, pinte/pintes, pinta/pintas, pinta/pinte, pint/pints
pot: Topf/Töpfe, pot/pots, tarro/tarros, vasetto/vasetti, pot/potten
pouch: Beutel/Beutel, sachet/sachets, bolsita/bolsitas, busta/buste, zakje/zakjes
punnet: Schale/Schalen, barquette/barquettes, bandeja/bandejas, cestino/cestini, bakje/bakjes
quart: Quart/Quarts, quart/quarts, cuarto de galón/cuartos de galón, quarto di gallone/quarti di gallone, quart/quarts
rack: Rippenstück/Rippenstücke, carré/carrés, costillar/costillares, carré/carré, ribstuk/ribstukken
rasher: Scheibe/Scheiben, tranche/tranches, loncha/lonchas, fetta/fette, plakje/plakjes
recipe: Rezept/Rezepte, recette/recettes, receta/recetas, ricetta/ricette, recept/recepten
rib: Rippe/Rippen, côte/côtes, rama/ramas, costa/coste, stengel/stengels
roll: Rolle/Rollen, rouleau/rouleaux, rollo/rollos, rotolo/rotoli, rol/rollen
round: Ring/Ringe, rondelle/rondelles, rodaja/rodajas, rondella/rondelle, schijf/schijven
sack: Sack/Säcke, sac/sacs, saco/sacos, sacco/sacchi, zak/zakken
saltspoon: Salzlöffel/Salzlöffel, cuillère à sel/cuillères à sel, cucharilla de sal/cucharillas de sal, cucchiaino da sale/cucchiaini da sale, zoutlepel/zoutlepels
scattering: Handvoll/Handvoll, poignée/poignées, puñadito/puñaditos, manciata/manciate, handje/handjes
scoop: Kugel/Kugeln, boule/boules, bola/bolas, pallina/palline, bolletje/bolletjes
scraping: Hauch/Hauch, râpure/râpures, raspadura/raspaduras, grattata/grattate, likje/likjes
segment: Schnitz/Schnitze, quartier/quartiers, gajo/gajos, spicchio/spicchi, partje/partjes
shake: Spritzer/Spritzer, trait/traits, golpe/golpes, spruzzata/spruzzate, scheutje/scheutjes
shaving: Span/Späne, copeau/copeaux, viruta/virutas, scaglia/scaglie, krul/krullen
sheet: Platte/Platten, feuille/feuilles, lámina/láminas, foglio/fogli, vel/vellen
shot: Schuss/Schuss, petit verre/petits verres, chupito/chupitos, bicchierino/bicchierini, borrelglaasje/borrelglaasjes
side: Seite/Seiten, filet entier/filets entiers, lomo/lomos, baffa/baffe, zijde/zijden
slab: Stück/Stücke, pavé/pavés, trozo/trozos, trancio/tranci, stuk/stukken
sleeve: Packung/Packungen, paquet/paquets, paquete/paquetes, pacchetto/pacchetti, rol/rollen
sliver: dünne Scheibe/dünne Scheiben, lamelle/lamelles, lámina/láminas, lamella/lamelle, dun plakje/dunne plakjes
smidgen: Messerspitze/Messerspitzen, soupçon/soupçons, pizquita/pizquitas, punta/punte, vleugje/vleugjes
spear: Spieß/Spieße, pointe/pointes, punta/puntas, punta/punte, speer/speren
splash: Schuss/Schuss, trait/traits, chorrito/chorritos, goccio/gocci, scheut/scheuten
spoon: Löffel/Löffel, cuillère/cuillères, cuchara/cucharas, cucchiaio/cucchiai, lepel/lepels
spray: Sprühstoß/Sprühstöße, pulvérisation/pulvérisations, pulverización/pulverizaciones, spruzzo/spruzzi, pufje/pufjes
sprinkling: Prise/Prisen, pincée/pincées, pizca/pizcas, spolverata/spolverate, snufje/snufjes
square: Stück/Stücke, carré/carrés, cuadrado/cuadrados, quadratino/quadratini, blokje/blokjes
squeeze: Spritzer/Spritzer, trait/traits, chorrito/chorritos, spruzzata/spruzzate, kneepje/kneepjes
squirt: Spritzer/Spritzer, giclée/giclées, chorrito/chorritos, spruzzo/spruzzi, scheutje/scheutjes
stem: Stängel/Stängel, tige/tiges, tallo/tallos, gambo/gambi, stengel/stengels
stick: Stange/Stangen, bâton/bâtons, rama/ramas, stecca/stecche, stokje/stokjes
strip: Streifen/Streifen, lanière/lanières, tira/tiras, striscia/strisce, reepje/reepjes
teacup: Teetasse/Teetassen, tasse à thé/tasses à thé, taza de té/tazas de té, tazza da tè/tazze da tè, theekopje/theekopjes
thumb: Daumen/Daumen, pouce/pouces, pulgar/pulgares, pollice/pollici, duim/duimen
tot: Schluck/Schlucke, doigt/doigts, chupito/chupitos, goccetto/goccetti, borrel/borrels
tray: Schale/Schalen, barquette/barquettes, bandeja/bandejas, vaschetta/vaschette, schaal/schalen
trickle: Faden/Fäden, filet/filets, hilo/hilos, filo/fili, straaltje/straaltjes
tub: Becher/Becher, pot/pots, tarrina/tarrinas, vaschetta/vaschette, bakje/bakjes
tube: Tube/Tuben, tube/tubes, tubo/tubos, tubetto/tubetti, tube/tubes
turn: Umdrehung/Umdrehungen, tour de moulin/tours de moulin, vuelta/vueltas, giro/giri, draai/draaien
twist: Umdrehung/Umdrehungen, tour de moulin/tours de moulin, vuelta/vueltas, giro/giri, draai/draaien
wedge: Spalte/Spalten, quartier/quartiers, gajo/gajos, spicchio/spicchi, partje/partjes
wheel: Laib/Laibe, meule/meules, rueda/ruedas, forma/forme, wiel/wielen
`;

let rows: ReadonlyMap<string, readonly string[]> | undefined;

/** Undefined for a unit that each language measures in, and for another language. */
export function shownUnitName(unitId: string, languageCode: string): UnitName | undefined {
  rows ??= new Map(
    TABLE.trim()
      .split("\n")
      .map((row) => {
        const [id = "", words = ""] = row.split(": ");
        return [id, words.split(", ")];
      }),
  );
  const [one, several] = rows.get(unitId)?.[COLUMNS.indexOf(languageCode)]?.split("/") ?? [];
  return one !== undefined && several !== undefined ? [one, several] : undefined;
}
