import express, { Router } from "express";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Serves the built web app: hashed assets for ever, the page itself always fresh, every route the same page. */
export function webApp(folder: string): Router {
  const web = Router();
  const page = join(folder, "index.html");
  web.use("/assets", express.static(join(folder, "assets"), { immutable: true, maxAge: "1y", fallthrough: true }));
  // A tab from before an upgrade asks for assets that are gone; it must not get a page instead of a script.
  web.use(
    "/assets",
    (_request, response) =>
      void response.status(404).type("text/plain").send("This file belongs to another version of Tureen."),
  );
  web.use(express.static(folder, { index: false, maxAge: 0 }));
  web.get("/{*path}", (_request, response, next) => {
    if (!existsSync(page)) return next();
    response.set("Cache-Control", "no-cache").sendFile(page);
  });
  return web;
}
