import { foldText } from "../../ingredients/names/normalize-name";
import { foldedWords as words } from "./folded-words";

/** What a step of a recipe begins with, in the imperative or the infinitive. Folded. */
const FIRST_VERBS = words(`
  add, adjust, allow, arrange, assemble, bake, baste, beat, blanch, blend, blitz, boil, braise, bring, broil, brush, build, carefully, chill, chop,
  coat, combine, continue, cook, cool, cover, crush, cut, deglaze, dice, dip, discard, dissolve, divide, drain, dredge,   drizzle, drop, dust, fill, finish, flip, fold, freeze, fry, garnish, gently, grate, grease, grill, grind, halve, heat, hold, in, increase, invert,
  keep, knead, ladle, lay, leave, let, lift, make, marinate, mash, measure, melt, microwave, mince, mix, moisten, move,
  once, open, peel, pipe, place, poach, pour, prepare, preheat, press, prick, pull, purée, puree, push, put, reduce, refrigerate, reheat, remove, repeat,
  reserve, rest, return, rinse, roll, rub, sauté, saute, scatter, scrape, scrub, seal, sear, season, separate, serve, set, shake,
  shape, shred, sift, simmer, skim, slice, slowly, smear, soak, spoon, spray, spread, sprinkle, squeeze, stack, steam, stir, stop, store, strain, stretch,
  stuff, take, taste, tear, then, tie, toss, transfer, trim, turn, unmold, use, wash, when, while, whip, whisk,
  wipe, work, wrap, after, as, at, before, during, finally, first, if, meanwhile, next, now, on, over, with, using, until,
  prenez, prendre, prendete, prendere, prendi, tome, tomar, toma, nehmen, nimm, man,
  die, den, das, der, zuerst, dann, danach, inzwischen, alles, in, im, zum, zunachst, anschliessend, backofen, ofen, wenn, nun, jetzt, zuletzt, aus, mit,
  faire, faites, ajouter, ajoutez, melanger, melangez, couper, coupez, prechauffer, prechauffez, verser, versez, mettre, mettez, laisser,
  laissez, cuire, cuisez, eplucher, epluchez, peler, pelez, battre, battez, servir, servez, dans, incorporer, incorporez, fouettez, fouetter, chauffer, chauffez,
  retirer, retirez, disposer, disposez, preparer, preparez, egoutter, egouttez, hacher, hachez, porter, portez, fondre, remuer, remuez, saler, salez, beurrer, beurrez,
  emincer, emincez, laver, lavez, enfourner, enfournez, etaler, etalez, ensuite, puis, pendant, deposer, deposez, saupoudrer, saupoudrez, parsemer, parsemez, reserver, reservez,
  calentar, calienta, caliente, anadir, anade, anada, mezclar, mezcla, mezcle, cortar, corta, corte, poner, pon, ponga, cocer, cuece, cueza, cocinar, cocina, dejar, deja, deje, batir,
  bate, bata, pelar, pela, pele, picar, pica, pique, servir, sirve, sirva, hervir, precalentar, precalienta, precaliente, verter, vierte, vierta, agregar, agrega, agregue, incorporar, incorpora, incorpore, freir, frie, fria, lavar, lava, lave, retirar,
  retira, retire, en, remover, remueve, sofreir, sofrie, sofria, rehogar, rehoga, rehogue, hornear, hornea, hornee, escurrir, escurre, escurra, colocar, coloca, coloque, salpimentar, mientras, cuando,   scaldare, scaldate, scalda, aggiungere, aggiungete, aggiungi, mescolare, mescolate, mescola, tagliare, tagliate, taglia, mettere, mettete, metti, cuocere, cuocete, cuoci, lasciare, lasciate, lascia,
  versare, versate, versa, sbucciare, sbucciate, sbattere, sbattete, servire, servite, servi, bollire, preriscaldare, preriscaldate, unire, unite, unisci, far, fate, fai, lavare, lavate, lava, pulire, pulite, tritare, tritate, trita, soffriggere, soffriggete, rosolare, rosolate, scolare, scolate,
  preparare, preparate, impastare, impastate, in, nel, nella, portare, portate, infornare, infornate, condire, condite, distribuire, distribuite, stendere, stendete, coprire, coprite,
  verwarm, verhit, voeg, snijd, meng, roer, bak, kook, laat, doe, giet, schil, breng, serveer, klop, smelt, leg, strooi, bestrooi, pel, was, hak, fruit, haal, zet, maak, kneed, rol, vet, bestrijk, verdeel, schep, neem
`);

/** What a step ends with where verbs come last. Folded. */
const LAST_VERBS =
  /(?:geben|lassen|ruhren|schneiden|kochen|braten|backen|mischen|vermengen|vorheizen|erhitzen|schalen|hacken|wurzen|servieren|schlagen|kneten|legen|stellen|giessen|wurfeln|abgiessen|abschmecken|unterheben|dunsten|schmelzen|ausrollen|fetten|bestreuen|garen|rosten|reiben|waschen|putzen|hinzufugen|ziehen|schwitzen|verruhren|bestreichen|verteilen|fullen|koken|bakken|snijden|roeren|mengen|laten|voegen|doen|verwarmen)\W*$/;
const MAX_FIRST = 40;

/** Words of a person who tells, not of one who instructs: "I", "my grandmother", "this dish". */
const TELLING =
  /(?:^|[\s'’(])(?:i|i'm|i've|my|we|our|me|us|ich|wir|uns|mein|meine|meiner|unser|unsere|je|nous|mon|ma|mes|notre|mi|nuestra|nuestro|mio|mia|nostra|mijn|onze)(?=[\s,.!?'’]|$)/i;

/** Whether a text reads as an instruction by its first word, or by its last where verbs come last. */
export function isVerb(text: string): boolean {
  const first = foldText(/[\p{L}'’-]+/u.exec(text.slice(0, MAX_FIRST))?.[0] ?? "");
  if (FIRST_VERBS.has(first) && text.includes(" ")) return true;
  const isSentence = text.length > 45 || (text.length > 15 && /[.!;]\W*$/.test(text));
  if (!isSentence) return false;
  const [sentence = ""] = text.replace(/^[^.]{600,}/, "").split(/[.;](?=\s)/);
  return LAST_VERBS.test(foldText(sentence.slice(-60)));
}

/** Whether somebody tells about a dish here. */
export function isTold(text: string): boolean {
  return TELLING.test(text.slice(0, 400));
}
