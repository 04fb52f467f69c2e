import { math } from '../../maths/format.ts'
import { rational } from '../../maths/rational.ts'
import { askNumber } from '../asked.ts'
import { type Generator, variant } from '../exercise.ts'
import { int, pick } from '../random.ts'

const ATOMS = [
  { name: 'sodium', z: 11, a: 23, gains: -1 },
  { name: 'magnésium', z: 12, a: 24, gains: -2 },
  { name: 'aluminium', z: 13, a: 27, gains: -3 },
  { name: 'chlore', z: 17, a: 35, gains: 1 },
  { name: 'fluor', z: 9, a: 19, gains: 1 },
  { name: 'soufre', z: 16, a: 32, gains: 2 },
  { name: 'calcium', z: 20, a: 40, gains: -2 },
  { name: 'potassium', z: 19, a: 39, gains: -1 },
  { name: 'fer', z: 26, a: 56, gains: -2 },
  { name: 'cuivre', z: 29, a: 63, gains: -2 },
  { name: 'zinc', z: 30, a: 65, gains: -2 },
  { name: 'argent', z: 47, a: 107, gains: -1 },
] as const

const of = (name: string) => (/^[aeiou]/.test(name) ? `d’${name}` : `de ${name}`)

/** Protons, neutrons and electrons. Find: 'electrons' (of an ion), 'neutrons' or 'nucleons'. */
export const particles: Generator = (random, params) => {
  const find = variant(random, params.find, ['electrons', 'neutrons', 'nucleons'])
  // As many neutrons as protons would hide which of them was taken.
  const { name, z, a, gains } = pick(random, find === 'electrons' ? ATOMS : ATOMS.filter(atom => atom.a !== 2 * atom.z))
  const isAsked = int(random, 0, 1) === 0
  if (find === 'electrons') {
    const count = Math.abs(gains)
    const many = count > 1 ? 's' : ''
    return askNumber(
      rational(z + gains),
      '',
      {
        exchangesGainAndLoss: rational(z - gains),
        keepsTheAtom: rational(z),
        givesTheGain: rational(count),
      },
      {
        statement: isAsked
          ? `Le noyau d’un atome ${of(name)} contient ${z} protons. L’atome ${gains > 0 ? 'gagne' : 'perd'} ${count} électron${many} et devient un ion. Combien d’électrons cet ion a-t-il\u00a0?`
          : `Un atome ${of(name)} a ${z} électrons. Il en ${gains > 0 ? 'gagne' : 'perd'} ${count} pour former un ion. Combien d’électrons reste-t-il dans l’ion\u00a0?`.replace(
              'reste-t-il dans',
              gains > 0 ? 'y a-t-il dans' : 'reste-t-il dans',
            ),
        steps: [
          `Un atome est neutre\u00a0: il a autant d’électrons que de protons, donc ${z}.`,
          `${math(`${z} ${gains > 0 ? '+' : '−'} ${count} = ${z + gains}`)}\u00a0: l’ion a ${z + gains} électrons.`,
        ],
        hint: 'Le noyau ne change pas quand un ion se forme.',
        minutes: 2,
      },
    )
  }
  const isNeutrons = find === 'neutrons'
  const [answer, given] = isNeutrons ? [a - z, a] : [a, a - z]
  return askNumber(
    rational(answer),
    '',
    isNeutrons
      ? { addsTheProtons: rational(a + z), keepsTheProtons: rational(z), keepsTheNucleons: rational(a) }
      : {
          subtractsTheNucleons: rational(Math.abs(a - 2 * z)),
          keepsTheProtons: rational(z),
          keepsTheNeutrons: rational(a - z),
          doublesTheProtons: rational(2 * z),
        },
    {
      statement: isNeutrons
        ? `Le noyau d’un atome ${of(name)} contient ${given} nucléons, dont ${z} protons. Combien de neutrons contient-il\u00a0?`
        : `Le noyau d’un atome ${of(name)} contient ${z} protons et ${given} neutrons. Combien de nucléons contient-il\u00a0?`,
      steps: [
        'Les nucléons sont les protons et les neutrons du noyau.',
        isNeutrons
          ? `${math(`${a} − ${z} = ${answer}`)}\u00a0: il y a ${answer} neutrons.`
          : `${math(`${z} + ${given} = ${answer}`)}\u00a0: il y a ${answer} nucléons.`,
      ],
      hint: 'Le noyau ne contient que deux sortes de particules.',
      minutes: 2,
    },
  )
}

/** Messages that a number of signals of two states can say. Find: 'messages' or 'signals'. */
export const binaryMessages: Generator = (random, params) => {
  const find = variant(random, params.find, ['messages', 'signals'])
  const thing = pick(random, ['lampes', 'cartes noires ou blanches', 'interrupteurs', 'bits'])
  const place = pick(random, ['sur un bateau', 'dans une maquette', 'dans un jeu', 'sur un tableau de bord'])
  const isMessages = find === 'messages'
  // Twice two is two squared, and four squared is sixteen: there, a mistake would lead to the right number.
  const n = pick(random, isMessages ? [3, 5, 6, 7, 8] : [2, 3, 4, 5, 6, 7, 8])
  const count = 2 ** n
  return askNumber(
    rational(isMessages ? count : n),
    '',
    isMessages
      ? {
          countsTwoForEach: rational(2 * n),
          squaresTheCount: rational(n * n),
          forgetsOneMessage: rational(count - 1),
        }
      : {
          halvesTheMessages: rational(count, 2),
          keepsTheMessages: rational(count),
          takesOneTooMany: rational(n + 1),
          takesOneTooFew: rational(n - 1),
        },
    {
      statement: isMessages
        ? `On dispose, ${place}, de ${n} ${thing} à deux états. Combien de messages différents peut-on coder\u00a0?`
        : `On veut coder, ${place}, ${count} messages différents avec des ${thing} à deux états. Combien en faut-il au moins\u00a0?`,
      steps: [
        'Chaque élément à deux états double le nombre de messages.',
        `${math(`${Array.from({ length: n }, () => '2').join(' × ')} = ${count}`)}\u00a0: ${isMessages ? `on peut coder ${count} messages` : `il en faut ${n}`}.`,
      ],
      hint: 'Comptez d’abord avec un seul élément, puis avec deux.',
      minutes: 3,
    },
  )
}
