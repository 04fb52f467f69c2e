import { int, pick, shuffle } from '../random.ts'
import { askWord, type Wrong } from '../words/ask-word.ts'
import { explain, explainMistake, FEWEST_MISTAKES, type Maker, type Mistaken } from './solved.ts'
import { listHoles, listNumbers, showLine } from './working.ts'

const PUPILS = [
  ['Inès', 'Hugo'],
  ['Noé', 'Lila'],
  ['Maya', 'Tom'],
  ['Samir', 'Jeanne'],
] as const

const listLines = (lines: readonly string[]) => lines.map((line, i) => `(${i + 1}) ${showLine(line)}`).join(' ')

/** The first wrong line of a calculation. */
export const askLine: Maker = (random, solved) => {
  const { problem, right, mistaken } = solved
  const isRight = int(random, 1, 5) === 1
  const bad = pick(random, mistaken)
  const { lines } = isRight ? right : bad
  const answer = isRight ? 'aucune' : `la ligne ${bad.line + 1}`
  const say = (i: number): string => {
    if (isRight) return 'Cette ligne est juste, et tout le calcul aussi.'
    if (i < bad.line) return 'Cette ligne est juste.'
    return lines[i] === right.lines[i]
      ? 'Cette ligne-ci est juste, mais une autre est fausse avant elle.'
      : 'Cette ligne reprend une erreur qui est faite plus haut.'
  }
  return askWord({
    reasoning: 'worked-line',
    level: 2,
    statement: `${problem.given} ${problem.ask} Une élève écrit : ${listLines(lines)} Quelle est la première ligne où il y a une erreur ? Répondez par « ${lines.map((_, i) => `la ligne ${i + 1}`).join(' », « ')} » ou « aucune ».`,
    answer,
    accepted: isRight ? ['aucune ligne', 'aucune erreur'] : [`${bad.line + 1}`, `ligne ${bad.line + 1}`],
    wrong: [
      ...lines.map((_, i): Wrong => [`la ligne ${i + 1}`, say(i)]),
      ['aucune', 'Le résultat est faux : refaites le calcul.'],
    ],
    hint: 'Refaites le calcul de votre côté, puis comparez ligne par ligne.',
    rule: problem.rule,
    begin: problem.begin,
    steps: [
      isRight ? 'Chaque ligne est juste.' : `Dans la ligne ${bad.line + 1}, l’élève ${bad.does}.`,
      `Le calcul juste : ${right.lines.map(showLine).join(' ')}`,
    ],
  })
}

/** What makes a calculation of a number: one that only copies it is no choice. */
const OPERATION = /[+−×÷²³√]/

/** Which calculation gives the answer. */
export const askCalculation: Maker = (random, { problem, right, mistaken }) => {
  const seen = new Set([right.calculation])
  const others = mistaken.filter(({ calculation }) => {
    const isNew = calculation !== undefined && OPERATION.test(calculation) && !seen.has(calculation)
    seen.add(calculation)
    return isNew
  })
  if (right.calculation === undefined || others.length < FEWEST_MISTAKES) return undefined
  const three = shuffle(random, [
    { calculation: right.calculation, does: '' },
    ...shuffle(random, [...others]).slice(0, 3),
  ])
  const at = three.findIndex(({ does }) => does === '') + 1
  return askWord({
    reasoning: 'worked-choose',
    level: 2,
    statement: `${problem.given} ${problem.ask} Quel calcul donne la réponse ? ${three.map(({ calculation }, i) => `(${i + 1}) ${showLine(`‹${calculation}›`)}`).join(' ')} Répondez par « le calcul 1 » (ou un autre numéro).`,
    answer: `le calcul ${at}`,
    accepted: [`${at}`, `calcul ${at}`],
    wrong: three.flatMap(({ does }, i): Wrong[] =>
      does === '' ? [] : [[`le calcul ${i + 1}`, `Avec ce calcul, on ${does}.`]],
    ),
    hint: 'Dites avec des mots ce que vous calculez en premier, puis en second.',
    rule: problem.rule,
    begin: problem.begin,
    steps: [...right.lines.map(showLine), `C’est donc le calcul ${at}.`],
  })
}

/** Which of two pupils is right, if one is. */
export const askWhoIsRight: Maker = (random, solved) => {
  const { problem, right, mistaken } = solved
  const names = pick(random, PUPILS)
  const [first, second] = shuffle(random, [...mistaken])
  if (!first || !second) return undefined
  const who = int(random, 0, 2)
  const found = who === 2 ? [first, second] : who === 0 ? [right, first] : [first, right]
  const answer = names[who] ?? 'aucun des deux'
  const say = (i: number): string => {
    const one: Partial<Mistaken> | undefined = found[i]
    return one?.does ? explainMistake(one.does) : ''
  }
  return askWord({
    reasoning: 'worked-judge',
    level: 2,
    statement: `${problem.given} ${problem.ask} ${names[0]} trouve ${found[0]?.result.text ?? ''} et ${names[1]} trouve ${found[1]?.result.text ?? ''}. Qui a raison ? Choisissez entre : ${names[0]}, ${names[1]}, aucun des deux.`,
    answer,
    accepted: who === 2 ? ['aucun'] : [],
    wrong: [
      [names[0], say(0)],
      [names[1], say(1)],
      ['aucun des deux', 'L’un des deux résultats est juste : refaites le calcul.'],
    ],
    hint: 'Cherchez le résultat vous-même avant de relire les deux autres.',
    rule: problem.rule,
    begin: problem.begin,
    steps: explain(solved),
  })
}

/** Whether a wrong calculation comes by the result of another one: who stopped there has made either mistake. */
const passesBy = (one: Mistaken, other: Mistaken) => {
  const [found] = listNumbers(other.result.text)
  return one.lines
    .slice(one.line)
    .flatMap(listHoles)
    .some(value => value === found)
}

/** Which mistake leads to a wrong result. */
export const askMistake: Maker = (random, { problem, right, mistaken }) => {
  const made = pick(random, mistaken)
  const others = shuffle(
    random,
    mistaken.filter(one => one !== made && !passesBy(one, made)),
  ).slice(0, 2)
  if (others.length < 2) return undefined
  const listed = shuffle(random, [made, ...others])
  const at = listed.indexOf(made)
  return askWord({
    reasoning: 'worked-mistake',
    level: 3,
    statement: `${problem.given} ${problem.ask} Un élève trouve ${made.result.text} : c’est faux. Quelle erreur a-t-il faite ? ${listed.map(({ does }, i) => `(${i + 1}) Il ${does}.`).join(' ')} Répondez par « l’erreur 1 » (ou 2, ou 3).`,
    answer: `l’erreur ${at + 1}`,
    accepted: [`${at + 1}`, `erreur ${at + 1}`],
    wrong: listed.flatMap(({ result }, i): Wrong[] =>
      i === at ? [] : [[`l’erreur ${i + 1}`, `Avec cette erreur, il trouverait ${result.text}.`]],
    ),
    hint: 'Faites exprès chacune des erreurs proposées, et regardez ce qu’elle donne.',
    rule: problem.rule,
    begin: problem.begin,
    steps: [
      `L’élève ${made.does} : ${made.lines.map(showLine).join(' ')}`,
      `Le calcul juste : ${right.lines.map(showLine).join(' ')}`,
    ],
  })
}
