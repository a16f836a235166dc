import express from "express";
import { createServer } from "node:http";
import supertest from "supertest";
import { expect, test } from "vitest";
import { createMessageClasses, useMessages } from "./message-classes";

test("a message is Express's own before Express has seen it", async () => {
  const messages = createMessageClasses();
  const app = express();
  useMessages(app, messages);
  app.get(
    "/soup",
    (request, response) => void response.json({ asksFor: request.query["q"], from: request.app === app }),
  );
  const isExpresss: boolean[] = [];
  const server = createServer(messages, (request, response) => {
    const look = () =>
      Object.getPrototypeOf(request) === app.request && Object.getPrototypeOf(response) === app.response;
    isExpresss.push(look());
    app(request, response);
    isExpresss.push(look());
  });
  const { body } = await supertest(server).get("/soup?q=leek");
  expect(body).toEqual({ asksFor: "leek", from: true });
  expect(isExpresss).toEqual([true, true]);
});

test("after a restore the next app answers on the same server", async () => {
  const messages = createMessageClasses();
  const answering = (text: string) => {
    const app = express();
    useMessages(app, messages);
    return app.use((request, response) => void response.send(request.app === app ? text : "another app's"));
  };
  let app = answering("before");
  const server = createServer(messages, (request, response) => app(request, response));
  expect((await supertest(server).get("/")).text).toBe("before");
  app = answering("after");
  expect((await supertest(server).get("/")).text).toBe("after");
});
