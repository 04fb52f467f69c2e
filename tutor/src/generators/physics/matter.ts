import { french, math } from '../../maths/format.ts'
import { rational } from '../../maths/rational.ts'
import { askNumber } from '../asked.ts'
import { writtenQuotient } from '../choices.ts'
import { type Generator, variant } from '../exercise.ts'
import { int, pick, type Range } from '../random.ts'
import { askMember, MEMBERS, product, type Relation } from './relation.ts'

const DENSITY: Relation = {
  whole: { letter: 'm', unit: 'g', name: 'la masse' },
  one: { letter: 'ρ', unit: 'g/cm³', name: 'la masse volumique' },
  other: { letter: 'V', unit: 'cm³', name: 'le volume' },
}
/** Rounded to a tenth: g/cm³. */
const MATERIALS = [
  { of: 'd’aluminium', tenths: 27 },
  { of: 'de fer', tenths: 79 },
  { of: 'de cuivre', tenths: 89 },
  { of: 'de plomb', tenths: 113 },
  { of: 'de verre', tenths: 25 },
  { of: 'de chêne', tenths: 7 },
] as const

/** Mass, volume and density. Find: 'whole' (mass), 'one' (density) or 'other' (volume). */
export const density: Generator = (random, params) => {
  const find = variant(random, params.find, MEMBERS)
  const { of, tenths } = pick(random, MATERIALS)
  const values = product(rational(tenths, 10), rational(int(random, 5, 120)))
  const [m, r, v] = [french(values.whole), french(values.one), french(values.other)]
  const statements = {
    whole: `Quelle est la masse, en grammes, d’un bloc ${of} de ${v} cm³\u00a0? La masse volumique de ce matériau est de ${r} g/cm³.`,
    one: `Un objet plein a une masse de ${m} g et un volume de ${v} cm³. Quelle est la masse volumique du matériau, en g/cm³\u00a0?`,
    other: `Un bloc ${of} a une masse de ${m} g. La masse volumique de ce matériau est de ${r} g/cm³. Quel est son volume, en cm³\u00a0?`,
  }
  return askMember(DENSITY, values, find, {
    statement: statements[find],
    hint: 'La masse volumique est la masse d’un centimètre cube.',
  })
}

/** The least and the most volume, in millilitres. */
const PLUNGED_THINGS: readonly { thing: string; volume: Range }[] = [
  { thing: 'une clé', volume: [3, 9] },
  { thing: 'un galet', volume: [10, 95] },
  { thing: 'une bille', volume: [2, 9] },
  { thing: 'un écrou', volume: [3, 19] },
]

const LIQUID_GRAMS: Range = [6, 95]

/** The volume of an object under water, or the mass of a liquid in its vessel. Find: 'volume' or 'mass'. */
export const byDifference: Generator = (random, params) => {
  const find = variant(random, params.find, ['volume', 'mass'])
  const isVolume = find === 'volume'
  const { thing, volume } = pick(random, PLUNGED_THINGS)
  const [empty, drawn] = [int(random, 30, 160), int(random, ...(isVolume ? volume : LIQUID_GRAMS))]
  const part = drawn === empty ? drawn + 1 : drawn
  const full = empty + part
  const liquid = pick(random, ['l’huile', 'le lait', 'le sirop', 'l’eau salée'])
  const unit = isVolume ? 'mL' : 'g'
  return askNumber(
    rational(part),
    unit,
    {
      addsBothMeasures: rational(empty + full),
      keepsTheLastMeasure: rational(full),
      keepsTheFirstMeasure: rational(empty),
    },
    {
      statement: isVolume
        ? `Une éprouvette contient ${empty} mL d’eau. On y plonge ${thing}\u00a0: le niveau monte à ${full} mL. Quel est le volume de l’objet, en millilitres\u00a0?`
        : `Un bécher vide a une masse de ${empty} g. Avec ${liquid} que l’on y verse, la masse est de ${full} g. Quelle est la masse du liquide, en grammes\u00a0?`,
      steps: [
        isVolume
          ? 'L’objet pousse l’eau vers le haut\u00a0: son volume est la différence des deux niveaux.'
          : 'La balance mesure le bécher et le liquide ensemble\u00a0: on enlève la masse du bécher.',
        `${math(`${full} − ${empty} = ${part}`)}\u00a0: c’est ${part} ${unit}.`,
      ],
      hint: isVolume ? 'De combien le niveau a-t-il monté\u00a0?' : 'Que pèse-t-on en plus du liquide\u00a0?',
      minutes: 2,
    },
  )
}

