import { storedToken } from "../lib/server/session";
import "../styles/app.css";
import { pageAt } from "../lib/screen/paths";
import { PAGE_CODE } from "./pages";
import { loadApp, loadSignedIn, loadSignIn } from "./parts";

// All that the first screen needs is asked for at once: one round trip after this small script. It is drawn when all of it
// is there; what cannot be loaded is asked for again, and reported, where it is shown.
const page = pageAt(window.location.pathname);
const firstScreen = storedToken()
  ? Promise.all([loadSignedIn(), page && PAGE_CODE[page]()]).then(([signedIn, code]) => signedIn.begin(code))
  : loadSignIn();

void loadApp().then(({ start }) => start(firstScreen.catch(() => undefined)));
