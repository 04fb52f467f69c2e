import { parseArgs } from 'node:util'
import { answerQuestions } from './ask.ts'
import { Answers, type Judgement, judgeAnswer, LabelledQuestions } from './asking/judge.ts'
import { findPack, readCases } from './case-file.ts'

type Row = { intent: string; subject: string; judgement: Judgement; answer: { text: string } }

/** Of what was said at all: a whole lesson holds every answer and helps nobody. */
const medianChars = (rows: Row[]) => {
  const lengths = rows.map(({ answer }) => answer.text.length).filter(length => length > 0)
  return lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0
}

const countJudgements = (rows: Row[]): Record<Judgement, number> => {
  const counts = { useful: 0, misleading: 0, silent: 0 }
  for (const { judgement } of rows) counts[judgement] += 1
  return counts
}

const count = (rows: Row[]) => ({
  questions: rows.length,
  medianChars: medianChars(rows),
  ...countJudgements(rows),
})

const countBy = (rows: Row[], key: 'intent' | 'subject') =>
  Object.fromEntries(
    [...Map.groupBy(rows, row => row[key])]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([name, group]) => [name, count(group)]),
  )

/** `judge-asking --cases FILE [--answers FILE]`: how many answers are useful, on labelled questions; without answers, today's. */
export function judgeAsking(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { cases: { type: 'string' }, answers: { type: 'string' }, json: { type: 'boolean' } },
  })
  if (!values.cases) throw new Error('Quelles questions ? --cases FICHIER')
  const { questions } = readCases(values.cases, LabelledQuestions)
  const { answers } = values.answers
    ? readCases(values.answers, Answers)
    : Answers.parse(answerQuestions(['--cases', values.cases]))
  const answersById = new Map(answers.map(answer => [answer.id, answer]))
  const rows = questions.map(asked => {
    const answer = answersById.get(asked.id)
    if (!answer) throw new Error(`Aucune réponse à la question ${asked.id}.`)
    const { id, pack, question, intent } = asked
    return {
      id,
      pack,
      subject: findPack(pack).subject,
      intent,
      question,
      judgement: judgeAnswer(asked, answer),
      answer,
    }
  })
  return {
    all: count(rows),
    byIntent: countBy(rows, 'intent'),
    bySubject: countBy(rows, 'subject'),
    notUseful: rows
      .filter(({ judgement }) => judgement !== 'useful')
      .map(({ id, pack, question, judgement, answer }) => ({
        id,
        pack,
        question,
        judgement,
        kind: answer.kind,
        text: answer.text,
      })),
  }
}
