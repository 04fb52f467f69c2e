import type { Exercise, Generator } from '../../../exercise.ts'
import { int, pick, shuffle } from '../../../random.ts'
import { askWord, type Wrong } from '../../ask-word.ts'
import { ENDINGS, MADE, PARTICIPLES, type Participle } from './participles.ts'

const LABELS = ['masculin singulier', 'féminin singulier', 'masculin pluriel', 'féminin pluriel'] as const
const listForms = (base: string): string[] => [base, `${base}e`, base.endsWith('s') ? base : `${base}s`, `${base}es`]
const fill = (sentence: string, word: string) => sentence.replace('…', word).replace(/ \.$/, '.')
const read = (one: Participle, form = one.form) => fill(one.sentence, listForms(one.base)[form] ?? '')
/** The verb as it is named: « s’enfuir » has no infinitive without its pronoun. */
const nameVerb = ({ rule, verb }: Participle) =>
  rule.startsWith('self') ? `${/^[aeiouéh]/.test(verb) ? 's’' : 'se '}${verb}` : verb
const RULE = 'Y a-t-il un auxiliaire ? Lequel ? Avec avoir, cherchez le COD et sa place.'

/** The participle of a sentence; one generator a rule. */
const askParticiple =
  (rule: string, level: 1 | 2 | 3, hint: string, begin: string): Generator =>
  (random): Exercise => {
    const one = pick(
      random,
      PARTICIPLES.filter(participle => participle.rule === rule),
    )
    const forms = listForms(one.base)
    const answer = forms[one.form] ?? ''
    return askWord({
      reasoning: `participle-${rule}`,
      level,
      statement: `Complétez avec le participe passé du verbe « ${nameVerb(one)} », accordé s’il le faut : « ${one.sentence} »`,
      answer,
      accepted: [read(one)],
      wrong: [
        ...forms.map((form, i): Wrong => [form, `C’est le ${LABELS[i]} ; or ${one.why}.`]),
        [one.verb, 'C’est l’infinitif.'],
      ],
      hint,
      rule: RULE,
      begin,
      steps: [`Ici, ${one.why}.`, `« ${read(one)} »`],
    })
  }

/** The word that a participle agrees with. */
const findCommander: Generator = (random, params): Exercise => {
  const rules = Array.isArray(params.rules) ? params.rules : ['be', 'that', 'pronoun']
  const one = pick(
    random,
    PARTICIPLES.filter(({ rule, head, form }) => rules.includes(rule) && head && form > 0),
  )
  const written = listForms(one.base)[one.form] ?? ''
  // The pronoun that stands for the group, where the reason names one, is as right.
  const standIn = [/^le COD « (.+?) », mis pour/.exec(one.why)?.[1] ?? ''].filter(Boolean)
  const groups = ['rien', 'l’auxiliaire', 'le complément derrière']
  return askWord({
    reasoning: 'participle-head',
    level: 3,
    statement: `« ${read(one)} » Avec quel mot ou quel groupe le participe « ${written} » s’accorde-t-il ? Choisissez entre : ${shuffle(random, [one.head, ...groups]).join(' ; ')}.`,
    answer: one.head,
    accepted: [one.head.replace(/^(?:ces|cette|ce|ta|mes|ma|mon|les?|la) /, ''), ...standIn],
    wrong: [
      ['rien', 'Ce participe porte une marque d’accord : il s’accorde donc avec un mot.'],
      ['l’auxiliaire', 'L’auxiliaire décide de la règle, mais il n’a ni genre ni nombre.'],
      ['le complément derrière', 'Un complément placé derrière ne commande pas l’accord.'],
    ],
    hint: 'Repérez un auxiliaire, puis cherchez qui donne au participe son genre et son nombre.',
    rule: RULE,
    begin: 'La terminaison du participe donne un genre et un nombre : à qui vont-ils ?',
    steps: [`Ici, ${one.why}.`, `« ${written} » est au ${LABELS[one.form]}, comme « ${one.head} ».`],
  })
}

/** The participle of a verb with its last letter, which is not heard. */
const makeParticiple: Generator = (random): Exercise => {
  const [verb, participle, group, slips] = pick(random, MADE)
  return askWord({
    reasoning: 'participle-made',
    level: 1,
    statement: `Écrivez le participe passé du verbe « ${verb} », au masculin singulier.`,
    answer: participle,
    wrong: [
      ...slips.map((slip): Wrong => [slip, `Cette fin n’est pas la bonne : on dit « ${group} ».`]),
      [listForms(participle)[1] ?? '', 'C’est le féminin.'],
      [verb, 'C’est l’infinitif.'],
    ],
    hint: 'Placez-le derrière « une chose » : entendez-vous une consonne à la fin ?',
    rule: 'Retirez le e du féminin : la lettre qui reste est celle qui ne s’entend pas.',
    begin: 'Cherchez si l’on entend « te », « se » ou rien de plus au féminin.',
    steps: [`On dit « ${group} ».`, `On retire le e du féminin : « ${participle} ».`],
  })
}

