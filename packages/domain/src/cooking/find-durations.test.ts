import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDurations } from "./find-durations";

/** Each time as it stands in the text, in minutes: "20 minutes: 20", "2–3 minutes: 2–3". */
function timesIn(text: string): string[] {
  return findDurations(text).map(({ start, end, seconds, secondsMax }) => {
    const minutes = secondsMax === null ? `${seconds / 60}` : `${seconds / 60}–${secondsMax / 60}`;
    return `${text.slice(start, end)}: ${minutes}`;
  });
}

describe.each([
  [
    "English",
    [
      ["Simmer 20 minutes, stirring.", "20 minutes: 20"],
      ["Bake for 1 hour and 15 minutes.", "1 hour and 15 minutes: 75"],
      ["Bake for 1 hour, 15 minutes.", "1 hour, 15 minutes: 75"],
      ["Roast 1 hour and a half.", "1 hour and a half: 90"],
      ["Roast for an hour and a half, then rest.", "an hour and a half: 90"],
      ["Chill for half an hour.", "half an hour: 30"],
      ["Chill three quarters of an hour.", "three quarters of an hour: 45"],
      ["Boil 2–3 minutes.", "2–3 minutes: 2–3"],
      ["Boil for 2 to 3 mins.", "2 to 3 mins: 2–3"],
      ["Cook 10 minutes to 15 minutes.", "10 minutes to 15 minutes: 10–15"],
      ["Fry for a minute or two, then turn.", "a minute or two: 1–2"],
      ["Rest 1½ hours.", "1½ hours: 90"],
      ["Prove for 1 to 1 1/2 hours.", "1 to 1 1/2 hours: 60–90"],
      ["Blitz for 30 seconds.", "30 seconds: 0.5"],
      ["Boil for 2 minutes and 30 seconds.", "2 minutes and 30 seconds: 2.5"],
      ["After a 10-minute rest, slice.", "10-minute: 10"],
      ["Steam twenty-five minutes.", "twenty-five minutes: 25"],
      ["Cook ninety minutes.", "ninety minutes: 90"],
      ["Bake 15 minutes or until golden.", "15 minutes: 15"],
      ["Cook 1 hr 20 min. more.", "1 hr 20 min.: 80"],
    ],
  ],
  [
    "German",
    [
      ["20 Minuten köcheln lassen.", "20 Minuten: 20"],
      ["1 Std. 15 Min. backen.", "1 Std. 15 Min.: 75"],
      ["Eine halbe Stunde kühlen.", "Eine halbe Stunde: 30"],
      ["Den Teig eine Viertelstunde ruhen lassen", "eine Viertelstunde: 15"],
      ["eine Dreiviertelstunde garen", "eine Dreiviertelstunde: 45"],
      ["anderthalb Stunden schmoren", "anderthalb Stunden: 90"],
      ["ca. 5 - 7 Min. braten", "5 - 7 Min.: 5–7"],
      ["zwei bis drei Minuten anschwitzen", "zwei bis drei Minuten: 2–3"],
      ["fünfundvierzig Minuten backen", "fünfundvierzig Minuten: 45"],
      ["1:30 Std. backen", "1:30 Std.: 90"],
      ["4 Sek./Stufe 5 zerkleinern, 5 Min./100°C/Stufe 1 kochen", "5 Min.: 5"],
      ["Stufe 4/10 Sek. rühren, dann 1 h gehen lassen", "1 h: 60"],
    ],
  ],
  [
    "French",
    [
      ["Laissez mijoter une demi-heure.", "une demi-heure: 30"],
      ["Cuire 1h30 au four.", "1h30: 90"],
      ["Cuire 1 h 30 min au four.", "1 h 30 min: 90"],
      ["Cuire une heure et demie.", "une heure et demie: 90"],
      ["Laissez reposer un quart d'heure.", "un quart d'heure: 15"],
      ["Laissez reposer trois quarts d’heure.", "trois quarts d’heure: 45"],
      ["Faire revenir 2 à 3 minutes.", "2 à 3 minutes: 2–3"],
      ["Enfourner pour vingt-cinq minutes.", "vingt-cinq minutes: 25"],
      ["Laisser quarante-cinq minutes.", "quarante-cinq minutes: 45"],
    ],
  ],
  [
    "Spanish",
    [
      ["Cocer por 20 minutos.", "20 minutos: 20"],
      ["Dejar reposar media hora.", "media hora: 30"],
      ["Hornear una hora y media.", "una hora y media: 90"],
      ["Hornear una hora y cuarto.", "una hora y cuarto: 75"],
      ["Esperar un cuarto de hora.", "un cuarto de hora: 15"],
      ["Freír de 2 a 3 minutos.", "2 a 3 minutos: 2–3"],
      ["Cocer cuarenta y cinco minutos", "cuarenta y cinco minutos: 45"],
    ],
  ],
  [
    "Italian",
    [
      ["Cuocere per 20 minuti.", "20 minuti: 20"],
      ["Lasciare riposare mezz'ora.", "mezz'ora: 30"],
      ["Cuocere un’ora e mezza.", "un’ora e mezza: 90"],
      ["Cuocere un'ora e 10 minuti.", "un'ora e 10 minuti: 70"],
      ["Riposare tre quarti d'ora.", "tre quarti d'ora: 45"],
      ["Infornare 20' a 180°.", "20': 20"],
      ["Cuocere venti minuti", "venti minuti: 20"],
    ],
  ],
  [
    "Dutch",
    [
      ["Laat 20 minuten sudderen.", "20 minuten: 20"],
      ["Bak een half uur.", "een half uur: 30"],
      ["Bak een halfuur.", "een halfuur: 30"],
      ["Laat een kwartier rusten.", "een kwartier: 15"],
      ["drie kwartier in de oven", "drie kwartier: 45"],
      ["anderhalf uur stoven", "anderhalf uur: 90"],
      ["2 tot 3 minuten bakken", "2 tot 3 minuten: 2–3"],
      ["1 uur en 15 minuten", "1 uur en 15 minuten: 75"],
    ],
  ],
])("times in %s", (_language, lines) => {
  test.each(lines)("%s", (text, time) => expect(timesIn(text ?? "")).toEqual([time]));
});

