/** How many atoms of each symbol a formula has; undefined for what is none. Small digits are plain digits here. */
export const countAtoms = (formula: string): Map<string, number> | undefined => {
  if (!/^(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+$/.test(formula)) return undefined
  const atoms = new Map<string, number>()
  const add = (text: string, times: number) => {
    for (const [, symbol = '', count = ''] of text.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
      if (!NAMES.has(symbol)) return false
      atoms.set(symbol, (atoms.get(symbol) ?? 0) + times * Number(count || 1))
    }
    return true
  }
  for (const [, group, times = '', symbol = ''] of formula.matchAll(/\(([^()]*)\)(\d*)|([A-Z][a-z]?\d*)/g))
    if (!add(group ?? symbol, group === undefined ? 1 : Number(times || 1))) return undefined
  return atoms
}

/** Atoms of collège, with « d’ » or « de » before the name. */
export const NAMES = new Map(
  `H d’hydrogène;C de carbone;O d’oxygène;N d’azote;S de soufre;P de phosphore;Cl de chlore;F de fluor;Br de brome;I d’iode;Na de sodium;K de potassium;Mg de magnésium;Ca de calcium;Al d’aluminium;Fe de fer;Cu de cuivre;Zn de zinc;Ag d’argent;Au d’or;Pb de plomb;Si de silicium;He d’hélium;Ne de néon;Ar d’argon;Li de lithium;Ti de titane;Mn de manganèse;Ni de nickel;Sn d’étain;B de bore;Be de béryllium;Cr de chrome;Hg de mercure;Ba de baryum;Co de cobalt`
    .split(';')
    .map(line => {
      const [symbol = '', ...name] = line.split(' ')
      return [symbol, name.join(' ')] as const
    }),
)

/** H₂O, H_2O and H_{2}O with plain digits. */
export const plainFormula = (text: string): string =>
  text.replace(/[₀-₉]/g, digit => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit))).replace(/_\{?(\d+)\}?/g, '$1')

/** A formula with its small digits, as TeX. */
export const formulaTex = (formula: string): string => `\\mathrm{${formula.replace(/(\d+)/g, '_{$1}')}}`

/** A formula with its small digits, as text. */
export const formulaText = (formula: string): string =>
  formula.replace(/\d/g, digit => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? '')
