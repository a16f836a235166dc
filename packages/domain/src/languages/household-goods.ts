import { foldName } from "../ingredients/normalize-name";
import { listed } from "./word-lists";

/**
 * What families write on a list that nobody eats, in the app's languages: it stands on the last shelf of a shop. A name
 * counts that begins or ends with one of them ("AA batteries", "pilas AA"), so none of them may begin or end a food's.
 */
const GOODS = `
  batteries, battery, light bulb, light bulbs, candle, candles, matches, lighter, tissues, toilet paper, toilet roll, toilet rolls,
  loo roll, loo rolls, kitchen paper, paper towel, paper towels, trash bags, garbage bags, rubbish bags, washing powder, detergent,
  fabric softener, stain remover, bleach, dish soap, dishwasher salt, rinse aid, kitchen sponge, sponges, dishcloths, rubber gloves,
  cleaner, soap, shampoo, hair conditioner, shower gel, bubble bath, toothpaste, toothbrush, toothbrushes, dental floss, mouthwash,
  deodorant, razors, razor blades, shaving foam, sanitary towels, sanitary pads, tampons, nappies, diapers, wipes, cotton wool,
  cotton buds, cotton pads, sticking plasters, band-aids, paracetamol, ibuprofen, aspirin, sunscreen, sun cream, hand cream,
  body lotion, pet food, bird food, bird seed, cat litter, dog treats, cat treats, sandwich bags, paper plates, paper cups,
  paper straws, potting soil, compost, fertiliser, fertilizer, newspaper, stamps, envelopes, sticky tape, glue, wrapping paper,
  gift card, birthday card, charcoal, firelighters, cigarettes,

  batterien, batterie, glühbirne, glühbirnen, kerze, kerzen, teelichter, streichhölzer, feuerzeug, taschentücher, klopapier,
  toilettenpapier, küchenrolle, küchenpapier, müllbeutel, müllsäcke, waschmittel, waschpulver, weichspüler, fleckenentferner,
  spülmittel, spültabs, spülmaschinentabs, geschirrspültabs, spülmaschinensalz, klarspüler, spülschwamm, spülschwämme, schwämme,
  putzlappen, gummihandschuhe, putzmittel, reiniger, allzweckreiniger, badreiniger, glasreiniger, essigreiniger, seife, duschgel,
  haarspülung, zahnpasta, zahnbürste, zahnbürsten, zahnseide, mundspülung, deo, rasierer, rasierklingen, rasierschaum, damenbinden,
  windeln, feuchttücher, watte, wattestäbchen, wattepads, pflaster, sonnencreme, handcreme, hundefutter, katzenfutter,
  vogelfutter, tierfutter, katzenstreu, leckerlis, frischhaltefolie, alufolie, backpapier, gefrierbeutel, servietten, pappteller,
  blumenstrauß, blumenerde, dünger, zeitung, briefmarken, briefumschläge, klebeband, kleber, geschenkpapier, grillkohle, holzkohle,
  grillanzünder, zigaretten,

  piles, pile, ampoule, ampoules, bougie, bougies, allumettes, briquet, mouchoirs, papier toilette, papier wc, essuie-tout, sopalin,
  sacs poubelle, lessive, adoucissant, détachant, eau de javel, liquide vaisselle, pastilles lave-vaisselle,
  tablettes lave-vaisselle, liquide de rinçage, éponge, éponges, gants de ménage, nettoyant, savon, gel douche, shampoing,
  shampooing, après-shampoing, dentifrice, brosse à dents, brosses à dents, fil dentaire, déodorant, rasoirs, mousse à raser,
  serviettes hygiéniques, couches, lingettes, cotons-tiges, pansements, crème solaire, crème pour les mains,
  nourriture pour chien, nourriture pour chat, croquettes pour chien, croquettes pour chat, litière, film alimentaire,
  papier aluminium, papier cuisson, sacs congélation, serviettes en papier, terreau, engrais, timbres, charbon de bois, cigarettes,

  pilas, pila, bombilla, bombillas, vela, velas, cerillas, mechero, pañuelos, papel higiénico, papel de cocina, rollo de cocina,
  bolsas de basura, detergente, suavizante, quitamanchas, lejía, lavavajillas, abrillantador, estropajo, estropajos, bayetas,
  guantes de goma, limpiador, limpiacristales, friegasuelos, jabón, gel de ducha, champú, pasta de dientes, dentífrico,
  cepillo de dientes, hilo dental, desodorante, maquinillas, espuma de afeitar, compresas, tampones, pañales, toallitas,
  bastoncillos, tiritas, ibuprofeno, crema solar, comida para perros, comida para gatos, comida de perro, comida de gato, pienso,
  arena para gatos, papel film, film transparente, papel de aluminio, papel de horno, bolsas de congelación, servilletas,
  tierra para macetas, periódico, pegamento, carbón vegetal,

  lampadina, lampadine, candela, candele, fiammiferi, accendino, fazzoletti, carta igienica, carta da cucina,
  sacchetti della spazzatura, sacchi della spazzatura, detersivo, ammorbidente, smacchiatore, candeggina, pastiglie lavastoviglie,
  pastiglie per lavastoviglie, sale per lavastoviglie, brillantante, spugne, spugnette, guanti di gomma, sapone, bagnoschiuma,
  dentifricio, spazzolino, spazzolini, filo interdentale, collutorio, deodorante, rasoi, schiuma da barba, assorbenti, pannolini,
  salviette, salviettine, cerotti, paracetamolo, ibuprofene, crema solare, cibo per cani, cibo per gatti, crocchette per cani,
  crocchette per gatti, lettiera, pellicola trasparente, carta stagnola, carta forno, carta alluminio, sacchetti gelo,
  tovaglioli, terriccio, concime, giornale, francobolli, carbonella, sigarette,

  batterij, batterijen, gloeilamp, gloeilampen, kaars, kaarsen, waxinelichtjes, lucifers, aansteker, zakdoekjes, wc-papier,
  toiletpapier, keukenrol, keukenpapier, vuilniszakken, wasmiddel, wasverzachter, vlekkenverwijderaar, bleek, chloor, afwasmiddel,
  vaatwastabletten, vaatwasblokjes, vaatwaszout, glansspoelmiddel, sponzen, sponsjes, schuursponsjes, vaatdoekjes,
  schoonmaakmiddel, allesreiniger, zeep, douchegel, tandpasta, tandenborstel, tandenborstels, flosdraad, mondwater, scheermesjes,
  scheerschuim, maandverband, luiers, billendoekjes, vochtige doekjes, wattenstaafjes, pleisters, zonnebrand, hondenvoer,
  kattenvoer, hondenbrokken, kattenbrokken, kattenbakvulling, vershoudfolie, aluminiumfolie, bakpapier, diepvrieszakjes, servetten,
  potgrond, krant, postzegels, lijm, houtskool, sigaretten
`;

const FOLDED: ReadonlySet<string> = new Set(listed(GOODS).map(foldName));
const MOST_WORDS = Math.max(...[...FOLDED].map((good) => good.split(" ").length));

/** Whether a name on a list is of something that nobody eats. */
export function isHouseholdGood(name: string): boolean {
  const words = foldName(name).split(" ");
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length); count += 1)
    if (FOLDED.has(words.slice(0, count).join(" ")) || FOLDED.has(words.slice(-count).join(" "))) return true;
  return false;
}
