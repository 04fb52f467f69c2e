import type { Exercise, Generator } from '../../exercise.ts'
import { pick, shuffle } from '../../random.ts'
import { askWord, type Wrong } from '../ask-word.ts'

type Allele = 'A' | 'B' | 'O'
type Pair = readonly [Allele, Allele]
type Group = 'A' | 'B' | 'AB' | 'O'

const GROUPS: readonly Group[] = ['A', 'B', 'AB', 'O']
const PAIRS: readonly Pair[] = [
  ['A', 'A'],
  ['A', 'O'],
  ['B', 'B'],
  ['B', 'O'],
  ['A', 'B'],
  ['O', 'O'],
]
const COUNTS = ['zéro', 'un', 'deux', 'trois', 'quatre']

const nameGroup = ([a, b]: Pair): Group => {
  const both = [a, b].filter(allele => allele !== 'O')
  if (both.length === 0) return 'O'
  return both.includes('A') && both.includes('B') ? 'AB' : (both[0] ?? 'O')
}
const sayPair = ([a, b]: Pair) => `${a} et ${b}`
/** The same pair in the other order is as right. */
const bothOrders = ([a, b]: Pair) => [`${a} et ${b}`, `${b} et ${a}`]
const listChildren = (one: Pair, other: Pair): Group[] => [
  ...new Set(one.flatMap(a => other.map(b => nameGroup([a, b])))),
]

const RULE = 'A et B dominent O, qui est récessif ; A et B s’expriment tous les deux s’ils sont ensemble.'
const KNOWN = '(A et B dominent O ; ensemble, A et B s’expriment tous les deux.)'
/** The rule as a hint says it: a letter would be an answer. */
const HELP =
  'La version récessive ne s’exprime que si rien ne la domine ; les versions dominantes peuvent s’exprimer ensemble.'
const ONE_EACH = 'Chacun des parents donne au hasard la moitié de sa paire d’allèles.'
const PEOPLE = ['Une femme', 'Un homme', 'Une élève', 'Un donneur de sang'] as const

const explain = (pair: Pair): string => {
  const group = nameGroup(pair)
  if (group === 'AB') return 'Les allèles A et B s’expriment tous les deux : le groupe est AB.'
  if (pair[0] === pair[1]) return `Les deux allèles sont ${pair[0]} : le groupe est ${group}.`
  return `L’allèle ${group} domine O : le groupe est ${group}.`
}

const findGroup: Generator = (random): Exercise => {
  const pair = pick(random, PAIRS)
  const answer = nameGroup(pair)
  return askWord({
    reasoning: 'blood-group',
    level: 1,
    statement: `${pick(random, PEOPLE)} possède les allèles ${sayPair(pair)} du gène du groupe sanguin. Quel est son groupe ? Choisissez entre : ${shuffle(random, GROUPS).join(', ')}.`,
    answer,
    accepted: [`groupe ${answer}`, `le groupe ${answer}`],
    wrong: GROUPS.filter(group => group !== answer).map(
      (group): Wrong => [
        group,
        group === 'O' ? 'O est récessif : il faut deux allèles O.' : `Le groupe ${group} demande d’autres allèles.`,
      ],
    ),
    hint: 'Qu’est-ce qui s’exprime, et qu’est-ce qui reste caché ?',
    rule: HELP,
    begin: 'Regardez d’abord si les deux allèles sont identiques.',
    steps: [`Les allèles sont ${sayPair(pair)}.`, explain(pair)],
  })
}

/** Groups that only one pair of alleles explains, with what is known of a relative. */
const KINSHIP: readonly (readonly [known: string, pair: Pair, why: string])[] = [
  [
    'est du groupe A et a un enfant du groupe O',
    ['A', 'O'],
    'l’enfant a deux allèles O, dont l’un vient de cette personne',
  ],
  [
    'est du groupe B et a un enfant du groupe O',
    ['B', 'O'],
    'l’enfant a deux allèles O, dont l’un vient de cette personne',
  ],
  ['est du groupe A, et son père est du groupe O', ['A', 'O'], 'son père n’a pu lui donner que O'],
  ['est du groupe B, et sa mère est du groupe O', ['B', 'O'], 'sa mère n’a pu lui donner que O'],
  ['est du groupe A et a un enfant du groupe B', ['A', 'O'], 'l’enfant n’a pas reçu A : il a reçu l’autre allèle, O'],
  ['est du groupe B et a un enfant du groupe A', ['B', 'O'], 'l’enfant n’a pas reçu B : il a reçu l’autre allèle, O'],
  ['est du groupe AB', ['A', 'B'], 'A et B s’expriment tous les deux'],
  ['est du groupe O', ['O', 'O'], 'O est récessif : il en faut deux'],
]

