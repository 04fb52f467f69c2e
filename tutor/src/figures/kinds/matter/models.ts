/** An atom of a model: its symbol and where it stands, in pixels from the middle of the molecule. */
type Atom = readonly [symbol: string, x: number, y: number]

/** Space-filling models, atoms behind first. */
export const MODELS = new Map<string, readonly Atom[]>(
  Object.entries({
    H: [['H', 0, 0]],
    C: [['C', 0, 0]],
    O: [['O', 0, 0]],
    Fe: [['Fe', 0, 0]],
    S: [['S', 0, 0]],
    H2: [
      ['H', -10, 0],
      ['H', 10, 0],
    ],
    O2: [
      ['O', -14, 0],
      ['O', 14, 0],
    ],
    N2: [
      ['N', -14, 0],
      ['N', 14, 0],
    ],
    Cl2: [
      ['Cl', -15, 0],
      ['Cl', 15, 0],
    ],
    H2O: [
      ['H', -22, 15],
      ['H', 22, 15],
      ['O', 0, 0],
    ],
    CO2: [
      ['O', -28, 0],
      ['O', 28, 0],
      ['C', 0, 0],
    ],
    CO: [
      ['C', -14, 0],
      ['O', 14, 0],
    ],
    SO2: [
      ['O', -26, 12],
      ['O', 26, 12],
      ['S', 0, 0],
    ],
    HCl: [
      ['H', -22, 0],
      ['Cl', 5, 0],
    ],
    NH3: [
      ['H', -24, 11],
      ['H', 24, 11],
      ['H', 0, 27],
      ['N', 0, 0],
    ],
    CH4: [
      ['H', 0, -27],
      ['H', -27, 5],
      ['H', 27, 5],
      ['H', 0, 27],
      ['C', 0, 0],
    ],
    C3H8: [
      ['H', -60, 0],
      ['H', -36, -25],
      ['H', -36, 25],
      ['H', 0, -26],
      ['H', 0, 26],
      ['H', 36, -25],
      ['H', 36, 25],
      ['H', 60, 0],
      ['C', -33, 0],
      ['C', 33, 0],
      ['C', 0, 0],
    ],
  } satisfies Record<string, Atom[]>),
)

/** The usual colours of school models; they are the same in all themes, and the letter says what the colour says. */
export const ATOMS = new Map<string, { name: string; fill: `#${string}`; letter: 'light' | 'dark'; radius: number }>(
  Object.entries({
    H: { name: 'hydrogène', fill: '#ffffff', letter: 'dark', radius: 13.5 },
    C: { name: 'carbone', fill: '#3b3b42', letter: 'light', radius: 19 },
    O: { name: 'oxygène', fill: '#d5342c', letter: 'light', radius: 18 },
    N: { name: 'azote', fill: '#2d62c4', letter: 'light', radius: 18 },
    S: { name: 'soufre', fill: '#f2cf3d', letter: 'dark', radius: 20 },
    Cl: { name: 'chlore', fill: '#2f8f46', letter: 'light', radius: 19 },
    Fe: { name: 'fer', fill: '#a9a9b3', letter: 'dark', radius: 20 },
  }),
)