test.each([
  [
    "Bake at 350°F for 25 to 30 minutes, then lower the oven to 325°F and bake 1 hour more; rest 10 minutes before slicing.",
    ["25 to 30 minutes: 25–30", "1 hour: 60", "10 minutes: 10"],
  ],
  [
    "Simmer, uncovered, for about 45 mins (or 1½ hours for shin), stirring every 10 minutes.",
    ["45 mins: 45", "1½ hours: 90"],
  ],
  [
    "Den Teig etwa 1 Stunde gehen lassen, bei 180 °C (Umluft 160 °C) 35–40 Minuten goldbraun backen und 10 Min. abkühlen lassen.",
    ["1 Stunde: 60", "35–40 Minuten: 35–40", "10 Min.: 10"],
  ],
  [
    "Die Zwiebeln 2-3 Minuten dünsten, mit Brühe ablöschen und ca. 1 ½ Stunden schmoren; nach einer halben Stunde wenden.",
    ["2-3 Minuten: 2–3", "1 ½ Stunden: 90", "einer halben Stunde: 30"],
  ],
  [
    "Faites revenir 5 minutes à feu doux, laissez mijoter 1 h 30 à couvert puis laissez reposer un quart d’heure.",
    ["5 minutes: 5", "1 h 30: 90", "un quart d’heure: 15"],
  ],
  [
    "Préchauffez le four à 180 °C (th. 6), enfournez pour 25 à 30 min, puis laissez tiédir dix minutes.",
    ["25 à 30 min: 25–30", "dix minutes: 10"],
  ],
  [
    "Sofríe la cebolla durante 8-10 minutos, añade el arroz, cuece 18 minutos y deja reposar media hora tapado.",
    ["8-10 minutos: 8–10", "18 minutos: 18", "media hora: 30"],
  ],
  [
    "Hornea a 180 °C durante una hora y media o hasta que esté dorado; espera 5 min antes de desmoldar.",
    ["una hora y media: 90", "5 min: 5"],
  ],
  [
    "Soffriggete la cipolla per 5 minuti, cuocete a fuoco lento per circa 2 ore e mezza, quindi lasciate riposare 10 minuti.",
    ["5 minuti: 5", "2 ore e mezza: 150", "10 minuti: 10"],
  ],
  [
    "Lessate gli gnocchi 2-3 minuti, infornate a 200° per un quarto d'ora e servite dopo mezz’ora.",
    ["2-3 minuti: 2–3", "un quarto d'ora: 15", "mezz’ora: 30"],
  ],
  [
    "Fruit de ui in 3 tot 4 minuten glazig, laat de stoof anderhalf uur sudderen en bak de taart 40 minuten op 180 graden.",
    ["3 tot 4 minuten: 3–4", "anderhalf uur: 90", "40 minuten: 40"],
  ],
  [
    "Laat het deeg 1 uur rijzen, bak het brood 35 à 40 min. en laat het een kwartier afkoelen.",
    ["1 uur: 60", "35 à 40 min.: 35–40", "een kwartier: 15"],
  ],
])("a step as books have it: %s", (step, times) => expect(timesIn(step)).toEqual(times));

test("several times of one step are found in their order, where they stand", () => {
  expect(timesIn("Fry 5 min, add stock, simmer 1 hour, rest ten minutes.")).toEqual([
    "5 min: 5",
    "1 hour: 60",
    "ten minutes: 10",
  ]);
});