const findAlleles: Generator = (random): Exercise => {
  const [known, pair, why] = pick(random, KINSHIP)
  const answer = sayPair(pair)
  const others = shuffle(
    random,
    PAIRS.filter(other => sayPair(other) !== answer),
  )
  // The pair that gives the same group is the mistake that is made most.
  const wrong = others.toSorted(
    (a, b) => Number(nameGroup(b) === nameGroup(pair)) - Number(nameGroup(a) === nameGroup(pair)),
  )
  return askWord({
    reasoning: 'blood-alleles',
    level: 2,
    statement: `${pick(random, PEOPLE)} ${known}. Quels sont ses deux allèles du gène du groupe sanguin ? Choisissez entre : ${shuffle(random, [answer, ...wrong.slice(0, 3).map(sayPair)]).join(' ; ')}.`,
    answer,
    accepted: bothOrders(pair),
    wrong: wrong
      .slice(0, 3)
      .map(
        (other): Wrong => [
          sayPair(other),
          nameGroup(other) === nameGroup(pair)
            ? 'Ces allèles donneraient le bon groupe, mais pas celui du parent ou de l’enfant.'
            : `Ces allèles donneraient le groupe ${nameGroup(other)}.`,
        ],
      ),
    hint: 'Écrivez ce que dit le groupe, puis ce que dit la famille.',
    rule: `${ONE_EACH} ${HELP}`,
    begin: 'Quels allèles le groupe rend-il possibles ?',
    steps: [`On sait que cette personne ${known} : ${why}.`, `Ses allèles sont donc ${answer}.`],
  })
}

const drawParents = (random: () => number, isFit: (children: readonly Group[]) => boolean): readonly [Pair, Pair] =>
  pick(
    random,
    PAIRS.flatMap(one => PAIRS.map(other => [one, other] as const)).filter(([one, other]) =>
      isFit(listChildren(one, other)),
    ),
  )
const sayParents = (mother: Pair, father: Pair) =>
  `Une mère possède les allèles ${sayPair(mother)} du gène du groupe sanguin, le père les allèles ${sayPair(father)}.`
const sayTable = (mother: Pair, father: Pair) =>
  `L’enfant reçoit ${[...new Set(mother)].join(' ou ')} de sa mère et ${[...new Set(father)].join(' ou ')} de son père.`

const countGroups: Generator = (random): Exercise => {
  const [mother, father] = drawParents(random, () => true)
  const groups = listChildren(mother, father)
  const answer = COUNTS[groups.length] ?? ''
  return askWord({
    reasoning: 'blood-count',
    level: 3,
    statement: `${sayParents(mother, father)} Combien de groupes sanguins différents leurs enfants peuvent-ils avoir ? Écrivez le nombre en lettres.`,
    answer,
    accepted: [`${groups.length}`],
    wrong: COUNTS.slice(1)
      .filter(text => text !== answer)
      .map(
        (text): Wrong => [text, COUNTS.indexOf(text) > groups.length ? 'Vous en comptez trop.' : 'Vous en oubliez.'],
      ),
    hint: 'Cherchez toutes les rencontres possibles des allèles.',
    rule: `${ONE_EACH} ${HELP}`,
    begin: 'Tracez le tableau des rencontres : la mère en lignes, le père en colonnes.',
    steps: [
      sayTable(mother, father),
      groups.length === 1
        ? `Le seul groupe possible est ${groups.join('')} : la réponse est ${answer}.`
        : `Les groupes possibles sont : ${groups.join(', ')}. Cela fait ${answer}.`,
    ],
  })
}

const findImpossible: Generator = (random): Exercise => {
  const [mother, father] = drawParents(random, children => children.length === 3 || children.length === 2)
  const possible = listChildren(mother, father)
  const answer = pick(
    random,
    GROUPS.filter(group => !possible.includes(group)),
  )
  return askWord({
    reasoning: 'blood-impossible',
    level: 2,
    statement: `${sayParents(mother, father)} Quel groupe leur enfant ne peut-il pas avoir ? Choisissez entre : ${shuffle(random, [answer, ...possible]).join(', ')}.`,
    answer,
    accepted: [`groupe ${answer}`, `le groupe ${answer}`],
    wrong: possible.map(
      (group): Wrong => [group, `Ce groupe est possible : les allèles des parents peuvent le donner.`],
    ),
    hint: 'Pour chacune des propositions, cherchez des allèles qui y mèneraient.',
    rule: `${ONE_EACH} ${HELP}`,
    begin: 'Écrivez les allèles que chacun des parents peut donner.',
    steps: [
      sayTable(mother, father),
      `Les groupes possibles sont : ${possible.join(', ')}. Le groupe ${answer} ne l’est pas.`,
    ],
  })
}

