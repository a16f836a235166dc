import { describe, expect, it } from "vitest";
import { readJsonText, wholePart } from "./json-text";

describe("reading the JSON of an answer", () => {
  it.each([
    ["as it is", '{"a":1}'],
    ["in a fence", '```json\n{"a":1}\n```'],
    ["in a fence with words around it", 'Here you are:\n```\n{"a":1}\n```\nEnjoy {it}!'],
    ["inside prose, with braces after it", 'Of course! {"a":1} I hope {you} like it.'],
    ["after a bracket that is none of it", 'See [note]: {"a":1}'],
  ])("%s", (_, content) => {
    expect(readJsonText(content)).toEqual({ found: true, value: { a: 1 } });
  });

  it.each(["", "No recipe today.", '{"a":', "42", "{'a':1}", '{"a":NaN}'])("finds none in %j", (content) => {
    expect(readJsonText(content)).toEqual({ found: false });
  });
});

describe("saving the beginning of an object that was cut off", () => {
  const whole = '{"title":"A, B","list":[{"a":"} ] \\" {"},{"b":2}],"steps":["One.","Two, and';

  it("keeps what is finished and closes what is open", () => {
    expect(wholePart(whole)).toEqual({ title: "A, B", list: [{ a: '} ] " {' }, { b: 2 }], steps: ["One."] });
    expect(wholePart('```json\n{"a":1,"b":[{"c":2,"d')).toEqual({ a: 1, b: [{ c: 2 }] });
    expect(wholePart('{"a":1} and more }')).toEqual({ a: 1 });
  });

  it("finds nothing where nothing is finished, and every prefix is safe", () => {
    expect([wholePart(""), wholePart("Sorry."), wholePart('{"title":"A')]).toEqual([undefined, undefined, undefined]);
    for (let end = 0; end <= whole.length; end += 1)
      expect(["undefined", "object"]).toContain(typeof wholePart(whole.slice(0, end)));
  });
});
