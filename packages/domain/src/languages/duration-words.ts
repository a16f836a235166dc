import { valued } from "./word-lists";

/** How a language speaks of times in a step. Case and accents do not matter; a phrase of several words is one entry. */
interface DurationWords {
  readonly second: readonly string[];
  readonly minute: readonly string[];
  readonly hour: readonly string[];
  /** Words that are a time of their own, in minutes: "Viertelstunde". */
  readonly wholes: Readonly<Record<string, number>>;
  /** Quarters that are counted before or added after an hour: "trois quarts d'heure", "hora y cuarto". */
  readonly quarter: readonly string[];
  /** Numbers beyond those that amounts of food are written with. */
  readonly numbers: Readonly<Record<string, string>>;
  /** Before what comes back again and again: "every 5 minutes" is nothing to wait for. */
  readonly every: readonly string[];
  /**
   * After a difference ("a minute less than the packet says"): a pattern over folded words. Each with its "than", for "10 minutes
   * more" is a time to wait for.
   */
  readonly comparison: string;
}

const english: DurationWords = {
  second: ["second", "seconds", "sec", "secs"],
  minute: ["minute", "minutes", "min", "mins"],
  hour: ["hour", "hours", "hr", "hrs", "h"],
  wholes: {},
  quarter: ["quarter", "quarters"],
  numbers: valued("thirteen 13, fourteen 14, fifteen 15, seventeen 17, nineteen 19, sixty 60, ninety 90"),
  every: ["every", "each"],
  comparison: "(?:less|fewer|more|shorter|longer) than",
};

const german: DurationWords = {
  second: ["Sekunde", "Sekunden", "Sek", "Sec"],
  minute: ["Minute", "Minuten", "Min", "Minütchen"],
  hour: ["Stunde", "Stunden", "Std", "Stdn", "Stündchen", "h"],
  wholes: { Viertelstunde: 15, Viertelstündchen: 15, Dreiviertelstunde: 45, Halbstunde: 30 },
  quarter: [],
  numbers: valued(`
    eineinviertel 1.25, dreizehn 13, vierzehn 14, fünfzehn 15, sechzehn 16, siebzehn 17, achtzehn 18, zwanzig 20,
    fünfundzwanzig 25, dreißig 30, fünfunddreißig 35, vierzig 40, fünfundvierzig 45, fünfzig 50, fünfundfünfzig 55,
    sechzig 60, neunzig 90
  `),
  every: ["alle", "jede"],
  comparison: "(?:weniger|mehr|kurzer|langer) (?:, )?als",
};

const french: DurationWords = {
  second: ["seconde", "secondes", "sec"],
  minute: ["minute", "minutes", "min", "mn", "mins"],
  hour: ["heure", "heures", "h"],
  wholes: {},
  quarter: ["quart", "quarts"],
  numbers: valued(`
    treize 13, quatorze 14, quinze 15, seize 16, dix-sept 17, dix-huit 18, dix-neuf 19, vingt 20, vingt-cinq 25,
    trente 30, trente-cinq 35, quarante 40, quarante-cinq 45, cinquante 50, cinquante-cinq 55, soixante 60,
    quatre-vingt-dix 90
  `),
  every: ["toutes les", "chaque"],
  comparison: "(?:de )?(?:moins|plus) (?:longtemps )?(?:que|qu|par rapport)",
};

const spanish: DurationWords = {
  second: ["segundo", "segundos", "seg", "sec"],
  minute: ["minuto", "minutos", "min", "minutito", "minutitos"],
  hour: ["hora", "horas", "h"],
  wholes: {},
  quarter: ["cuarto", "cuartos"],
  numbers: valued(`
    media 0.5, medio 0.5, quince 15, dieciséis 16, dieciocho 18, veinte 20, veinticinco 25, treinta 30,
    treinta y cinco 35, cuarenta 40, cuarenta y cinco 45, cincuenta 50, cincuenta y cinco 55, sesenta 60,
    noventa 90
  `),
  every: ["cada"],
  comparison: "(?:menos|mas) (?:que|de lo|del)",
};

const italian: DurationWords = {
  second: ["secondo", "secondi", "sec"],
  minute: ["minuto", "minuti", "min", "minutino"],
  hour: ["ora", "ore", "oretta", "h"],
  wholes: { "mezz'ora": 30, mezzora: 30, "mezz'oretta": 30, mezzoretta: 30 },
  quarter: ["quarto", "quarti"],
  numbers: valued(`
    mezza 0.5, mezzo 0.5, tredici 13, quattordici 14, quindici 15, sedici 16, diciotto 18, venti 20,
    venticinque 25, trenta 30, trentacinque 35, quaranta 40, quarantacinque 45, cinquanta 50, cinquantacinque 55,
    sessanta 60, novanta 90
  `),
  every: ["ogni"],
  // Of "di" only "than what": "10 minuti in più di cottura" goes on cooking.
  comparison: "(?:in )?(?:meno|piu) (?:di qu[ae][a-z]+|del|dello|della|dell|rispetto)",
};

const dutch: DurationWords = {
  second: ["seconde", "seconden", "sec"],
  minute: ["minuut", "minuten", "min", "minuutje", "minuutjes"],
  hour: ["uur", "uren", "uurtje", "u"],
  wholes: { kwartier: 15, kwartiertje: 15, halfuur: 30, halfuurtje: 30 },
  quarter: [],
  numbers: valued(`
    dertien 13, veertien 14, vijftien 15, zestien 16, achttien 18, twintig 20, vijfentwintig 25, dertig 30,
    vijfendertig 35, veertig 40, vijfenveertig 45, vijftig 50, vijfenvijftig 55, zestig 60, negentig 90
  `),
  every: ["om de", "elke", "iedere"],
  comparison: "(?:minder|meer|korter|langer) dan",
};

export const DURATION_WORDS: readonly DurationWords[] = [english, german, french, spanish, italian, dutch];
