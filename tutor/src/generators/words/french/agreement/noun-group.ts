import type { Exercise, Generator } from '../../../exercise.ts'
import { int, pick, shuffle } from '../../../random.ts'
import { askWord, type Wrong } from '../../ask-word.ts'
import { ADJECTIVES, COLOURS, DESCRIBED, GROUPS, NOUNS } from './nouns.ts'

const LABELS = ['masculin singulier', 'féminin singulier', 'masculin pluriel', 'féminin pluriel'] as const
/** The four forms of an adjective that only takes e and s, or of one of the table. */
const listForms = (adjective: string): string[] => [
  ...(ADJECTIVES.find(({ forms }) => forms[0] === adjective)?.forms ?? [
    adjective,
    `${adjective}e`,
    `${adjective}s`,
    `${adjective}es`,
  ]),
]
const HINT = 'Cherchez le nom qui commande, puis son genre et son nombre.'
const RULE = 'Le féminin se marque le plus souvent par un e, et le pluriel par un s, dans cet ordre.'

/** The plural of a noun. */
const makePlural: Generator = (random): Exercise => {
  const { one, many, why, slip } = pick(random, NOUNS)
  const det = pick(random, ['plusieurs', 'quelques', 'trois', 'ces'])
  return askWord({
    reasoning: 'noun-plural',
    level: 2,
    statement: `Écrivez le nom « ${one} » comme il faut : « ${det} … »`,
    answer: many,
    accepted: [`${det} ${many}`],
    wrong: [
      [slip, `Ce n’est pas la bonne marque : ${why}.`],
      [one, 'Il manque la marque du pluriel.'],
      [`${one}es`, 'Le pluriel d’un nom ne s’écrit pas ainsi.'],
      [`${one}x`, `Ce n’est pas la bonne marque : ${why}.`],
    ],
    hint: 'Regardez les dernières lettres du nom : à quelle famille appartient-il ?',
    rule: 'Récitez les exceptions de la leçon, et cherchez s’il en est une.',
    begin: 'Décidez entre trois possibilités : rien, une lettre de plus, ou une fin qui change.',
    steps: [`Ici, ${why}.`, `« ${det} ${many} »`],
  })
}

/** The feminine of an adjective. */
const makeFeminine: Generator = (random): Exercise => {
  const { forms, why, slip } = pick(random, ADJECTIVES)
  const [one = '', feminine = '', many = '', feminines = ''] = forms
  return askWord({
    reasoning: 'adjective-feminine',
    level: 1,
    statement: `Mettez l’adjectif « ${one} » au féminin singulier.`,
    answer: feminine,
    wrong: [
      [slip, `La fin du mot est mal écrite : ${why}.`],
      [one, 'C’est le masculin.'],
      [many, 'C’est le masculin pluriel.'],
      [feminines, 'C’est le féminin pluriel.'],
    ],
    hint: 'Dites-le à voix haute devant « une chose » : qu’entendez-vous à la fin ?',
    rule: 'La dernière lettre peut doubler, ou changer, devant le e du féminin.',
    begin: 'Cherchez dans la leçon un adjectif qui finit de la même façon.',
    steps: [`Ici, ${why}.`, `« ${one} » : « ${feminine} ».`],
  })
}

const askGroup =
  (kind: string, level: 1 | 2 | 3, begin: string): Generator =>
  (random): Exercise => {
    const one = pick(
      random,
      GROUPS.filter(group => group.kind === kind),
    )
    const forms = listForms(one.adjective)
    const answer = forms[one.form] ?? ''
    return askWord({
      reasoning: `group-${kind}`,
      level,
      statement: `Complétez avec l’adjectif « ${one.adjective} », bien accordé : « ${one.text} »${kind === 'inside' ? ` L’adjectif qualifie le mot « ${one.head} ».` : kind === 'two' ? ' L’adjectif qualifie les deux noms.' : ''}`,
      answer,
      accepted: [one.text.replace('…', answer)],
      wrong: forms.map((form, i): Wrong => [form, `C’est le ${LABELS[i]} ; or ${one.why}.`]),
      hint: HINT,
      rule: RULE,
      begin,
      steps: [`Ici, ${one.why}.`, `« ${one.text.replace('…', answer)} »`],
    })
  }

