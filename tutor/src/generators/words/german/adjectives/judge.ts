import type { Exercise, Generator } from '../../../exercise.ts'
import { int, pick, shuffle } from '../../../random.ts'
import { askFalse } from '../../ask-false.ts'
import { askWord, type Wrong } from '../../ask-word.ts'
import {
  ARTICLES,
  CASES,
  decline,
  drawGroup,
  ending,
  explain,
  type Group,
  listWrong,
  NOUNS,
  nameArticle,
  RULES,
  SIGNS,
  sayGroup,
  sayIn,
  USES,
} from './nominal-group.ts'

export const nameCase: Generator = (random): Exercise => {
  const group = drawGroup(random)
  const answer = CASES[group.at]
  return askWord({
    reasoning: 'adjective-case',
    level: 1,
    statement: `« ${sayIn(group)} » À quel cas est le groupe « ${sayGroup(group)} » ? Choisissez entre : ${shuffle(random, Object.values(CASES)).join(', ')}.`,
    answer,
    accepted: [`le ${answer}`, `au ${answer}`],
    wrong: (['nom', 'acc', 'dat'] as const).filter(at => at !== group.at).map((at): Wrong => [CASES[at], USES[at]]),
    hint: 'Regardez ce qui est juste devant le groupe.',
    rule: 'Le sujet, et ce qui suit sein, sont à un cas, l’objet direct à un autre ; mit en commande toujours le troisième.',
    begin: 'Ne regardez pas seulement la terminaison : plusieurs cas ont la même.',
    steps: [`Ici, ${SIGNS[group.at]}.`, `C’est donc le ${answer} : « ${sayGroup(group)} ».`],
  })
}

export const chooseArticle: Generator = (random): Exercise => {
  // Of a feminine both articles would fit.
  const group = drawGroup(random, {
    noun: pick(
      random,
      NOUNS.filter(({ gender }) => gender !== 'f'),
    ),
    at: 'nom',
  })
  const one: Group = { ...group, gender: group.noun.gender }
  const other: Group = { ...one, article: one.article === 'der' ? 'ein' : 'der' }
  const answer = nameArticle(one)
  const wrong: Wrong[] = [
    [nameArticle(other), `Après « ${nameArticle(other)} », on dirait « ${decline(other)} ».`],
    [ARTICLES[one.article].dat[one.gender], 'Cet article est celui du datif.'],
    [
      one.gender === 'm' ? ARTICLES[one.article].acc.m : 'die',
      one.gender === 'm' ? 'Cet article est celui de l’accusatif.' : 'Ce nom n’est pas féminin.',
    ],
  ]
  return askWord({
    reasoning: 'adjective-article',
    lang: 'de',
    level: 3,
    statement: `« ${sayIn(one, sayGroup(one).replace(/^\S+/, '…'))} » La terminaison de l’adjectif dit quel article va devant. Lequel ? Choisissez entre : ${shuffle(random, [answer, ...wrong.map(([text]) => text)]).join(', ')}.`,
    answer,
    accepted: [sayGroup(one), sayIn(one)],
    wrong,
    hint: 'L’adjectif porte-t-il ici la marque du genre ?',
    rule: 'Une seule marque suffit : si l’adjectif la porte, l’article ne la porte pas, et inversement.',
    begin: 'Trouvez d’abord le genre du nom et le cas du groupe.',
    steps: [
      `${explain(one)}. L’adjectif finit par -${ending(one)}.`,
      `C’est la terminaison qui suit « ${answer} » : « ${sayIn(one)} »`,
    ],
  })
}

export const findFalse: Generator = (random): Exercise => {
  const nouns = shuffle(random, NOUNS).slice(0, 3)
  const groups = nouns.map(noun => drawGroup(random, { noun }))
  const at = int(random, 0, 2)
  const bad = groups[at] ?? drawGroup(random)
  const [text] = pick(random, listWrong(bad))
  return askFalse({
    reasoning: 'adjective-false',
    shown: groups.map((group, i) => ({
      text: i === at ? sayIn(group, sayGroup(group, text)) : sayIn(group),
      why: `${explain(group)}, et l’adjectif finit par -${ending(group)}`,
    })),
    at,
    right: sayIn(bad),
    hint: 'Vérifiez la fin de chaque adjectif ; les articles et les noms sont justes.',
    rule: 'Posez pour chaque groupe les trois questions de la leçon : quel article, quel genre, quel cas ?',
    begin: 'Notez le cas au-dessus de chaque groupe.',
  })
}

export const chooseReason: Generator = (random): Exercise => {
  const group = drawGroup(random, {
    noun: pick(
      random,
      NOUNS.filter(({ gender }) => gender !== 'f'),
    ),
  })
  const reasons = {
    mark: 'l’article ne montre pas le genre, l’adjectif le montre',
    shown: 'l’article montre déjà le genre, au nominatif ou à l’accusatif neutre',
    object: 'le groupe est à l’accusatif masculin singulier',
    dative: 'le groupe est au datif',
    plural: 'le groupe est au pluriel, après un article',
  }
  const refuted = {
    mark: 'Ce groupe n’a pas « ein » au nominatif ou à l’accusatif neutre.',
    shown: 'Il faudrait « der » ou « das », au nominatif ou à l’accusatif neutre.',
    object: 'Le groupe n’est pas un COD masculin au singulier.',
    dative: 'Rien ne commande ici le datif.',
    plural: 'Le nom est au singulier.',
  }
  const isMany = group.gender === 'pl'
  const one: Group = isMany && group.at === 'dat' ? { ...group, at: 'nom' } : group
  const kind = (() => {
    if (isMany) return 'plural'
    if (one.at === 'dat') return 'dative'
    if (one.at === 'acc' && one.gender === 'm') return 'object'
    return one.article === 'ein' ? 'mark' : 'shown'
  })()
  const answer = reasons[kind]
  const wrong = shuffle(
    random,
    (['mark', 'shown', 'object', 'dative', 'plural'] as const).filter(name => name !== kind),
  ).slice(0, 3)
  return askWord({
    reasoning: 'adjective-reason',
    level: 3,
    statement: `« ${sayIn(one)} » Pourquoi « ${decline(one)} », avec -${ending(one)} ? Choisissez entre : ${shuffle(random, [answer, ...wrong.map(name => reasons[name])]).join(' ; ')}.`,
    answer,
    wrong: wrong.map((name): Wrong => [reasons[name], refuted[name]]),
    hint: 'Cherchez le nombre, puis le cas, puis le genre.',
    rule: RULES[one.article],
    begin: 'Écartez d’abord les raisons qui parlent d’un autre nombre ou d’un autre cas.',
    steps: [`${explain(one)}.`, `La raison : ${answer}.`],
  })
}