test.each([
  "Soak overnight.",
  "Stir every 5 minutes.",
  "Alle 10 Minuten wenden.",
  "Remuer toutes les 5 minutes.",
  "Om de 5 minuten roeren.",
  "Keeps for 3 days.",
  "Heat the oven to 180°C.",
  "Add a second layer.",
  "Wait 48 hours.",
  "Add 2 eggs and 100 g flour.",
  "Ora aggiungere 2 uova.",
  "",
])("no time to count down: %s", (text) => expect(timesIn(text)).toEqual([]));

test.each([
  "Boil the pasta a minute less than the packet says.",
  "Boil 2 minutes less than it says on the packet.",
  "Boil the rice for 1–2 min. shorter than usual.",
  "Cook 10 minutes longer than usual.",
  "Boil a minute or two less than the packet says.",
  "Knead 5 minutes more than for bread.",
  "Die Nudeln ein bis zwei Minuten kürzer als angegeben kochen.",
  "Die Nudeln zwei Minuten kürzer als auf der Packung kochen.",
  "1 Min. weniger, als auf der Packung steht.",
  "10 Minuten länger als sonst backen.",
  "5 Minuten mehr als üblich.",
  "Cuire 2 minutes de moins que le temps indiqué.",
  "Cuire les pâtes 1 min de moins qu’indiqué sur le paquet.",
  "Cuire une minute de moins par rapport au paquet.",
  "Laisser 10 minutes de plus que d'habitude.",
  "Laisser 5 minutes plus longtemps que d'habitude.",
  "Cocer la pasta 2 minutos menos que lo indicado.",
  "Cocer un minuto menos de lo que indica el paquete.",
  "Cocer dos minutos menos del tiempo indicado.",
  "Hornear 10 minutos más de lo habitual.",
  "Cuocere la pasta 2 minuti in meno rispetto alla confezione.",
  "Cuocere un minuto meno di quanto indicato.",
  "Scolare la pasta due minuti in meno del tempo indicato.",
  "Infornare 10 minuti in più del solito.",
  "Cuocere 5 minuti in più dell'usuale.",
  "Kook de pasta 2 minuten korter dan op het pak staat.",
  "Kook een minuut minder dan aangegeven.",
  "Bak 10 minuten langer dan normaal.",
  "Bak 5 minuten meer dan anders.",
])("a difference is no time to count down: %s", (text) => expect(timesIn(text)).toEqual([]));

test.each([
  ["Cook for 20 minutes or longer.", "20 minutes: 20"],
  ["Cook for 10 minutes more.", "10 minutes: 10"],
  ["Cook 10 minutes longer, then serve.", "10 minutes: 10"],
  ["Simmer for no less than 20 minutes.", "20 minutes: 20"],
  ["Boil 5 min. Less than that leaves it raw.", "5 min: 5"],
  ["10 Minuten länger backen.", "10 Minuten: 10"],
  ["Nach 10 Minuten mehr Brühe als nötig angießen.", "10 Minuten: 10"],
  ["Cuire 10 minutes de plus.", "10 minutes: 10"],
  ["Laisser 10 minutes de plus de repos.", "10 minutes: 10"],
  ["Cocer 10 minutos más de horno.", "10 minutos: 10"],
  ["Cuocere 10 minuti in più.", "10 minuti: 10"],
  ["Proseguire 10 minuti in più di cottura.", "10 minuti: 10"],
  ["Bak 10 minuten langer.", "10 minuten: 10"],
])("a further time is one: %s", (text, time) => expect(timesIn(text)).toEqual([time]));

test("a step keeps its other times", () => {
  expect(timesIn("Boil the pasta 2 minutes less than the packet says, drain, and bake 20 minutes.")).toEqual([
    "20 minutes: 20",
  ]);
});

test("whatever is written, times stand inside the text, in order, and are of a length that can be counted down", () => {
  const word = fc.constantFrom(
    "1",
    "20",
    "½",
    "2-3",
    "half",
    "an",
    "hour",
    "min.",
    "h",
    "und",
    "d'",
    "heure",
    "quart",
    "/",
    "-",
    ":",
    "30",
    "'",
    "x",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(" ")),
      ),
      (text) => {
        let end = 0;
        for (const found of findDurations(text)) {
          expect(found.start).toBeGreaterThanOrEqual(end);
          expect(found.end).toBeGreaterThan(found.start);
          expect(found.end).toBeLessThanOrEqual(text.length);
          expect(found.seconds).toBeGreaterThanOrEqual(5);
          expect(found.secondsMax ?? found.seconds).toBeLessThanOrEqual(86_400);
          end = found.end;
        }
      },
    ),
  );
});
