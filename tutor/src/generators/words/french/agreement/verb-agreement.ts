import type { Exercise, Generator } from '../../../exercise.ts'
import { pick, shuffle } from '../../../random.ts'
import { askWord, type Wrong } from '../../ask-word.ts'
import { AGREEMENTS, type Agreement } from './sentences.ts'

const ENDINGS = ['e', 'es', 'e', 'ons', 'ez', 'ent'] as const
const PRONOUNS = ['je', 'tu', 'il, elle', 'nous', 'vous', 'ils, elles'] as const
const PERSONS = [
  'à la 1re personne du singulier',
  'à la 2e personne du singulier',
  'à la 3e personne du singulier',
  'à la 1re personne du pluriel',
  'à la 2e personne du pluriel',
  'à la 3e personne du pluriel',
] as const

/** The present of a regular verb in -er. */
const conjugate = (verb: string, person: number): string => `${verb.slice(0, -2)}${ENDINGS[person] ?? ''}`
const fill = (sentence: string, word: string) => sentence.replace('…', word).replace(/ \.$/, '.')
const read = (one: Agreement, person = one.person) => fill(one.sentence, conjugate(one.verb, person))

const listWrong = (one: Agreement): Wrong[] => {
  const likely = [one.person === 5 ? 2 : 5, 3, 1, 0, 4].filter(person => person !== one.person)
  return [
    ...likely.map(
      (person): Wrong => [conjugate(one.verb, person), `Cette forme va avec « ${PRONOUNS[person]} ». Ici, ${one.why}.`],
    ),
    [one.verb, 'Le verbe n’est pas conjugué.'],
  ]
}

/** The sentences of the traps that a pack names, all of them where it names none. */
const listSentences = ({ traps }: Record<string, unknown>): Agreement[] =>
  AGREEMENTS.filter(({ trap }) => !Array.isArray(traps) || traps.includes(trap))

const HINT = 'Demandez-vous qui fait l’action, et combien ils sont.'
const RULE = 'Encadrez le sujet par « c’est … qui » ; son mot principal donne la personne et le nombre.'

/** The verb of a sentence where something leads astray; one generator a trap. */
const askForm =
  (trap: string, level: 1 | 2 | 3, begin: string): Generator =>
  (random): Exercise => {
    const one = pick(
      random,
      AGREEMENTS.filter(sentence => sentence.trap === trap),
    )
    const form = conjugate(one.verb, one.person)
    return askWord({
      reasoning: `agree-${trap}`,
      level,
      statement: `Complétez avec le verbe « ${one.verb} » au présent : « ${one.sentence} »`,
      answer: form,
      accepted: [read(one)],
      wrong: listWrong(one),
      hint: HINT,
      rule: RULE,
      begin,
      steps: [`Ici, ${one.why}.`, `Le verbe se met ${PERSONS[one.person]} : « ${read(one)} »`],
    })
  }

/** The whole subject of a verb. */
const findAgreeingSubject: Generator = (random, params): Exercise => {
  const one = pick(
    random,
    listSentences(params).filter(({ trap }) => trap !== 'who'),
  )
  const form = conjugate(one.verb, one.person)
  const head = one.subject.split(' ').slice(0, 2).join(' ')
  const lower = one.subject.charAt(0).toLowerCase() + one.subject.slice(1)
  const wrong: Wrong[] = [
    [one.other, 'Ce groupe ne commande pas le verbe : « c’est … qui » ne l’encadre pas.'],
    ...(head !== one.subject ? [[head, 'Ce n’est qu’une partie du sujet.'] as const] : []),
    [form, 'C’est le verbe.'],
  ]
  return askWord({
    reasoning: 'agree-subject',
    level: 1,
    statement: `« ${read(one)} » Quel est le sujet entier du verbe « ${form} » ? Recopiez-le.`,
    answer: one.subject,
    accepted: [lower],
    wrong,
    hint: 'Repérez le verbe, puis demandez qui fait l’action.',
    rule: 'Encadrez un groupe par « c’est … qui » : seul le sujet y entre.',
    begin: 'Le sujet n’est pas toujours devant le verbe, et il peut compter plusieurs mots.',
    steps: [
      `On dit : « ${/^(?:les|des|mes|deux|elles) /i.test(one.subject) ? 'ce sont' : 'c’est'} … qui ${form} ».`,
      `Ici, ${one.why}. Le sujet est « ${one.subject} ».`,
    ],
  })
}