/** The noun that commands the agreement of an adjective. */
const findHead: Generator = (random): Exercise => {
  const one = pick(
    random,
    GROUPS.filter(({ kind }) => kind === 'inside'),
  )
  const adjective = listForms(one.adjective)[one.form] ?? ''
  const text = one.text.replace('…', adjective)
  const others = (text.split(',')[0] ?? '')
    .split(' ')
    .filter(word => word.length > 3 && word !== adjective && word !== one.head && word !== 'bien' && word !== 'très')
  return askWord({
    reasoning: 'group-head',
    level: 2,
    statement: `« ${text} » Regardez comment « ${adjective} » est écrit : quel nom qualifie-t-il ?`,
    answer: one.head,
    wrong: [
      ...others.map((word): Wrong => [word, 'Ce nom n’a pas le genre et le nombre de l’adjectif.']),
      [adjective, 'C’est l’adjectif lui-même.'],
      ['les deux noms', 'L’adjectif n’en qualifie qu’un : sa terminaison le montre.'],
    ],
    hint: 'La terminaison de l’adjectif donne un genre et un nombre.',
    rule: 'Un adjectif a le genre et le nombre du nom qu’il qualifie.',
    begin: 'Cherchez lequel des noms a ce genre et ce nombre.',
    steps: [`« ${adjective} » est au ${LABELS[one.form]}.`, `Ici, ${one.why} : c’est « ${one.head} ».`],
  })
}

/** A noun behind a determiner that says one or several. */
const nounAfterDeterminer: Generator = (random): Exercise => {
  const noun = pick(
    random,
    NOUNS.filter(({ one, many }) => one !== many),
  )
  const isOne = random() < 0.5
  const det = isOne ? 'chaque' : pick(random, ['plusieurs', 'quelques'])
  const answer = isOne ? noun.one : noun.many
  return askWord({
    reasoning: 'determiner-number',
    level: 1,
    statement: `Choisissez la bonne forme : « ${det} … » (${shuffle(random, [noun.one, noun.many, noun.slip]).join(', ')})`,
    answer,
    accepted: [`${det} ${answer}`],
    wrong: [
      isOne
        ? [noun.many, '« Chaque » désigne plusieurs êtres un par un, mais il est suivi du singulier.']
        : [noun.one, `« ${det} » est suivi du pluriel.`],
      [noun.slip, `Ce mot n’existe pas : ${noun.why}.`],
    ],
    hint: 'Que dit le déterminant : un seul, ou plus d’un ?',
    rule: '« Chaque » et « aucun » sont suivis du singulier ; « plusieurs » et « quelques », du pluriel.',
    begin: 'Décidez du nombre, puis vérifiez la fin du nom.',
    steps: [`« ${det} » est suivi du ${isOne ? 'singulier' : `pluriel, et ${noun.why}`}.`, `« ${det} ${answer} »`],
  })
}

/** A whole group put in the plural. */
const pluraliseGroup: Generator = (random): Exercise => {
  const [name, adjectives] = pick(random, DESCRIBED)
  const noun = NOUNS.find(({ one }) => one === name) ?? { one: name, many: name, why: '', slip: name }
  const adjective = pick(random, adjectives.split(' '))
  const [det, dets] = pick(random, [
    ['notre', 'nos'],
    ['mon', 'mes'],
    ['ce', 'ces'],
  ] as const)
  const answer = `${dets} ${adjective}s ${noun.many}`
  return askWord({
    reasoning: 'group-plural',
    level: 3,
    statement: `Mettez tout le groupe au pluriel : « ${det} ${adjective} ${noun.one} ».`,
    answer,
    wrong: [
      [`${dets} ${adjective} ${noun.many}`, 'L’adjectif aussi s’accorde avec le nom.'],
      [`${dets} ${adjective}s ${noun.slip}`, `Le nom est mal écrit : ${noun.why}.`],
      [`${dets} ${adjective}s ${noun.one}`, `Le nom aussi prend le pluriel : ${noun.why}.`],
      [`${det} ${adjective}s ${noun.many}`, 'Le déterminant aussi s’accorde avec le nom.'],
    ],
    hint: 'Combien de mots du groupe dépendent du nom ?',
    rule: 'Le déterminant et l’adjectif prennent le nombre du nom, où qu’ils soient.',
    begin: 'Commencez par le nom, puis corrigez chaque mot qui en dépend.',
    steps: [`Le nom fait « ${noun.many} » : ${noun.why}.`, `Tout le groupe s’accorde : « ${answer} ».`],
  })
}