/** The mass of a solution or of a reaction: nothing is lost. Find: 'solution', 'solute' or 'reaction'. */
export const massKept: Generator = (random, params) => {
  const find = variant(random, params.find, ['solution', 'solute', 'reaction'])
  const [solvent, solute] = [10 * int(random, 10, 40), int(random, 3, 60)]
  const all = solvent + solute
  const what = pick(random, ['de sel', 'de sucre'])
  if (find === 'reaction') {
    // 12 g of carbon burn with 32 g of oxygen.
    const parts = int(random, 2, 30)
    const [carbon, oxygen] = [3 * parts, 8 * parts]
    return askNumber(
      rational(oxygen),
      'g',
      {
        addsTheFuel: rational(2 * carbon + oxygen),
        keepsTheProducts: rational(carbon + oxygen),
        keepsTheFuel: rational(carbon),
      },
      {
        statement: `On fait brûler ${carbon} g de carbone. Il se forme ${carbon + oxygen} g de dioxyde de carbone. Quelle masse de dioxygène a réagi, en grammes\u00a0?`,
        steps: [
          'Au cours d’une transformation chimique, la masse totale se conserve.',
          `${math(`${carbon + oxygen} − ${carbon} = ${oxygen}`)}\u00a0: ${oxygen} g de dioxygène ont réagi.`,
        ],
        hint: 'La masse des réactifs est égale à la masse des produits.',
        minutes: 2,
      },
    )
  }
  const isWhole = find === 'solution'
  return askNumber(
    rational(isWhole ? all : solute),
    'g',
    isWhole
      ? {
          forgetsTheSolute: rational(solvent),
          subtractsTheSolute: rational(solvent - solute),
          forgetsTheWater: rational(solute),
        }
      : { addsTheWater: rational(all + solvent), keepsTheSolution: rational(all), keepsTheWater: rational(solvent) },
    {
      statement: isWhole
        ? `On dissout ${solute} g ${what} dans ${solvent} g d’eau. Quelle est la masse de la solution, en grammes\u00a0?`
        : `On obtient ${all} g d’eau ${what === 'de sel' ? 'salée' : 'sucrée'} à partir de ${solvent} g d’eau. Quelle masse ${what} a été dissoute, en grammes\u00a0?`,
      steps: [
        'Pendant une dissolution, la masse se conserve\u00a0: celle de la solution est celle de l’eau et du solide ensemble.',
        isWhole
          ? `${math(`${solvent} + ${solute} = ${all}`)}\u00a0: la solution a une masse de ${all} g.`
          : `${math(`${all} − ${solvent} = ${solute}`)}\u00a0: on a dissous ${solute} g.`,
      ],
      hint: 'Le solide dissous ne se voit plus, mais il est toujours là.',
      minutes: 2,
    },
  )
}

const SOLUBILITY: Relation = {
  whole: { letter: 'm', unit: 'g', name: 'la masse' },
  one: { letter: 's', unit: 'g/L', name: 'la solubilité' },
  other: { letter: 'V', unit: 'L', name: 'le volume' },
}
/** In grams for a litre of water, at 20 °C, rounded. */
const SOLIDS = [
  { name: 'de sel', grams: 360 },
  { name: 'de sucre', grams: 2000 },
  { name: 'de bicarbonate', grams: 96 },
] as const

/** How much of a solid water takes. Find: 'whole' (mass), 'one' (solubility) or 'other' (volume). */
export const solubility: Generator = (random, params) => {
  const find = variant(random, params.find, MEMBERS)
  const { name, grams } = pick(random, SOLIDS)
  const values = product(rational(grams), rational(int(random, 2, 48), 10))
  const [m, s, v] = [french(values.whole), french(values.one), french(values.other)]
  const statements = {
    whole: `À 20\u00a0°C, on peut dissoudre au plus ${s} g ${name} par litre d’eau. Quelle masse peut-on dissoudre au plus dans ${v} L d’eau, en grammes\u00a0?`,
    one: `À 20\u00a0°C, on peut dissoudre au plus ${m} g d’un solide dans ${v} L d’eau. Quelle est sa solubilité, en g/L\u00a0?`,
    other: `À 20\u00a0°C, on peut dissoudre au plus ${s} g ${name} par litre d’eau. Quel volume d’eau faut-il au moins pour en dissoudre ${m} g, en litres\u00a0?`,
  }
  return askMember(SOLUBILITY, values, find, {
    statement: statements[find],
    hint: 'La solubilité dit ce qu’un seul litre peut dissoudre.',
  })
}