/** The mother's alleles, the child's group, and the allele that can only have come from the father. */
const GIVEN: readonly (readonly [mother: Pair, child: Group, father: Allele])[] = [
  [['O', 'O'], 'A', 'A'],
  [['O', 'O'], 'B', 'B'],
  [['O', 'O'], 'O', 'O'],
  [['A', 'A'], 'AB', 'B'],
  [['B', 'B'], 'AB', 'A'],
  [['A', 'O'], 'B', 'B'],
  [['B', 'O'], 'A', 'A'],
  [['A', 'O'], 'O', 'O'],
  [['B', 'O'], 'O', 'O'],
  [['A', 'O'], 'AB', 'B'],
]
const findGiven: Generator = (random): Exercise => {
  const [mother, child, answer] = pick(random, GIVEN)
  const [known, unknown] = pick(random, [
    ['mère', 'père'],
    ['père', 'mère'],
  ] as const)
  const from = unknown === 'père' ? 'du père' : 'de la mère'
  return askWord({
    reasoning: 'blood-given',
    level: 2,
    statement: `${known === 'mère' ? 'La mère' : 'Le père'} d’un enfant possède les allèles ${sayPair(mother)} du gène du groupe sanguin ; l’enfant est du groupe ${child}. Quel allèle l’enfant a-t-il reçu ${from} ? Choisissez entre : ${shuffle(random, ['A', 'B', 'O']).join(', ')}.`,
    answer,
    accepted: [`l’allèle ${answer}`, `allèle ${answer}`],
    wrong: (['A', 'B', 'O'] as const)
      .filter(allele => allele !== answer)
      .map((allele): Wrong => [allele, `Avec cet allèle, l’enfant ne pourrait pas être du groupe ${child}.`]),
    hint: 'Écrivez les allèles de l’enfant, puis retirez celui que vous pouvez expliquer.',
    rule: `${ONE_EACH} ${HELP}`,
    begin: 'Quels allèles donnent le groupe de l’enfant ?',
    steps: [
      `Le parent connu a donné ${[...new Set(mother)].join(' ou ')}.`,
      `Pour que l’enfant soit du groupe ${child}, l’autre allèle est ${answer} : il vient ${from}.`,
    ],
  })
}

/** A claim of a pupil, what is right to say of it, and what others say, with the mistake in it. */
const CLAIMS: readonly (readonly [claim: string, right: string, ...wrong: Wrong[]])[] = [
  [
    'Deux parents du groupe A ne peuvent pas avoir d’enfant du groupe O.',
    'c’est faux, ils peuvent porter chacun un allèle O',
    ['c’est vrai, A domine O', 'Un allèle dominé reste présent et se transmet.'],
    ['c’est faux, O domine A', 'La phrase est bien fausse, mais O est récessif.'],
  ],
  [
    'Deux parents du groupe O peuvent avoir un enfant du groupe A.',
    'c’est faux, ils n’ont pas d’allèle A à donner',
    ['c’est vrai, A peut être caché chez eux', 'A domine O : s’il était là, il se verrait.'],
    ['c’est vrai, le hasard permet tout', 'Le hasard ne choisit que parmi les allèles des parents.'],
  ],
  [
    'Une personne du groupe AB peut avoir un parent du groupe O.',
    'c’est faux, ce parent ne donnerait que O',
    ['c’est vrai, O peut être caché dans AB', 'Le groupe AB n’a que les allèles A et B.'],
    ['c’est vrai, A et B dominent O', 'La dominance ne change pas l’allèle que le parent donne.'],
  ],
  [
    'Un parent du groupe AB et un parent du groupe O ont des enfants du groupe AB.',
    'c’est faux, chaque enfant reçoit A ou B, et O',
    ['c’est vrai, A et B dominent O', 'L’enfant ne reçoit qu’un allèle du parent AB, pas les deux.'],
    ['c’est faux, ils sont tous du groupe O', 'L’allèle A ou B qu’ils reçoivent domine O.'],
  ],
  [
    'Une personne du groupe B a forcément deux allèles B.',
    'c’est faux, elle peut avoir B et O',
    ['c’est vrai, un groupe dit les deux allèles', 'Un allèle récessif peut rester caché.'],
    ['c’est faux, elle a toujours B et O', 'Elle peut aussi avoir deux allèles B.'],
  ],
  [
    'Une personne du groupe O a forcément deux allèles O.',
    'c’est vrai, un seul allèle O ne s’exprimerait pas',
    ['c’est faux, elle peut avoir A et O', 'Elle serait alors du groupe A.'],
    ['c’est faux, un seul allèle O suffit', 'O est récessif : face à A ou B, il ne s’exprime pas.'],
  ],
]
const WHO = ['Un élève', 'Une élève', 'Un camarade'] as const
const judgeClaim: Generator = (random): Exercise => {
  const [claim, answer, ...wrong] = pick(random, CLAIMS)
  return askWord({
    reasoning: 'blood-judge',
    level: 3,
    statement: `${pick(random, WHO)} affirme : « ${claim} » Que répondez-vous ? ${KNOWN} Choisissez entre : ${shuffle(random, [answer, ...wrong.map(([text]) => text)]).join(' ; ')}.`,
    answer,
    wrong,
    hint: 'Cherchez les allèles possibles des personnes dont on parle.',
    rule: `${ONE_EACH} ${HELP}`,
    begin: 'Un seul exemple contraire suffit à montrer qu’une phrase est fausse.',
    steps: [`On cherche les allèles : ${RULE}`, `Réponse : ${answer}.`],
  })
}

/** The exercises on the alleles of the blood groups. */
export const bloodGroupGenerators: Record<string, Generator> = {
  'blood-group': findGroup,
  'blood-alleles': findAlleles,
  'blood-count': countGroups,
  'blood-impossible': findImpossible,
  'blood-given': findGiven,
  'blood-judge': judgeClaim,
}
