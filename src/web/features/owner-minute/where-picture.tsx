import type { ReactNode } from 'react';
import type { MinuteField } from '#shared/audit/owner-minute.ts';

/** A small drawing of a Google profile; amber marks where the value of `field` is. */
export function WherePicture({ field }: { readonly field: MinuteField }) {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" className="where-picture h-[51px] w-[76px]">
      <rect className="card" x="1" y="1" width="94" height="62" rx="6" />
      {drawings[field]}
    </svg>
  );
}

const drawings: Readonly<Record<MinuteField, ReactNode>> = {
  rating: (
    <>
      <Bone x={10} y={12} width={44} height={6} />
      <Place x={7} y={27} width={25} height={17}>
        <text x="11" y="39.5">
          4.7
        </text>
      </Place>
      <Stars from={42} count={4} />
      <Bone x={10} y={51} width={30} height={4} />
    </>
  ),
  reviewCount: (
    <>
      <Bone x={10} y={12} width={44} height={6} />
      <Stars from={13} count={5} />
      <Place x={54} y={27} width={30} height={17}>
        <text x="59" y="39.5">
          (41)
        </text>
      </Place>
      <Bone x={10} y={51} width={30} height={4} />
    </>
  ),
  reviewsLast90Days: (
    <>
      <Place x={7} y={7} width={82} height={34}>
        <Review y={16} width={24} />
        <text className="faint" x="56" y="19">
          1 wk
        </text>
        <Review y={32} width={20} />
        <text className="faint" x="56" y="35">
          2 mo
        </text>
      </Place>
      <Review y={51} width={26} />
    </>
  ),
  replyShare: (
    <>
      <Review y={14} width={50} />
      <Bone x={23} y={20} width={34} height={4} />
      <Place x={20} y={31} width={68} height={24}>
        <text className="small" x="26" y="42">
          Owner
        </text>
        <Bone x={26} y={46} width={46} height={4} />
      </Place>
    </>
  ),
  photoCount: (
    <>
      <rect className="bone" x="7" y="7" width="38" height="50" rx="3" />
      <rect className="bone" x="49" y="7" width="40" height="23" rx="3" />
      <Place x={49} y={34} width={40} height={23}>
        <text x="55" y="49.5">
          +23
        </text>
      </Place>
    </>
  ),
  categories: (
    <>
      <Bone x={10} y={11} width={56} height={7} />
      <Bone x={10} y={24} width={34} height={4} />
      <Place x={7} y={34} width={54} height={18}>
        <text x="11" y="47">
          Plumber
        </text>
      </Place>
    </>
  ),
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text that does not matter here. */
function Bone(box: Box) {
  return <rect className="bone" {...box} rx="2" />;
}

/** The place to look at. */
function Place({ children, ...box }: Box & { readonly children: ReactNode }) {
  return (
    <>
      <rect className="wash" {...box} rx="4" />
      {children}
      <rect className="here" {...box} rx="4" />
    </>
  );
}

function Stars({ from, count }: { readonly from: number; readonly count: number }) {
  return Array.from({ length: count }, (_, index) => from + index * 8).map((x) => (
    <circle key={x} className="star" cx={x} cy="36" r="3" />
  ));
}

/** A person and a line. */
function Review({ y, width }: { readonly y: number; readonly width: number }) {
  return (
    <>
      <circle className="bone" cx="15" cy={y} r="4" />
      <Bone x={23} y={y - 2} width={width} height={4} />
    </>
  );
}