/** The part of a gas in a volume of air. Find: 'oxygen' or 'nitrogen'. */
export const airShare: Generator = (random, params) => {
  const find = variant(random, params.find, ['oxygen', 'nitrogen'])
  const litres = 10 * int(random, 2, 90)
  const [percent, name] = find === 'oxygen' ? [20, 'dioxygène'] : [80, 'diazote']
  const answer = rational((litres * percent) / 10, 10)
  return askNumber(
    answer,
    'L',
    {
      takesTheOtherGas: rational(litres * (100 - percent), 100),
      givesThePercentage: rational(percent),
      keepsTheAir: rational(litres),
      dividesByThePercentage: writtenQuotient(rational(litres), rational(percent)),
    },
    {
      statement: `L’air contient environ ${percent}\u00a0% de ${name}. Combien de litres de ${name} y a-t-il dans ${litres} L d’air\u00a0?`,
      steps: [
        `On prend ${percent}\u00a0% de ${litres}.`,
        `${math(`${litres} × ${percent} ÷ 100 = ${french(answer)}`)}\u00a0: il y a ${french(answer)} L de ${name}.`,
      ],
      hint: 'Sur cent litres d’air, combien de litres sont de ce gaz\u00a0?',
      minutes: 2,
    },
  )
}

/** Atoms in several molecules. */
export const countAtoms: Generator = random => {
  const molecule = pick(random, [
    {
      name: 'd’eau',
      formula: 'H₂O',
      atoms: [
        ['hydrogène', 2],
        ['oxygène', 1],
      ],
    },
    {
      name: 'de dioxyde de carbone',
      formula: 'CO₂',
      atoms: [
        ['carbone', 1],
        ['oxygène', 2],
      ],
    },
    {
      name: 'de méthane',
      formula: 'CH₄',
      atoms: [
        ['carbone', 1],
        ['hydrogène', 4],
      ],
    },
    {
      name: 'de butane',
      formula: 'C₄H₁₀',
      atoms: [
        ['carbone', 4],
        ['hydrogène', 10],
      ],
    },
    {
      name: 'de glucose',
      formula: 'C₆H₁₂O₆',
      atoms: [
        ['carbone', 6],
        ['hydrogène', 12],
        ['oxygène', 6],
      ],
    },
  ] as const)
  const [[atom, each], [, others]] =
    int(random, 0, 1) === 0 ? molecule.atoms : ([molecule.atoms[1], molecule.atoms[0]] as const)
  const all = molecule.atoms.reduce((sum, [, number]) => sum + number, 0)
  const count = int(random, 2, 15)
  return askNumber(
    rational(count * each),
    '',
    {
      addsAtomsAndMolecules: rational(count + each),
      takesAnotherAtom: rational(count * others),
      takesOneMolecule: rational(each),
      countsMolecules: rational(count),
      countsAllAtoms: rational(count * all),
    },
    {
      statement: `Combien d’atomes ${/^[aeiouhyo]/.test(atom) ? 'd’' : 'de '}${atom} y a-t-il dans ${count} molécules ${molecule.name} (${molecule.formula})\u00a0?`,
      steps: [
        `Une molécule ${molecule.name} contient ${each} atome${each > 1 ? 's' : ''} ${/^[aeiouhyo]/.test(atom) ? 'd’' : 'de '}${atom}.`,
        `${math(`${count} × ${each} = ${count * each}`)}\u00a0: il y en a ${count * each}.`,
      ],
      hint: 'Le petit nombre en bas, à droite du symbole, compte les atomes d’une molécule\u00a0; sans nombre, il y en a un.',
      minutes: 2,
    },
  )
}
