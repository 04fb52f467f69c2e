import type { Formula, QuantityId } from './formulas.ts'

type Words = { a: string; the: string }

/** The sentences of worked physics and chemistry; `$` stands around maths. */
export const messages = {
  laws: {
    ohm: 'la loi d’Ohm',
    power: 'la relation de la puissance électrique',
    energy: 'la relation entre l’énergie, la puissance et la durée',
    speed: 'la relation entre la distance, la vitesse et la durée',
    weight: 'la relation entre le poids et la masse',
    density: 'la relation de la masse volumique',
  } satisfies Record<Formula['id'], string>,
  names: {
    voltage: { a: 'la tension', the: 'La tension' },
    resistance: { a: 'la résistance', the: 'La résistance' },
    current: { a: 'l’intensité du courant', the: 'L’intensité du courant' },
    power: { a: 'la puissance', the: 'La puissance' },
    energy: { a: 'l’énergie', the: 'L’énergie' },
    time: { a: 'la durée', the: 'La durée' },
    length: { a: 'la distance', the: 'La distance' },
    speed: { a: 'la vitesse', the: 'La vitesse' },
    force: { a: 'le poids', the: 'Le poids' },
    mass: { a: 'la masse', the: 'La masse' },
    gravity: { a: 'l’intensité de la pesanteur', the: 'L’intensité de la pesanteur' },
    density: { a: 'la masse volumique', the: 'La masse volumique' },
    volume: { a: 'le volume', the: 'Le volume' },
  } satisfies Record<QuantityId, Words>,
  known: (data: readonly string[], wanted: string) => `On connaît ${data.join(' et ')}. On cherche ${wanted}.`,
  datum: (name: string, symbol: string, quantity: string) => `${name} $${symbol}$ = ${quantity}`,
  looked: (name: string, symbol: string) => `${name} $${symbol}$`,
  formula: (law: string, tex: string) => `On utilise ${law} : $${tex}$.`,
  isolated: (law: string, tex: string, wanted: string) => `On utilise ${law} : $${tex}$, donc $${wanted}$.`,
  conversion: (symbol: string, from: string, to: string) => `On convertit : $${symbol}$ = ${from} = ${to}.`,
  conversionTex: (symbol: string, from: string, tex: string, unit: string) =>
    `On convertit : $${symbol}$ = ${from} $${tex}$ ${unit}.`,
  replaced: (tex: string) => `On remplace par les valeurs : $${tex}$.`,
  converted: (tex: string) => `On convertit le résultat : $${tex}$.`,
  sentence: (the: string, result: string) => `${the} est égale à ${result}.`,
  sentenceHe: (the: string, result: string) => `${the} est égal à ${result}.`,
  constants: {
    gravity: 'Sur Terre, l’intensité de la pesanteur est $g$ = 9,8 N/kg.',
    sound: 'Dans l’air, le son se propage à environ 340 m/s.',
    light: 'Dans le vide (et dans l’air), la lumière se propage à environ 300 000 km/s.',
  },
  kineticLaw: 'E_c = \\frac{1}{2} \\times m \\times v^{2}',
  kinetic:
    'L’énergie cinétique d’un objet en mouvement est $E_c = \\frac{1}{2} \\times m \\times v^{2}$, avec $m$ en kg, $v$ en m/s et $E_c$ en J.',
  kineticSentence: (result: string) => `L’énergie cinétique est égale à ${result}.`,
  rules: {
    ohm: 'Loi d’Ohm : $U = R \\times I$, avec $U$ en volts (V), $R$ en ohms (Ω) et $I$ en ampères (A).',
    power: 'Puissance électrique : $P = U \\times I$, avec $P$ en watts (W), $U$ en volts (V) et $I$ en ampères (A).',
    energy:
      'Énergie : $E = P \\times t$, avec $E$ en joules (J), $P$ en watts (W) et $t$ en secondes (s), ou $E$ en kWh, $P$ en kW et $t$ en h.',
    speed:
      'Vitesse : $v = \\frac{d}{t}$. Avec $d$ en mètres et $t$ en secondes, $v$ est en m/s ; avec des km et des heures, en km/h.',
    weight: 'Poids : $P = m \\times g$, avec $P$ en newtons (N), $m$ en kilogrammes (kg) et $g$ en N/kg.',
    density:
      'Masse volumique : $\\rho = \\frac{m}{V}$. Avec $m$ en g et $V$ en cm³, $\\rho$ est en g/cm³ ; avec des kg et des m³, en kg/m³.',
  } satisfies Record<Formula['id'], string>,
  hints: [
    'Quelles grandeurs sont données dans l’énoncé, et avec quelles unités ? Laquelle cherche-t-on ?',
    'Quelle relation du cours lie ces trois grandeurs ? Écrivez-la avec des lettres.',
    'Les unités vont-elles ensemble ? Convertissez avant de remplacer les lettres par les nombres.',
  ],

  energyFirst: (tex: string) => `On calcule d’abord l’énergie, avec la puissance en kW et la durée en h : $${tex}$.`,
  costStep: (tex: string) => `On multiplie l’énergie en kWh par le prix d’un kWh : $${tex}$ €.`,
  costIs: (result: string) => `Le coût est de ${result}.`,
  costRule: 'Coût = énergie en kWh × prix d’un kWh, avec $E = P \\times t$ ($P$ en kW, $t$ en h).',
  costHints: ['Quelle énergie, en kWh, l’appareil consomme-t-il ?', 'Combien coûte un kWh ?', 'Multipliez les deux.'],

  balanceAsked: (equation: string) => `Ajustez l’équation : $${equation}$.`,
  atomsEach: (symbol: string, left: number, right: number) => `Atomes ${symbol} : ${left} à gauche, ${right} à droite.`,
  notYet: 'On compte les atomes de chaque sorte, des deux côtés de la flèche.',
  chosen: (equation: string) => `On ajuste les nombres devant les formules : $${equation}$.`,
  checkedAtoms: (lines: readonly string[]) => `Vérification : ${lines.join(' ; ')}.`,
  sameAtoms: (symbol: string, count: number) => `${count} ${symbol} de chaque côté`,
  balanceRule:
    'Lors d’une transformation chimique, les atomes se conservent : il y en a autant de chaque sorte parmi les réactifs que parmi les produits. On n’ajuste que les nombres placés devant les formules.',
  balanceHints: [
    'Comptez les atomes de chaque sorte à gauche, puis à droite de la flèche.',
    'Commencez par un atome qui n’est que dans une seule formule de chaque côté.',
    'Ne changez jamais les petits chiffres d’une formule : seulement le nombre placé devant.',
  ],

  composition: (formula: string) =>
    `Dans la formule $${formula}$, le petit chiffre indique le nombre d’atomes du symbole placé juste avant lui ; sans chiffre, il y en a un seul.`,
  compositionOne: (count: number, name: string, symbol: string) =>
    `${count} ${count > 1 ? 'atomes' : 'atome'} ${name} (${symbol})`,
  compositionList: (formula: string, list: string) => `La molécule $${formula}$ est formée de ${list}.`,
  atomCount: (symbol: string, formula: string, count: number) =>
    `Il y a ${count} ${count > 1 ? 'atomes' : 'atome'} ${symbol} dans $${formula}$.`,
  atomTotal: (tex: string) => `On additionne : $${tex}$.`,
  manyMolecules: (count: number, tex: string) => `Pour ${count} molécules, on multiplie : $${tex}$.`,
  inMolecules: (count: number, result: string) => `Il y a ${result} atomes dans ces ${count} molécules.`,
  atomRule:
    'Une formule chimique indique les atomes d’une molécule : les lettres sont les symboles des atomes, les petits chiffres leur nombre.',
  both: (list: readonly string[]) =>
    list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} et ${list.at(-1)}`,
  atomHints: [
    'Quels symboles d’atomes lisez-vous dans la formule ?',
    'Quel petit chiffre suit chaque symbole ? Sans chiffre, il y a un seul atome.',
    'Un chiffre derrière une parenthèse multiplie tout ce qu’elle contient.',
  ],

  ph: (value: string, sign: string, kind: string) =>
    `Le pH vaut ${value}, et ${value} ${sign} 7 : la solution est ${kind}.`,
  phKinds: { acid: 'acide', base: 'basique', neutral: 'neutre' },
  phAnswer: (kind: string) => `La solution est ${kind}.`,
  phRule:
    'Une solution est acide quand son pH est inférieur à 7, neutre quand il est égal à 7, basique quand il est supérieur à 7.',
  phHints: [
    'Comparez le pH à 7.',
    'Où se trouve cette valeur sur l’échelle de pH, qui va de 0 à 14 ?',
    'En dessous de 7, c’est acide ; au-dessus, c’est basique.',
  ],
} as const
