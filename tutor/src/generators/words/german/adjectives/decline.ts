import type { Exercise, Generator } from '../../../exercise.ts'
import { pick, shuffle } from '../../../random.ts'
import { askWord } from '../../ask-word.ts'
import {
  decline,
  drawGroup,
  type Group,
  HINT,
  listWrong,
  NOUNS,
  nameArticle,
  nameNoun,
  RULES,
  sayGroup,
  sayIn,
  steps,
} from './nominal-group.ts'

export const fillAdjective: Generator = (random): Exercise => {
  const group = drawGroup(random)
  return askWord({
    reasoning: 'adjective-fill',
    lang: 'de',
    level: 1,
    statement: `Complétez avec l’adjectif « ${group.adjective} » : « ${sayIn(group, sayGroup(group, '…'))} »`,
    answer: decline(group),
    accepted: [sayGroup(group), sayIn(group)],
    wrong: shuffle(random, listWrong(group)),
    hint: HINT,
    rule: RULES[group.article],
    begin: 'Quel mot de la phrase décide du cas ?',
    steps: steps(group),
  })
}

export const mendAdjective: Generator = (random): Exercise => {
  const group = drawGroup(random)
  const wrong = shuffle(random, listWrong(group))
  const bad = wrong[0]?.[0] ?? ''
  return askWord({
    reasoning: 'adjective-mend',
    lang: 'de',
    level: 2,
    statement: `« ${sayIn(group, sayGroup(group, `[${bad}]`))} » L’adjectif entre crochets est mal décliné. Récrivez-le correctement.`,
    answer: decline(group),
    accepted: [sayGroup(group), sayIn(group)],
    wrong,
    hint: HINT,
    rule: RULES[group.article],
    begin: 'Ne changez ni l’article ni le nom : ils sont justes et vous renseignent.',
    steps: steps(group),
  })
}

export const switchArticle: Generator = (random): Exercise => {
  const noun = pick(
    random,
    NOUNS.filter(({ gender }) => gender !== 'f'),
  )
  const from = drawGroup(random, { noun, gender: noun.gender, at: pick(random, ['nom', 'nom', 'acc'] as const) })
  const to: Group = { ...from, article: from.article === 'der' ? 'ein' : 'der' }
  return askWord({
    reasoning: 'adjective-switch',
    lang: 'de',
    level: 2,
    statement: `« ${sayIn(from)} » Récrivez cette phrase avec « ${nameArticle(to)} » à la place de « ${nameArticle(from)} ».`,
    answer: sayIn(to),
    accepted: [sayGroup(to)],
    wrong: listWrong(to, adjective => sayIn(to, sayGroup(to, adjective))),
    hint: 'Changer l’article oblige à revoir la fin de l’adjectif.',
    rule: RULES[to.article],
    begin: 'Le nouvel article montre-t-il à lui seul le genre du nom ?',
    steps: steps(to),
  })
}

export const turnAttribute: Generator = (random): Exercise => {
  const group = drawGroup(random, { at: 'nom' })
  const isPlural = group.gender === 'pl'
  const subject = `${nameArticle(group)} ${nameNoun(group)}`
  const capital = subject.charAt(0).toUpperCase() + subject.slice(1)
  return askWord({
    reasoning: 'adjective-turn',
    lang: 'de',
    level: 2,
    statement: `« ${capital} ${isPlural ? 'sind' : 'ist'} ${group.adjective}. » L’adjectif est attribut. Faites-en une épithète : « ${nameArticle(group)} … ${nameNoun(group)} » Écrivez tous les mots du groupe.`,
    answer: sayGroup(group),
    accepted: [decline(group)],
    wrong: [
      [sayGroup(group, group.adjective), 'L’attribut reste invariable, mais l’épithète prend une terminaison.'],
      [
        `${nameArticle(group)} ${nameNoun(group)} ${group.adjective}`,
        'En allemand, l’épithète n’est jamais derrière le nom.',
      ],
      ...listWrong(group, adjective => sayGroup(group, adjective)),
    ],
    hint: 'Où l’épithète se place-t-elle, et que prend-elle ?',
    rule: RULES[group.article],
    begin: 'Le groupe est au cas du sujet : il reste à regarder l’article et le genre.',
    steps: steps(group),
  })
}

export const makePlural: Generator = (random): Exercise => {
  const from = drawGroup(random, {
    noun: pick(random, NOUNS),
    at: pick(random, ['nom', 'acc'] as const),
    article: 'der',
  })
  const one: Group = { ...from, gender: from.noun.gender }
  const many: Group = { ...from, gender: 'pl' }
  return askWord({
    reasoning: 'adjective-plural',
    lang: 'de',
    level: 2,
    statement: `« ${sayIn(one)} » Mettez au pluriel le groupe « ${sayGroup(one)} » (${one.noun.singular}, au pluriel : ${one.noun.plural}). Écrivez tous les mots du groupe.`,
    answer: sayGroup(many),
    accepted: [sayIn(many)],
    wrong: [
      [sayGroup(many, `${many.adjective}e`), 'Au pluriel, après un article, un simple -e ne suffit pas.'],
      [
        `${nameArticle(one) === 'die' ? 'den' : nameArticle(one)} ${decline(many)} ${nameNoun(many)}`,
        'L’article n’est pas celui qu’il faut ici au pluriel.',
      ],
      [sayGroup(many, `${many.adjective}er`), 'Cette terminaison n’est pas celle du pluriel après un article.'],
    ],
    hint: 'L’article, l’adjectif et le nom changent-ils tous les trois ?',
    rule: 'Au pluriel, après un article, l’adjectif a partout la même terminaison.',
    begin: 'Quel est l’article défini du pluriel, pour les trois genres ?',
    steps: [`Au pluriel, l’article est « ${nameArticle(many)} », et l’adjectif finit par -en.`, `« ${sayIn(many)} »`],
  })
}