/** The pronoun that a group of subjects comes to. */
const nameSubjectPronoun: Generator = (random): Exercise => {
  const [group, pronoun, why] = pick(random, GROUPS)
  const names = ['nous', 'vous', 'ils', 'elles']
  return askWord({
    reasoning: 'agree-pronoun',
    level: 1,
    statement: `Quel pronom peut remplacer le sujet « ${group} » ? Choisissez entre : ${shuffle(random, names).join(', ')}.`,
    answer: pronoun,
    wrong: names.filter(name => name !== pronoun).map((name): Wrong => [name, `Ce pronom ne convient pas : ${why}.`]),
    hint: 'Celui qui parle fait-il partie du groupe ? Et celui à qui l’on parle ?',
    rule: 'La 1re personne l’emporte sur la 2e, et la 2e sur la 3e.',
    begin: 'Cherchez d’abord « moi », puis « toi », dans le groupe.',
    steps: [`Ici, ${why}.`, `« ${group} » : on peut dire « ${pronoun} ».`],
  })
}

const GROUPS = [
  ['Lina et moi', 'nous', '« moi » est dans le groupe'],
  ['toi et moi', 'nous', '« moi » est dans le groupe'],
  ['mes cousines et moi', 'nous', '« moi » est dans le groupe'],
  ['mon oncle, ma tante et moi', 'nous', '« moi » est dans le groupe'],
  ['Hugo et toi', 'vous', '« toi » est dans le groupe, et « moi » n’y est pas'],
  ['toi et ta sœur', 'vous', '« toi » est dans le groupe, et « moi » n’y est pas'],
  ['toi et tes amis', 'vous', '« toi » est dans le groupe, et « moi » n’y est pas'],
  ['Sarah et lui', 'ils', 'le groupe ne compte ni « moi » ni « toi », et il y a un masculin'],
  ['le roi et la reine', 'ils', 'le groupe ne compte ni « moi » ni « toi », et il y a un masculin'],
  ['le chat et la souris', 'ils', 'le groupe ne compte ni « moi » ni « toi », et il y a un masculin'],
  ['Inès et sa mère', 'elles', 'le groupe ne compte que des féminins'],
  ['la lune et les étoiles', 'elles', 'le groupe ne compte que des féminins'],
] as const

/** Three sentences, of which one has a verb that does not agree. */
const findVerbError: Generator = (random, params): Exercise => {
  const three = shuffle(random, listSentences(params)).slice(0, 3)
  const at = Math.floor(random() * three.length)
  const shown = three.map((one, i) => read(one, i === at ? (one.person === 5 ? 2 : 5) : one.person))
  const bad = three[at] ?? three[0]
  const answer = `la phrase ${at + 1}`
  return askWord({
    reasoning: 'agree-error',
    level: 3,
    statement: `Dans une seule de ces phrases, le verbe est mal accordé. Laquelle ? ${shown.map((text, i) => `(${i + 1}) ${text}`).join(' ')} Répondez par « la phrase 1 », « la phrase 2 » ou « la phrase 3 ».`,
    answer,
    accepted: [`${at + 1}`, `phrase ${at + 1}`],
    wrong: three.flatMap(({ why }, i): Wrong[] =>
      i === at ? [] : [[`la phrase ${i + 1}`, `Le verbe y est bien accordé : ${why}.`]],
    ),
    hint: 'Cherchez le sujet de chaque verbe avant de regarder sa terminaison.',
    rule: RULE,
    begin: 'Tracez dans chacune une flèche du sujet au verbe.',
    steps: [`Dans la phrase ${at + 1}, ${bad?.why ?? ''}.`, `Il faut écrire : « ${bad ? read(bad) : ''} »`],
  })
}

export const verbAgreementGenerators: Record<string, Generator> = {
  'fr-agree-far': askForm('far', 2, 'Retirez le complément qui suit le nom : que reste-t-il devant le verbe ?'),
  'fr-agree-several': askForm('several', 2, 'Remplacez tout le groupe par un seul pronom.'),
  'fr-agree-who': askForm('who', 3, 'Cherchez le mot que « qui » remplace, et conjuguez avec lui.'),
  'fr-agree-behind': askForm('behind', 2, 'Remettez la phrase dans l’ordre habituel : qui vient en tête ?'),
  'fr-agree-one': askForm('one', 1, 'Le sujet désigne peut-être plusieurs personnes, mais comment s’écrit-il ?'),
  'fr-agree-many': askForm('many', 2, 'Le nom qui suit « de » ou « des » donne le nombre.'),
  'fr-agree-between': askForm('between', 3, 'Le petit mot juste devant le verbe n’est pas toujours le sujet.'),
  'fr-agree-subject': findAgreeingSubject,
  'fr-agree-pronoun': nameSubjectPronoun,
  'fr-agree-error': findVerbError,
}
