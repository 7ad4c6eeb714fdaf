export interface Aim {
  readonly kind: 'atMost' | 'atLeast' | 'below';
  readonly value: number;
}

/** One number of the bench. Without an aim it is only context. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 's' | 'x' | '/s' | 'MB' | 'kB' | '';
  readonly aim: Aim | null;
}

export function isMet({ value, aim }: Figure): boolean | null {
  if (aim === null) return null;
  switch (aim.kind) {
    case 'atMost':
      return value <= aim.value;
    case 'atLeast':
      return value >= aim.value;
    case 'below':
      return value < aim.value;
    default:
      return aim.kind satisfies never;
  }
}

/** `  p95 of an audit        512 ms   aim: at most 300 ms   NOT MET` */
export function figureLine(figure: Figure): string {
  const { name, value, unit, aim } = figure;
  const shown = `  ${name.padEnd(68)} ${showFigure(value, unit).padStart(11)}`;
  if (aim === null) return shown;
  const words = { atMost: 'at most', atLeast: 'at least', below: 'below' }[aim.kind];
  return `${shown}   aim: ${`${words} ${showFigure(aim.value, unit)}`.padEnd(16)} ${isMet(figure) === true ? 'met' : 'NOT MET'}`;
}

/** `512 ms`, with as many digits as a reader needs. */
export function showFigure(value: number, unit: Figure['unit']): string {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}
