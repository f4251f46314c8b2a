/** How the report of a dry run looks. */
import { colourSheet } from './report-colours.ts';

const serif = 'Literata,"Iowan Old Style","Palatino Linotype",Georgia,serif';
const sans = 'system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif';
const mono = 'ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace';

const ground = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:16px}
body{margin:0;background:var(--bg);color:var(--ink);font:400 15px/1.55 ${sans};
  overflow-wrap:break-word}
h1,h2,h3,p,ul,ol,dl,dd,pre,figure{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3{font-family:${serif};text-wrap:balance}
h1{font-size:clamp(30px,22px + 2vw,44px);font-weight:450;line-height:1.1;letter-spacing:-.022em}
h2{font-size:24px;font-weight:480;line-height:1.2;letter-spacing:-.014em}
h3{font-size:17px;font-weight:600;line-height:1.3}
a{color:var(--accent-ink);text-decoration-thickness:1px;text-underline-offset:.2em}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
svg{display:block;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round}
.mono{font:400 12px/1.6 ${mono}}
.quiet{color:var(--ink-2)}
.small{font-size:13px}
.wrap{max-width:1204px;margin:0 auto;padding:28px 32px 64px}`;

const top = `
.brand{display:flex;gap:9px;align-items:center;font:540 19px/1 ${serif}}
.brand svg{width:23px;height:23px;color:var(--rode)}
.top{display:flex;justify-content:space-between;gap:12px;align-items:center;margin-bottom:44px}
.lead{max-width:64ch;margin-top:14px;font-size:18px;color:var(--ink-2);text-wrap:pretty}
.verdicts{display:grid;grid-template-columns:repeat(auto-fit,minmax(190px,1fr));
  margin-top:30px;background:var(--surface);border:1px solid var(--line);border-radius:8px;
  overflow:hidden}
.verdicts>div{padding:15px 18px 16px;box-shadow:-1px -1px 0 var(--line)}
dt{font-size:13px;font-weight:600;color:var(--ink-2)}
.verdicts dd:first-of-type{margin:3px 0 2px;font:540 23px/1.3 ${serif};letter-spacing:-.015em}
.verdicts dd+dd{font-size:13px;color:var(--ink-3)}
.pass{color:var(--ok)}
.fail{color:var(--danger)}
.ways{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:20px;font-size:14px}`;

const day = `
section{margin-top:56px}
section>h2{margin-bottom:16px}
.asked{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:16px}
.note{background:var(--lamp-tint);border-radius:3px;padding:14px 18px}
.note h3{font:600 14px/1.4 ${sans};display:flex;gap:7px;align-items:center;margin-bottom:5px}
.note h3 svg{width:15px;height:15px}
.note p{white-space:pre-wrap}
.stage{position:relative;padding-left:40px}
.stage::before{content:"";position:absolute;left:11px;top:34px;bottom:-56px;
  border-left:1.5px solid var(--rode)}
.stage.last::before{bottom:0}
.stage>header{display:flex;flex-wrap:wrap;gap:2px 14px;align-items:baseline;margin-bottom:16px}
.stage>header svg{position:absolute;left:0;top:3px;width:24px;height:24px;color:var(--rode)}
.stack{display:grid;gap:22px}
.letter>header{display:flex;flex-wrap:wrap;gap:3px 12px;align-items:baseline;margin-bottom:9px}
.letter>header .mono{margin-left:auto;color:var(--ink-3)}
.forms{display:grid;grid-template-columns:minmax(0,600px) minmax(0,1fr);gap:22px;
  align-items:start}
iframe{display:block;width:100%;height:var(--wide);border:1px solid var(--line);
  border-radius:3px;background:var(--bg)}
.form>h4{margin:0 0 5px;font:600 13px/1.4 ${sans};color:var(--ink-2)}
.form+.form{margin-top:18px}
pre{padding:15px 17px;border:1px solid var(--line);border-radius:3px;
  background:var(--surface);font:400 12px/1.65 ${mono};white-space:pre-wrap;
  overflow-wrap:anywhere}
.bubble{max-width:330px;padding:11px 15px;border-radius:18px 18px 18px 5px;
  background:var(--surface);border:1px solid var(--line);white-space:pre-wrap;font-size:14px;
  line-height:1.45}
.answer{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:22px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:8px;
  padding:15px 18px}
.card h3{margin-bottom:8px}
.card h3+p{margin-bottom:8px}`;

const lists = `
.badge{display:inline-block;padding:1px 8px;border-radius:4px;font:600 12px/1.55 ${sans};
  background:var(--st-gray-tint);color:var(--st-gray);white-space:nowrap}
.badge.pass{background:var(--ok-tint);color:var(--ok)}
.badge.fail{background:var(--danger-tint);color:var(--danger)}
.edits{display:grid;grid-template-columns:auto minmax(0,1fr);gap:3px 14px}
.edits dd{margin:0}
.list{display:grid;gap:4px}
.list li{display:grid;grid-template-columns:2.2em minmax(0,1fr);gap:0 4px}
.list li>:first-child{font:400 12px/1.9 ${mono};color:var(--ink-3)}
.list .done,.list .dropped{color:var(--ink-3);text-decoration:line-through}
.list+.list{margin-top:8px;padding-top:8px;border-top:1px solid var(--line)}
.table{overflow-x:auto;background:var(--surface);border:1px solid var(--line);border-radius:8px}
table{width:100%;border-collapse:collapse;font-size:13.5px}
th{padding:9px 14px;text-align:left;font-size:12px;font-weight:600;color:var(--ink-2);
  border-bottom:1px solid var(--line-strong);white-space:nowrap}
td{padding:8px 14px;border-bottom:1px solid var(--line);vertical-align:top}
tr:last-child td{border-bottom:0}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.two{display:grid;grid-template-columns:minmax(0,1.6fr) minmax(0,1fr);gap:22px;
  align-items:start}
footer{margin-top:56px;padding-top:18px;border-top:1px solid var(--line);color:var(--ink-3);
  font-size:13px}`;

const small = `
@media (max-width:900px){.wrap{padding:20px 20px 48px}.forms,.answer,.two{
  grid-template-columns:minmax(0,1fr)}.top{margin-bottom:30px}}
@media (max-width:620px){iframe{height:var(--slim)}.stage{padding-left:0}.stage::before{
  display:none}.stage>header svg{position:static;align-self:center}.letter>header .mono{
  margin-left:0}}
@media print{body{background:#fff;font-size:11pt}.wrap{max-width:none;padding:0}.ways{
  display:none}.forms,.two{grid-template-columns:minmax(0,1fr)}.stage{padding-left:32px}
  section{margin-top:28pt}.stage::before{bottom:-28pt}.note,.card,.verdicts,tr,pre,.bubble{
  break-inside:avoid}h2,h3,h4,.letter>header,.stage>header{break-after:avoid}*{
  -webkit-print-color-adjust:exact;print-color-adjust:exact}}`;

/** On a screen, at any width, and on paper. */
export const styleSheet = [colourSheet, ground, top, day, lists, small]
  .join('')
  .replace(/\n */g, '');