/** A verb in -er or a participle in -é. */
const chooseEnding: Generator = (random): Exercise => {
  const [sentence, verb, isParticiple] = pick(random, ENDINGS)
  const stem = verb.slice(0, -2)
  const [answer, other] = isParticiple ? [`${stem}é`, verb] : [verb, `${stem}é`]
  const swap = isParticiple ? 'vendu' : 'vendre'
  return askWord({
    reasoning: 'participle-ending',
    level: 2,
    statement: `Complétez : « ${sentence} » Choisissez entre : ${shuffle(random, [`${stem}é`, verb, `${stem}ez`]).join(', ')}.`,
    answer,
    accepted: [fill(sentence, answer)],
    wrong: [
      [
        other,
        isParticiple
          ? 'C’est l’infinitif : ici, on dirait « vendu » et non « vendre ».'
          : 'C’est le participe passé : ici, on dirait « vendre » et non « vendu ».',
      ],
      [`${stem}ez`, 'Cette forme va avec « vous ».'],
    ],
    hint: 'Mettez un verbe du 3e groupe à la place, et écoutez.',
    rule: 'Le verbe « vendre » fait entendre la différence entre l’infinitif et le participe.',
    begin: 'Dites la phrase avec « vendre », puis avec « vendu ».',
    steps: [`On peut dire « ${fill(sentence, swap)} »`, `On écrit donc : « ${fill(sentence, answer)} »`],
  })
}

/** Three sentences, of which one has a participle that is badly written. */
const findParticipleError: Generator = (random, params): Exercise => {
  const rules = Array.isArray(params.rules) ? params.rules : ['be', 'after', 'that']
  const three = shuffle(
    random,
    PARTICIPLES.filter(({ rule }) => rules.includes(rule)),
  ).slice(0, 3)
  const at = int(random, 0, 2)
  const bad = three[at] ?? three[0]
  const shown = three.map((one, i) => read(one, i === at ? (one.form === 0 ? 1 : 0) : one.form))
  return askWord({
    reasoning: 'participle-error',
    level: 3,
    statement: `Une seule fois, le participe passé est mal accordé. Où ? ${shown.map((text, i) => `(${i + 1}) ${text}`).join(' ')} Répondez par « en 1 », « en 2 » ou « en 3 ».`,
    answer: `en ${at + 1}`,
    accepted: [`${at + 1}`, `phrase ${at + 1}`],
    wrong: three.flatMap(({ why }, i): Wrong[] =>
      i === at ? [] : [[`en ${i + 1}`, `Le participe y est bien écrit : ${why}.`]],
    ),
    hint: 'Soulignez chaque auxiliaire avant de regarder les terminaisons.',
    rule: RULE,
    begin: 'Pour chacun, dites avec quoi il s’accorde, ou pourquoi il ne s’accorde pas.',
    steps: [`En ${at + 1}, ${bad?.why ?? ''}.`, `Il faut écrire : « ${bad ? read(bad) : ''} »`],
  })
}

const COD = 'Posez la question « qui ? » ou « quoi ? » derrière le verbe.'
export const participleGenerators: Record<string, Generator> = {
  'fr-participle-made': makeParticiple,
  'fr-participle-ending': chooseEnding,
  'fr-participle-alone': askParticiple(
    'alone',
    1,
    'À quel nom se rapporte-t-il ?',
    'Il se comporte comme un adjectif.',
  ),
  'fr-participle-be': askParticiple('be', 1, 'Qui fait l’action ?', 'Cherchez le genre et le nombre du sujet.'),
  'fr-participle-passive': askParticiple(
    'passive',
    2,
    'De qui ou de quoi parle-t-on ?',
    'Deux mots forment ici l’auxiliaire être.',
  ),
  'fr-participle-after': askParticiple('after', 2, COD, 'Ce complément est-il devant ou derrière ? Y en a-t-il un ?'),
  'fr-participle-that': askParticiple('that', 3, COD, 'Cherchez le mot que remplace « que » ou « qu’ ».'),
  'fr-participle-pronoun': askParticiple(
    'pronoun',
    3,
    COD,
    'Cherchez le mot que remplace le petit pronom devant l’auxiliaire.',
  ),
  'fr-participle-question': askParticiple('question', 3, COD, 'Le groupe qui ouvre la question est-il un COD ?'),
  'fr-participle-none': askParticiple('none', 3, COD, 'Le pronom placé devant est-il vraiment un COD ?'),
  'fr-participle-self': askParticiple(
    'self',
    3,
    'Que représente le pronom réfléchi ?',
    'Remplacez être par avoir, puis demandez « qui ? », « à qui ? ».',
  ),
  'fr-participle-self-none': askParticiple(
    'selfnone',
    3,
    'Que représente le pronom réfléchi ?',
    'Remplacez être par avoir, et cherchez le vrai COD.',
  ),
  'fr-participle-head': findCommander,
  'fr-participle-error': findParticipleError,
}
