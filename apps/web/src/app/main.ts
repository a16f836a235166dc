import { storedToken } from "../lib/session";
import "../styles/app.css";
import { PAGE_CODE, pageAt } from "./pages";
import { loadApp, loadSignedIn, loadSignIn } from "./parts";

// All that the first screen needs is asked for at once: one round trip after this small script. It is drawn when all of it
// is there; what cannot be loaded is asked for again, and reported, where it is shown.
const isSignedIn = storedToken() !== null;
const page = pageAt(window.location.pathname);
const parts = isSignedIn ? [loadSignedIn, ...(page ? [PAGE_CODE[page]] : [])] : [loadSignIn];
const firstScreen = Promise.allSettled(parts.map((load) => load()));

void loadApp().then(({ start }) => start(firstScreen));
