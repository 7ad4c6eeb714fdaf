/** The style of the checklist file: the light theme's colors, system fonts. */
export const checklistCss = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fbfaf6;color:#1b213a;font:16px/1.55 "Hanken Grotesk","Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
main,footer{max-width:46rem;margin:0 auto;padding:0 1.25rem}
main{padding-top:2.5rem}
h1,h2,.figure,.maker{font-family:Besley,Rockwell,Georgia,serif;font-weight:600;line-height:1.15}
h1{margin:0;font-size:clamp(1.9rem,6vw,2.8rem);color:var(--word);letter-spacing:-.01em}
h2{margin:2.5rem 0 .75rem;padding-top:.6rem;border-top:2px solid;font-size:1.3rem}
h3{margin:0;font-size:1.05rem;line-height:1.35}
p{margin:.35rem 0}
a{color:inherit;text-decoration-color:var(--accent);text-underline-offset:.2em}
small,.note{font-size:.875rem;color:#4a5065}
.maker{margin:0 0 2rem;font-size:1.15rem;color:var(--word)}
.maker img{display:block;max-width:15rem;max-height:4.5rem}
.kind{margin:0 0 .25rem;font-weight:600;color:#4a5065;font-size:.9rem}
.lead{font-size:1.15rem;color:#4a5065}
.lead b{color:#1b213a}
.score{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;gap:1.5rem 2.5rem;align-items:center;margin-top:1.75rem;padding-top:1.25rem;border-top:2px solid}
.score p{margin:0}
.figure{font-size:3.75rem;letter-spacing:-.03em}
.score ul,.tips,.places{list-style:none;margin:0;padding:0}
.score li{display:grid;grid-template-columns:1.2em 1fr auto;gap:0 .6em;align-items:baseline;padding:.2rem 0}
.score li::before,article h3::before{font-weight:700}
.pass::before,.pass h3::before{content:"✓ ";color:#1d5c41}
.fail::before,.fail h3::before{content:"✕ ";color:#99221f}
.na::before,.na h3::before{content:"○ ";color:#63687b}
article::before{content:none!important}
.good{color:#1d5c41}.mid{color:#665300}.poor{color:#99221f}.none{color:#4a5065}
article{margin:1.4rem 0;break-inside:avoid}
.change{margin-top:.6rem;padding:.1rem 0 .1rem 1rem;border-left:3px solid var(--accent)}
.change small{font-weight:600}
.change p{margin:.15rem 0 0;white-space:pre-line}
.places li::before{content:"☐ "}
.tips{display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:1.1rem 2rem}
.tips li{padding-left:.9rem;border-left:1px solid #b7bac4}
.tips small{display:block;margin-top:.2rem}
footer{margin-top:2.5rem;margin-bottom:2.5rem;font-size:.8rem;color:#63687b}
@media (max-width:34rem){.score{grid-template-columns:1fr}}
@media print{@page{margin:16mm 17mm}body{background:#fff;font-size:11pt}main,footer{max-width:none;padding:0}h2{break-after:avoid}}
`;

/** The free plan's watermark on every printed page. Drawn by CSS, so it is not read aloud. */
export const watermarkCss = `body::before{content:"Porchlight Free";position:fixed;inset:0;display:grid;place-items:center;font:600 min(14vw,6.5rem)/1 Besley,Georgia,serif;color:#1b213a;opacity:.07;transform:rotate(-32deg);pointer-events:none;white-space:nowrap}`;
