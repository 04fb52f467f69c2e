import { grade } from '../grade/index.ts'
import { loadLexicon } from '../grade/text/lexicon.ts'
import type { Pack } from '../pack.ts'
import { alternatingAnswers, hostileAnswers } from './hostile-answers.ts'
import { type Asked, askedOfEachKind, drawTextQuestions } from './hostile-expected.ts'

const COUNT = 60
const WARM_UP = 'une réponse comme une autre'

/** The processor time of this thread: what else the machine does is not the grader's time. */
const readClock = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What is quick once is not measured again. */
const QUICK = 10
const TIMES = 4
const time = ({ expected, setting }: Asked, answer: string) => {
  let [best, verdict] = [Number.POSITIVE_INFINITY, '']
  for (let n = 0; n < TIMES && best > QUICK; n++) {
    const start = readClock()
    verdict = grade(expected, answer, setting).verdict
    best = Math.min(best, readClock() - start)
  }
  return { milliseconds: best, verdict }
}

/** Answers that no pupil writes, to sixty text questions and each other kind, and how long each verdict takes at best. */
export function* tryHostileAnswers(packs: readonly Pack[]) {
  loadLexicon()
  const all = [...drawTextQuestions(packs, COUNT), ...askedOfEachKind]
  for (const asked of all) {
    grade(asked.expected, WARM_UP, asked.setting)
    for (const answer of hostileAnswers) yield { id: asked.id, answer, ...time(asked, answer) }
  }
  let place = 0
  for (const answer of alternatingAnswers()) {
    const asked = all[place++ % all.length]
    if (asked) yield { id: asked.id, answer, ...time(asked, answer) }
  }
}
