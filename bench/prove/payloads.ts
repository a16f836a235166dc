const RUN = "window.__ran=1";

const ELEMENTS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<script src=data:text/javascript,${RUN}></script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<body onload=${RUN}>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<a href="javascript:${RUN}" autofocus>soup</a>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<marquee onstart=${RUN}>soup</marquee>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<link rel=stylesheet href="javascript:${RUN}">`,
  `<style>@import 'javascript:${RUN}';</style>`,
  `<form action="javascript:${RUN}"><button autofocus>soup</button></form>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<base href="javascript:${RUN}//">`,
  `<table background="javascript:${RUN}">`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<p onmouseover=${RUN} style="position:fixed;inset:0">soup</p>`,
  `<select autofocus onfocus=${RUN}>`,
  `javascript:${RUN}`,
  `{{constructor.constructor('${RUN}')()}}`,
];

/** Sixty texts, each of which sets `window.__ran` where any screen takes it for anything but a text. */
export const PAYLOADS: readonly string[] = ELEMENTS.flatMap((element) => [element, `'">${element}`]);
