import type { Score } from '#shared/audit/score-bands.ts';
import { getBandName } from '#shared/report/band-labels.ts';
import { type Html, html } from '#shared/report/html.ts';
import {
  isDoubtful,
  ring,
  ringArc,
  ringFigure,
  ringLabel,
  ringTick,
  type ScoreRange,
} from '#shared/report/ring-drawing.ts';
import { renderBandLabel } from './page-parts.ts';

const { centre, arcRadius, bracketRadius, rimShare } = ring;

/** The score as a ring, surrounded by the bracket of the unmeasured part, with number and word inside. */
export function scorePicture(score: Score, range: ScoreRange): Html {
  const doubt = isDoubtful(range) ? range : null;
  const { figure, of } = ringFigure(score, range);
  return html`<div class="ring" role="img" aria-label="${ringLabel(score, doubt)}" data-band="${getBandName(score)}">
<svg viewBox="${ring.viewBox}" fill="none" aria-hidden="true">${score === null ? dashedTrack() : filledTrack(score)}${
    doubt === null ? null : bracket(doubt)
  }${[50, 80].map((at) => html`<path class="limit" d="${ringTick(at, arcRadius - 15, arcRadius - 21)}"/>`)}</svg>
<div class="ring-words" aria-hidden="true"><span class="score"${figure.length > 3 && html` data-long`}>${figure}</span><span class="of">${of}</span>${renderBandLabel(score)}</div></div>`;
}

function filledTrack(score: number): Html {
  const fill = Math.max(0, score - 2 * rimShare);
  const place = html`cx="${centre}" cy="${centre}" r="${arcRadius}"`;
  const turned = html`${place} pathLength="100" transform="rotate(-90 ${centre} ${centre})"`;
  return html`<circle ${place} class="track-rim" stroke-width="24"/><circle ${place} class="track" stroke-width="21.5"/><circle ${turned} class="arc-rim" stroke-width="24" stroke-dasharray="${score} ${100 - score}"/><circle ${turned} class="arc" stroke-width="20.5" stroke-dasharray="${fill} ${100 - fill}" stroke-dashoffset="${-rimShare}"/>`;
}

function dashedTrack(): Html {
  return html`${[arcRadius - 12, arcRadius + 12].map(
    (r) =>
      html`<circle class="dashed" cx="${centre}" cy="${centre}" r="${r}" stroke-width="1.5" stroke-dasharray="5 4"/>`,
  )}`;
}

function bracket({ low, high }: ScoreRange): Html {
  return html`<path class="bracket" d="${ringArc(low, high, bracketRadius)}" stroke-width="2"/>${[low, high].map(
    (at) => html`<path class="bracket" d="${ringTick(at, bracketRadius - 5, bracketRadius + 5)}" stroke-width="2.5"/>`,
  )}`;
}
