/** A colour in the light theme, then in the dark one. */
export type Pair = readonly [light: string, dark: string]

/** The five steps of each palette: fill and the text on it, text, tint, stronger tint (borders). */
export type Palette = Record<'solid' | 'contrast' | 'fg' | 'subtle' | 'muted', Pair>

/**
 * Every palette by name, for `colorPalette`. `fg` is legible on `subtle`, on surfaces and on the page; `contrast` on
 * `solid` (checked in tokens.test.ts).
 */
export const palettes = {
  brand: {
    solid: ['#574bbd', '#b1b2fe'],
    contrast: ['#ffffff', '#13112f'],
    fg: ['#463b9a', '#c6c8ff'],
    subtle: ['#eeefff', '#27264a'],
    muted: ['#d1d3fe', '#44427a'],
  },
  accent: {
    solid: ['#f47f55', '#fc9b6f'],
    contrast: ['#2c1006', '#280d03'],
    fg: ['#822e01', '#febca2'],
    subtle: ['#feece5', '#422114'],
    muted: ['#fbcbb9', '#6e3a26'],
  },
  success: {
    solid: ['#047347', '#83cea3'],
    contrast: ['#ffffff', '#021c0e'],
    fg: ['#045c38', '#a6ddbc'],
    subtle: ['#e5f5eb', '#153222'],
    muted: ['#bce2cb', '#26553c'],
  },
  warning: {
    solid: ['#e3a53a', '#e2b16c'],
    contrast: ['#211301', '#211301'],
    fg: ['#684503', '#ecc796'],
    subtle: ['#f9eee1', '#3a270b'],
    muted: ['#edd3b1', '#614417'],
  },
  danger: {
    solid: ['#aa2837', '#fe9a9a'],
    contrast: ['#ffffff', '#2a090b'],
    fg: ['#8a1e2a', '#ffb9b8'],
    subtle: ['#feebea', '#451e1f'],
    muted: ['#fec8c7', '#733436'],
  },
  info: {
    solid: ['#0262ab', '#83c0fe'],
    contrast: ['#ffffff', '#03172c'],
    fg: ['#014f8a', '#a8d2ff'],
    subtle: ['#e5f2ff', '#142d46'],
    muted: ['#badbfe', '#254d74'],
  },
  orange: {
    solid: ['#e37c22', '#f4a671'],
    contrast: ['#270f00', '#270f00'],
    fg: ['#773a00', '#fac099'],
    subtle: ['#feece1', '#40230e'],
    muted: ['#f8ceb2', '#6b3d1b'],
  },
  maths: {
    solid: ['#3c58b4', '#9eb8ff'],
    contrast: ['#ffffff', '#0c142d'],
    fg: ['#2f4693', '#b9cdff'],
    subtle: ['#eaf0fe', '#202a47'],
    muted: ['#c7d7ff', '#384876'],
  },
  francais: {
    solid: ['#9d3265', '#f59bbe'],
    contrast: ['#ffffff', '#270b17'],
    fg: ['#802651', '#fbb7d0'],
    subtle: ['#feeaf1', '#401f2d'],
    muted: ['#f9c8d9', '#6c374d'],
  },
  anglais: {
    solid: ['#a53332', '#fc9d95'],
    contrast: ['#ffffff', '#290b0a'],
    fg: ['#862726', '#ffbab3'],
    subtle: ['#ffebe9', '#431f1d'],
    muted: ['#fdc9c4', '#703734'],
  },
  espagnol: {
    solid: ['#8c4f01', '#edaa6f'],
    contrast: ['#ffffff', '#241000'],
    fg: ['#713f02', '#f5c297'],
    subtle: ['#fcede1', '#3e250d'],
    muted: ['#f4d0b2', '#674019'],
  },
  allemand: {
    solid: ['#725f03', '#ceba6f'],
    contrast: ['#ffffff', '#1c1600'],
    fg: ['#5c4c04', '#dcce98'],
    subtle: ['#f4f0e1', '#332b0d'],
    muted: ['#e2d8b2', '#564a1a'],
  },
  histoire: {
    solid: ['#77459d', '#cea8f1'],
    contrast: ['#ffffff', '#1c0f26'],
    fg: ['#603680', '#dcc0f7'],
    subtle: ['#f4ecfc', '#33243f'],
    muted: ['#e2cef5', '#563e6a'],
  },
  geographie: {
    solid: ['#076f6f', '#6ccdcd'],
    contrast: ['#ffffff', '#001b1b'],
    fg: ['#055959', '#98dcdb'],
    subtle: ['#e2f4f4', '#083232'],
    muted: ['#b4e2e1', '#115555'],
  },
  emc: {
    solid: ['#016892', '#79c5f0'],
    contrast: ['#ffffff', '#001926'],
    fg: ['#015476', '#a0d6f7'],
    subtle: ['#e4f3fc', '#102f3f'],
    muted: ['#b8def5', '#1f506a'],
  },
  svt: {
    solid: ['#167425', '#8dcd8f'],
    contrast: ['#ffffff', '#061b08'],
    fg: ['#0e5d1b', '#addcae'],
    subtle: ['#e7f5e7', '#19321b'],
    muted: ['#c1e2c1', '#2e5530'],
  },
  physique: {
    solid: ['#8b3c86', '#e3a1dc'],
    contrast: ['#ffffff', '#220d20'],
    fg: ['#712f6c', '#edbbe7'],
    subtle: ['#faebf8', '#3a2138'],
    muted: ['#eecbea', '#613a5e'],
  },
  neutral: {
    solid: ['#605e6d', '#bab9c6'],
    contrast: ['#ffffff', '#161519'],
    fg: ['#4d4b58', '#cdccd6'],
    subtle: ['#f0f0f3', '#2b2b30'],
    muted: ['#d7d6dd', '#4a4951'],
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