/** A colour, which agrees or does not. */
const writeColour: Generator = (random): Exercise => {
  const [text = '', colour = '', answer = '', why = ''] = pick(random, COLOURS)
  const wrong = [colour, `${colour}s`, `${colour}e`, colour.endsWith('c') ? `${colour}hes` : `${colour}es`]
  const first = colour.replace(' ', 's ')
  return askWord({
    reasoning: 'colour',
    level: 3,
    statement: `Complétez avec la couleur « ${colour} », accordée s’il le faut : « ${text} »`,
    answer,
    accepted: [text.replace('…', answer)],
    wrong: [...(first === colour ? [] : [first]), ...wrong].map((form): Wrong => [form, `Ici, ${why}.`]),
    hint: 'Cette couleur est-elle un vrai adjectif, le nom d’une chose, ou plusieurs mots ?',
    rule: 'Les couleurs qui viennent d’un nom, et les couleurs composées, ne changent pas ; deux exceptions sont dans la leçon.',
    begin: 'Cherchez dans la leçon une couleur de la même sorte.',
    steps: [`Ici, ${why}.`, `« ${text.replace('…', answer)} »`],
  })
}

/** Three groups, of which one is badly written. */
const findGroupError: Generator = (random): Exercise => {
  const three = shuffle(
    random,
    GROUPS.filter(({ kind }) => kind !== 'inside'),
  ).slice(0, 3)
  const at = int(random, 0, 2)
  const bad = three[at] ?? three[0]
  const shown = three.map((one, i) => {
    const forms = listForms(one.adjective)
    return one.text.replace('…', forms[i === at ? (one.form + 1) % 2 : one.form] ?? '')
  })
  return askWord({
    reasoning: 'group-error',
    level: 2,
    statement: `Dans un seul de ces groupes, l’adjectif est mal accordé ; il qualifie chaque fois tous les noms du groupe. Lequel est-ce ? ${shown.map((text, i) => `(${i + 1}) ${text}`).join(' ')} Répondez par « le groupe 1 », « le groupe 2 » ou « le groupe 3 ».`,
    answer: `le groupe ${at + 1}`,
    accepted: [`${at + 1}`, `groupe ${at + 1}`],
    wrong: three.flatMap(({ why }, i): Wrong[] =>
      i === at ? [] : [[`le groupe ${i + 1}`, `L’adjectif y est bien accordé : ${why}.`]],
    ),
    hint: HINT,
    rule: RULE,
    begin: 'Tracez une flèche du nom vers tout mot qui en dépend.',
    steps: [
      `Dans le groupe ${at + 1}, ${bad?.why ?? ''}.`,
      `Il faut écrire : « ${bad ? bad.text.replace('…', listForms(bad.adjective)[bad.form] ?? '') : ''} »`,
    ],
  })
}

export const nounGroupGenerators: Record<string, Generator> = {
  'fr-plural': makePlural,
  'fr-feminine': makeFeminine,
  'fr-adjective': askGroup('near', 1, 'Le déterminant montre souvent le nombre, et parfois le genre.'),
  'fr-adjective-two': askGroup('two', 2, 'Comptez les noms, et voyez s’il y a un masculin parmi eux.'),
  'fr-adjective-inside': askGroup('inside', 2, 'Dites « il est », « elle est », « ils sont » ou « elles sont ».'),
  'fr-head': findHead,
  'fr-determiner': nounAfterDeterminer,
  'fr-group-plural': pluraliseGroup,
  'fr-colour': writeColour,
  'fr-group-error': findGroupError,
}
