import { classNames } from '#web/lib/class-names.ts';

/** A gabled house in front view: from `left` over `width`, eaves and ridge measured from the top of the picture. */
interface Gable {
  readonly left: number;
  readonly width: number;
  readonly eaves: number;
  readonly ridge: number;
}
/** A row of equal windows. */
interface Panes {
  readonly xs: readonly number[];
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface DarkHouse extends Gable {
  readonly chimneyAt?: number;
  readonly panes: readonly Panes[];
}

const street = { width: 1680, height: 312, ground: 298 };

const farHouses: readonly Gable[] = [
  { left: -40, width: 150, eaves: 182, ridge: 122 },
  { left: 140, width: 130, eaves: 150, ridge: 110 },
  { left: 324, width: 168, eaves: 182, ridge: 108 },
  { left: 510, width: 140, eaves: 140, ridge: 94 },
  { left: 694, width: 156, eaves: 180, ridge: 112 },
  { left: 1080, width: 168, eaves: 150, ridge: 98 },
  { left: 1284, width: 136, eaves: 172, ridge: 106 },
  { left: 1440, width: 158, eaves: 140, ridge: 92 },
  { left: 1594, width: 146, eaves: 180, ridge: 116 },
];

const darkHouses: readonly DarkHouse[] = [
  {
    left: -68,
    width: 186,
    eaves: 188,
    ridge: 116,
    chimneyAt: 59,
    panes: [{ xs: [-30, 52], y: 214, width: 26, height: 36 }],
  },
  {
    left: 152,
    width: 148,
    eaves: 132,
    ridge: 82,
    panes: [
      { xs: [182, 244], y: 160, width: 22, height: 34 },
      { xs: [182, 244], y: 228, width: 22, height: 34 },
    ],
  },
  {
    left: 332,
    width: 206,
    eaves: 200,
    ridge: 114,
    chimneyAt: 382,
    panes: [
      { xs: [368, 472], y: 226, width: 30, height: 34 },
      { xs: [422], y: 166, width: 26, height: 26 },
    ],
  },
  {
    left: 572,
    width: 166,
    eaves: 150,
    ridge: 92,
    panes: [
      { xs: [606, 680], y: 180, width: 24, height: 34 },
      { xs: [606, 680], y: 242, width: 24, height: 34 },
    ],
  },
  {
    left: 1102,
    width: 176,
    eaves: 160,
    ridge: 96,
    chimneyAt: 1225,
    panes: [
      { xs: [1136, 1218], y: 188, width: 26, height: 36 },
      { xs: [1136], y: 252, width: 26, height: 34 },
    ],
  },
  {
    left: 1322,
    width: 220,
    eaves: 200,
    ridge: 116,
    panes: [
      { xs: [1360, 1474], y: 226, width: 30, height: 34 },
      { xs: [1418], y: 170, width: 28, height: 26 },
    ],
  },
  {
    left: 1572,
    width: 166,
    eaves: 140,
    ridge: 88,
    panes: [{ xs: [1604, 1676], y: 168, width: 24, height: 34 }],
  },
];

/** Trunk and bare boughs. */
const trees: readonly string[] = [
  'M314 300V170M314 226l-26-34M314 210l24-40M314 182l-14-30M314 182l12-26',
  'M1300 300V156M1300 214l-30-40M1300 196l28-40M1300 168l-14-28M1300 168l14-32',
];

function gablePath({ left, width, eaves, ridge }: Gable): string {
  return `M${left} ${eaves}L${left + width / 2} ${ridge}L${left + width} ${eaves}V300H${left}Z`;
}

/** A street of dark houses at dusk with one lit porch, drawn entirely in color tokens. */
export function StreetAtDusk({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${street.width} ${street.height}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label="A street of dark houses at dusk. One porch has its light on."
      className={classNames('street', className)}
    >
      {farHouses.map((house) => (
        <path key={house.left} className="far" d={gablePath(house)} />
      ))}
      <circle className="halo" cx="930" cy="214" r="208" />
      <circle className="halo" cx="930" cy="214" r="150" />
      {darkHouses.map((house) => (
        <House key={house.left} house={house} />
      ))}
      <LitHouse />
      <path className="night" d={`M0 ${street.ground}H${street.width}V320H0z`} />
      {trees.map((tree) => (
        <path key={tree} className="twigs" d={tree} />
      ))}
    </svg>
  );
}

function House({ house }: { readonly house: DarkHouse }) {
  return (
    <g>
      <path className="night" d={gablePath(house)} />
      {house.chimneyAt !== undefined && (
        <rect className="night" x={house.chimneyAt} y={house.ridge + 6} width="16" height="72" />
      )}
      {house.panes.flatMap(({ xs, y, width, height }) =>
        xs.map((x) => <rect key={`${x} ${y}`} className="pane" x={x} y={y} width={width} height={height} />),
      )}
    </g>
  );
}

function LitHouse() {
  return (
    <g>
      <path className="wall" d="M798 182L930 78L1062 182V300H798Z" />
      <rect className="wall" x="986" y="100" width="20" height="60" />
      <LitWindow x={916} y={128} width={28} height={32} bars="trim" />
      <path className="trim" d="M796 198h268l-20-22H816z" />
      <rect className="trim" x="814" y="198" width="8" height="102" />
      <rect className="trim" x="1038" y="198" width="8" height="102" />
      <LitWindow x={838} y={220} width={44} height={44} bars="wall" />
      <LitWindow x={978} y={220} width={44} height={44} bars="wall" />
      <rect className="trim" x="908" y="228" width="44" height="72" />
      <circle className="wall" cx="944" cy="266" r="2.6" />
      <circle className="halo halo-inner" cx="930" cy="214" r="44" />
      <path className="trim" d="M929 198h2v10h-2z" />
      <circle className="lamp" cx="930" cy="214" r="8.5" />
      <path className="night" d="M886 288h88v6h8v6H878v-6h8z" />
    </g>
  );
}

interface LitWindowProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bars: 'trim' | 'wall';
}

function LitWindow({ x, y, width, height, bars }: LitWindowProps) {
  return (
    <g>
      <rect className="warm" x={x} y={y} width={width} height={height} />
      <rect className={bars} x={x + width / 2 - 1} y={y} width="2" height={height} />
      <rect className={bars} x={x} y={y + height / 2 - 1} width={width} height="2" />
    </g>
  );
}
