import { createHash } from "node:crypto";
import { Html } from "#core/html";

/** The family's paper and ink, as `apps/web/src/styles/tokens.css` has them; on paper black on white, without what is for screens. */
const STYLES = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(#faf6ee,#1c1916);color:light-dark(#2a241e,#f1e9dc);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}
h1,h2,h3,h4{font-family:Georgia,serif;line-height:1.2;font-weight:600}
h1{font-size:2rem;margin:0 0 .5rem}h2{font-size:1.4rem;margin:2rem 0 .5rem}h3{font-size:1.15rem;margin:1.5rem 0 .25rem}h4{font-size:1rem;margin:1.25rem 0 .25rem}article+article{margin-top:3rem;border-top:1px solid light-dark(#e4dacb,#3b352e)}
p{margin:.5rem 0;white-space:pre-line}ul,ol{padding-inline-start:1.5rem;margin:.5rem 0}li{margin:.35rem 0}
img{display:block;width:100%;max-height:30rem;object-fit:cover;border-radius:.875rem;margin:1rem 0}
a{color:inherit}.facts{color:light-dark(#655a4e,#b9ad9c);font-size:.9375rem}
details{margin-top:2.5rem;border-top:1px solid light-dark(#e4dacb,#3b352e);padding-top:.75rem}
summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center;text-decoration:underline}
pre{white-space:pre-wrap;font:inherit;font-size:.9375rem;padding:1rem;border-radius:.5625rem;background:light-dark(#f2ebdf,#161310);-webkit-user-select:all;user-select:all}
@media print{:root{color-scheme:light}body{background:#fff;color:#000;font-size:11pt}main{padding:0}details{display:none}article+article{border:0;break-before:page}img{max-height:16rem}h2,h3{break-after:avoid}li{break-inside:avoid}}`;

export const GUEST_STYLES = new Html(`<style>${STYLES}</style>`);

/** Nothing but these styles and pictures of this very page: no script, no form, no frame. */
export const GUEST_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash("sha256").update(STYLES).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
